import { Button, Group, Text } from '@mantine/core';
import type { UserDetail } from '@waypost/contract/accounts';
import { downgradeUser, PAYMENT_PROVIDER } from '@waypost/contract/plans';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Losses } from '../losses.tsx';
import type { useUserPlan } from './use-user-plan.ts';

interface Props {
  readonly user: UserDetail;
  readonly found: ReturnType<typeof useUserPlan>;
}

/**
 * Takes away what PRO brought (SUPER-001 to 008). Whose plan is not free yet is refused before anything is asked: the payment provider
 * comes first.
 */
export function DowngradeButton({ user, found }: Props) {
  const t = useTranslations('plans.user.downgrade');
  const tActions = useTranslations('ui.actions');
  const [asking, ask] = useState<'sure' | 'refused' | null>(null);
  const close = () => ask(null);
  const downgrade = useAction({
    run: () => call(downgradeUser, { params: { user: user.pk } }),
    success: t('started'),
    invalidate: [['users']],
    onSuccess: close,
  });
  return (
    <Group justify="flex-end" mt="md">
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => {
          void found.refetch();
          ask(user.plan === 'free' ? 'sure' : 'refused');
        }}
      >
        {t('button')}
      </Button>
      <ConfirmModal
        opened={asking === 'sure'}
        onClose={close}
        title={t('title')}
        confirmLabel={t('confirm')}
        onConfirm={downgrade.run}
        pending={downgrade.pending}
        confirmDisabled={found.data === undefined}
        danger
      >
        <Text>{t('text', { name: user.name })}</Text>
        <Losses data={found.data?.losses} error={found.error} onRetry={() => void found.refetch()} />
      </ConfirmModal>
      <Dialog opened={asking === 'refused'} onClose={close} title={t('errorTitle')} size={460}>
        <Text>{t('error', { provider: found.data?.provider ?? PAYMENT_PROVIDER })}</Text>
        <Group justify="flex-end" mt="md">
          <Button onClick={close} data-autofocus>
            {tActions('close')}
          </Button>
        </Group>
      </Dialog>
    </Group>
  );
}
