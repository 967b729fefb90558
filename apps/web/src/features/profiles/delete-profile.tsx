import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { removalPreview } from '@waypost/contract/connections';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { deleteProfile, RESTORABLE_DAYS } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { DELETED_KEY } from './deleted-profiles.tsx';

interface Props {
  readonly profile: { readonly pk: number; readonly name: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks first, and says what goes with the profile. */
export function DeleteProfile({ profile: { pk, name }, opened, onClose }: Props) {
  const t = useTranslations('profiles.deletion');
  const waiting = useQuery({
    queryKey: ['profile-deletion', pk],
    queryFn: ({ signal }) => countWaiting(pk, signal),
    enabled: opened,
    staleTime: 0,
  });
  const action = useAction({
    run: () => call(deleteProfile, { params: { profile: pk } }),
    success: t('deleted'),
    invalidate: [DELETED_KEY],
    onSuccess: async () => {
      onClose();
      await refreshSession(remaining(pk));
    },
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { name })}
      confirmLabel={t('confirm')}
      onConfirm={() => action.run()}
      pending={action.pending}
      confirmDisabled={waiting.data === undefined}
      danger
    >
      {waiting.isPending && <ListSkeleton rows={3} shape="line" />}
      {waiting.isError && <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />}
      {waiting.data !== undefined && (
        <List size="sm" spacing={6}>
          <List.Item>{t('networks')}</List.Item>
          <List.Item>{t('pending', { count: waiting.data })}</List.Item>
          <List.Item>{t('feed')}</List.Item>
          <List.Item>{t('restorable', { days: RESTORABLE_DAYS })}</List.Item>
        </List>
      )}
    </ConfirmModal>
  );
}

/** The profile to go on with: the selected one, or another when that one is gone. */
function remaining(pk: number): string | undefined {
  const { profile, profiles } = sessionStore.require();
  return profile?.pk === pk ? profiles.find((other) => other.pk !== pk)?.slug : profile?.slug;
}

/** Posts that would be deleted, of all networks. */
async function countWaiting(pk: number, signal: AbortSignal): Promise<number> {
  const counts = await Promise.all(
    SOCIAL_APPS.map((app) => call(removalPreview, { params: { profile: pk, app } }, { signal })),
  );
  return counts.reduce((sum, { pending_posts }) => sum + pending_posts, 0);
}
