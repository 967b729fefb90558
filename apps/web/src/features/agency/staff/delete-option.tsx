import type { AgencyOption } from '@waypost/contract/agency';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { nameOf } from './lists.ts';

interface Props {
  /** Null while nothing is asked. */
  readonly option: AgencyOption | null;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (option: AgencyOption) => void;
}

/** Says who still has it before it is offered no more. */
export function DeleteOption({ option, pending, onClose, onConfirm }: Props) {
  const t = useTranslations('agency.staff');
  const { locale } = useFormats();
  // While it fades the question stays what it was.
  const last = useRef(option);
  if (option) last.current = option;
  const { current: shown } = last;
  if (!shown) return null;
  return (
    <ConfirmModal
      opened={option !== null}
      onClose={onClose}
      title={t('deleteTitle', { name: nameOf(shown, locale) })}
      confirmLabel={t('delete')}
      onConfirm={() => onConfirm(shown)}
      pending={pending}
      danger
    >
      {t('deleteText', { count: shown.used_by })}
    </ConfirmModal>
  );
}
