import { type Contact, deleteContact, optOutContact } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import type { Shared } from './opened.ts';

interface Props extends Shared {
  readonly contact: Contact;
}

/** Somebody told the agent that she wants no more newsletters. */
export function OptOut({ contact, onClose, reads }: Props) {
  const t = useTranslations('contacts.optOut');
  const action = useAction({
    run: () => call(optOutContact, { params: { id: contact.id } }),
    success: t('done'),
    invalidate: [reads],
    onSuccess: onClose,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title', { email: contact.email })}
      confirmLabel={t('confirm')}
      pending={action.pending}
      onConfirm={() => action.run()}
    >
      {t('text')}
    </ConfirmModal>
  );
}

export function DeleteContact({ contact, onClose, reads }: Props) {
  const t = useTranslations('contacts.deletion');
  const action = useAction({
    // Another tab was quicker: she is gone, which is what was wanted.
    run: () =>
      call(deleteContact, { params: { id: contact.id } }).catch((error: unknown) => {
        if (!isApiError(error, 404)) throw error;
      }),
    success: t('done'),
    invalidate: [reads],
    onSuccess: onClose,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title', { email: contact.email })}
      confirmLabel={t('confirm')}
      danger
      pending={action.pending}
      onConfirm={() => action.run()}
    >
      {t('text')}
    </ConfirmModal>
  );
}
