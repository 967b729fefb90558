import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { toast } from '../../../../ui/feedback/toasts.ts';
import { useRestoreNewsletter } from '../restore.ts';
import { useDeleteNewsletter } from './actions.ts';

/** Done at once, and taken back from the toast that says so, or later by Restore. */
export function useLeaveOut(id: number) {
  const t = useTranslations('newsletters');
  const tFeedback = useTranslations('ui.feedback');
  const restore = useRestoreNewsletter(id);
  return useDeleteNewsletter(id, () =>
    toast.success({
      title: tFeedback('successTitle'),
      message: t('verbs.deleted'),
      below: (close) => (
        <Button
          key="undo"
          size="xs"
          variant="default"
          mt={8}
          display="block"
          onClick={() => {
            close();
            restore.run();
          }}
        >
          {t('screen.undo')}
        </Button>
      ),
    }),
  );
}
