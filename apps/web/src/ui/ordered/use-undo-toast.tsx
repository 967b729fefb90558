import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { focusPage } from '../feedback/focus-page.ts';
import { toast } from '../feedback/toasts.ts';

/** Says what was done, with a button that takes it back as long as the message stands. */
export function useUndoToast(): (message: string, onUndo: () => void, ms?: number) => void {
  const title = useTranslations('ui.feedback')('successTitle');
  const undo = useTranslations('ui.ordered')('undo');
  return (message, onUndo, ms) =>
    toast.success({
      title,
      message,
      ms,
      below: (close) => (
        <Button
          key="undo"
          variant="default"
          size="xs"
          display="block"
          mt={8}
          onClick={() => {
            close();
            focusPage();
            onUndo();
          }}
        >
          {undo}
        </Button>
      ),
    });
}
