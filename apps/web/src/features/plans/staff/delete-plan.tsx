import type { StoredPlan } from '@waypost/contract/plans';
import { textIn } from '@waypost/i18n/locale';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';

interface Props {
  /** Null while nothing is asked. */
  readonly plan: StoredPlan | null;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (plan: StoredPlan) => void;
}

/** Says how many people have what is no longer offered then. */
export function DeletePlan({ plan, pending, onClose, onConfirm }: Props) {
  const t = useTranslations('plans.staff');
  const tActions = useTranslations('ui.actions');
  const { locale } = useFormats();
  // While it fades the question stays what it was.
  const last = useRef(plan);
  if (plan) last.current = plan;
  const { current: shown } = last;
  if (!shown) return null;
  return (
    <ConfirmModal
      opened={plan !== null}
      onClose={onClose}
      title={t('deleteTitle', { name: textIn(locale, shown.name) })}
      confirmLabel={tActions('delete')}
      onConfirm={() => onConfirm(shown)}
      pending={pending}
      danger
    >
      {t('deleteText', { count: shown.people })}
    </ConfirmModal>
  );
}
