import { Group } from '@mantine/core';
import { IconLock, IconPlugConnected, IconSparkles } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useHasPro, useMayCompose, useProfile } from '../../platform/session/use-session.ts';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState } from '../../ui/states/states.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { connectedApps } from '../connections/index.ts';
import { connectionsPaths } from '../connections/paths.ts';
import { postsPaths } from '../posts/paths.ts';
import { useOpenDraft } from './api.ts';
import { Composer } from './composer.tsx';
import { AwaitedComposer } from './composer-frame.tsx';

/** Create Post: plan and connection first, then the open draft, then the composer. */
export default function ComposerPage() {
  const t = useTranslations('generator');
  const profile = useProfile();
  const pro = useHasPro();
  const mayCompose = useMayCompose();
  const apps = connectedApps(profile);
  const ready = mayCompose && apps.length > 0;
  const open = useOpenDraft(ready);
  // Rendered in pieces: at once, it would keep a slow phone from answering for half a second.
  const draft = useDeferredValue(open.data);
  if (ready && draft !== undefined) return <Composer apps={apps} loaded={draft} />;
  if (ready && !open.isError) return <AwaitedComposer />;
  return (
    <>
      <PageHead title={t('page.heading')} badge={pro ? undefined : <PlanBadge plan="PRO" />} />
      {!pro && <Locked />}
      {pro && !mayCompose && <SwitchedOff />}
      {mayCompose && apps.length === 0 && (
        <SectionCard>
          <EmptyState
            icon={<IconPlugConnected size={40} stroke={1.4} />}
            title={t('networks.noneConnected')}
            text={t('composer.noneConnectedText')}
            action={
              <LinkButton to={connectionsPaths.list({ slug: profile.slug })}>{t('composer.toConnections')}</LinkButton>
            }
          />
        </SectionCard>
      )}
      {open.isError && (
        <SectionCard>
          <ErrorState title={t('page.loadFailed')} error={open.error} onRetry={() => void open.refetch()} />
        </SectionCard>
      )}
    </>
  );
}

/** Free and grow see what the page would give, and the way to it (GEN-021, GEN-022). */
function Locked() {
  const t = useTranslations('generator.page');
  const { slug } = useProfile();
  const tComposer = useTranslations('generator.composer');
  return (
    <SectionCard>
      <EmptyState
        icon={<IconSparkles size={40} stroke={1.4} />}
        title={t('upgradeTitle')}
        text={t('upgradeText')}
        action={
          <Group justify="center" gap="sm">
            <UpgradeLink size="sm" variant="filled" />
            <LinkButton variant="default" to={postsPaths.all({ slug })}>
              {tComposer('toPosts')}
            </LinkButton>
          </Group>
        }
      />
    </SectionCard>
  );
}

/** Staff switched it off for this profile (GEN-022); what is scheduled goes on. */
function SwitchedOff() {
  const t = useTranslations('generator');
  const { slug } = useProfile();
  return (
    <SectionCard>
      <EmptyState
        icon={<IconLock size={40} stroke={1.4} />}
        title={t('page.offTitle')}
        text={t('page.offText')}
        action={<LinkButton to={postsPaths.all({ slug })}>{t('composer.toPosts')}</LinkButton>}
      />
    </SectionCard>
  );
}
