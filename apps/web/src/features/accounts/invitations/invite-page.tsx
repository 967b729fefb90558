import { IconLock } from '@tabler/icons-react';
import { INVITED_AT_ONCE } from '@waypost/contract/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePermission } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { accountsPaths } from '../paths.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';
import type { Sent } from './sent.ts';

/** Staff invite one advisor or many, and see what became of each line. */
export default function InvitePage() {
  const t = useTranslations('accounts.invite');
  const user = useTranslations('accounts.user');
  const allowed = usePermission('accounts.manage_users');
  const [sent, setSent] = useState<Sent | null>(null);
  const [asking, ask] = useState(true);
  return (
    <>
      <PageHead
        above={<LinkAnchor to={accountsPaths.users()}>{user('back')}</LinkAnchor>}
        title={t('title')}
        lead={t('lead', { max: INVITED_AT_ONCE })}
      />
      {!allowed && (
        <SectionCard>
          <EmptyState icon={<IconLock size={40} stroke={1.4} />} title={t('noPermission')} />
        </SectionCard>
      )}
      {allowed && asking && (
        <InviteForm
          terms={sent && { plan: sent.plan, locale: sent.locale }}
          onSent={(lines) => {
            setSent(lines);
            ask(false);
          }}
        />
      )}
      {allowed && sent && !asking && <InviteResults sent={sent} onSent={setSent} onMore={() => ask(true)} />}
    </>
  );
}
