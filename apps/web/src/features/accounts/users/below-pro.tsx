import { Text } from '@mantine/core';
import type { UserDetail } from '@waypost/contract/accounts';
import type { Plan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { Losses, useUserPlan } from '../../plans/index.ts';

interface Props {
  readonly user: UserDetail;
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Before a plan below PRO is given: what goes with it. */
export function BelowPro({ user, plan, onClose, onConfirm }: Props) {
  const t = useTranslations('plans.user.below');
  const plans = useTranslations('shell.profile.plans');
  const found = useUserPlan(user.pk);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('confirm')}
      onConfirm={onConfirm}
      confirmDisabled={found.data === undefined}
      danger
    >
      <Text>{t('text', { plan: plans(plan), name: user.name })}</Text>
      <Losses data={found.data?.losses} error={found.error} onRetry={() => void found.refetch()} />
    </ConfirmModal>
  );
}
