import { Group } from '@mantine/core';
import type { ListedUser } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';

type State = NonNullable<ListedUser['invitation']>['state'];

const TONES: Readonly<Record<State, StatusTone>> = {
  sending: 'neutral',
  sent: 'accent',
  failed: 'danger',
  expired: 'warning',
  no_address: 'warning',
};

/** What sets an account apart from an ordinary agency user's. */
export function UserBadges({ user }: { readonly user: ListedUser }) {
  const t = useTranslations('accounts.users');
  return (
    <Group gap={6}>
      {user.is_superuser && <StatusBadge tone="accent" label={t('role.superuser')} />}
      {user.is_staff && <StatusBadge tone="neutral" label={t('role.staff')} />}
      {user.restorable_until && <StatusBadge tone="danger" label={t('deleted')} />}
      {user.invitation && (
        <StatusBadge tone={TONES[user.invitation.state]} label={t(`invitation.${user.invitation.state}`)} />
      )}
    </Group>
  );
}
