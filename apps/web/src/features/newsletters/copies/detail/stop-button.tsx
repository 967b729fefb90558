import { Button } from '@mantine/core';
import { type NewsletterDetail, newsletterActions } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { useSteer } from './actions.ts';

/** Ends the sending for good, after a question. */
export function StopButton({ newsletter }: { readonly newsletter: NewsletterDetail }) {
  const t = useTranslations('newsletters.notice');
  const [asking, setAsking] = useState(false);
  const cancel = useSteer(newsletter.id, 'cancel', () => setAsking(false));
  if (!newsletterActions(newsletter, new Date()).includes('cancel')) return null;
  return (
    <>
      <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        danger
        pending={cancel.pending}
        onConfirm={() => cancel.run()}
      >
        <p>{t('cancelText', { waiting: newsletter.stats?.waiting ?? 0 })}</p>
      </ConfirmModal>
    </>
  );
}
