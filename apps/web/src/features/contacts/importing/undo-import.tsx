import { type ContactImport, type ContactList, undoContactImport } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { importKey, ofImport } from './import-api.ts';

interface Props {
  readonly profile: number;
  readonly list: ContactList;
  readonly made: ContactImport;
  readonly onClose: () => void;
  readonly onUndoing: (list: ContactList) => void;
}

/** Takes back what an import did, after a question. */
export function UndoImport({ profile, list, made, onClose, onUndoing }: Props) {
  const t = useTranslations('contacts.importing.undo');
  const { added, updated, file_name: name } = made;
  const action = useAction({
    run: () => call(undoContactImport, { params: ofImport(list, made.import_id) }),
    success: false,
    invalidate: [importKey(profile, made.import_id)],
    onSuccess: (told) => {
      onUndoing(told);
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      pending={action.pending}
      onConfirm={() => action.run()}
    >
      {t('text', { added, updated })}
    </ConfirmModal>
  );
}
