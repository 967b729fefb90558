import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { resendInvitation, revokeInvitation, type UserDetail } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { accountsPaths } from '../paths.ts';
import { CopyLink } from './copy-link.tsx';

/** An invitation that nobody has answered: send it again, or take it back. */
export function InvitationCard({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('accounts.invite');
  const go = useGo();
  const [asking, ask] = useDisclosure(false);
  const params = { user: user.pk };
  const resend = useAction({
    run: () => call(resendInvitation, { params }),
    success: ({ link }) => (link === null ? t('resent') : false),
    invalidate: [['users']],
  });
  const revoke = useAction({
    run: () => call(revokeInvitation, { params }),
    success: t('revoked'),
    onSuccess: () => go(accountsPaths.users({ show: 'invited' })),
    onFailure: ask.close,
  });
  return (
    <SectionCard title={t('cardTitle')} description={t('cardText')}>
      <Group>
        <Button variant="default" loading={resend.pending} onClick={() => resend.run()}>
          {t(user.email === '' ? 'newLink' : 'resend')}
        </Button>
        <Button variant="subtle" color="coral" onClick={ask.open}>
          {t('revoke')}
        </Button>
      </Group>
      {resend.result?.link && <CopyLink key={resend.result.link} link={resend.result.link} autoFocus />}
      <ConfirmModal
        opened={asking}
        onClose={ask.close}
        title={t('revokeTitle')}
        confirmLabel={t('revoke')}
        onConfirm={() => revoke.run()}
        pending={revoke.pending}
        danger
      >
        <Text>{t('revokeText', { name: user.name })}</Text>
      </ConfirmModal>
    </SectionCard>
  );
}
