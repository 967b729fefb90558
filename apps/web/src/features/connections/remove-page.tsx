import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useGo, usePathParams } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { useRemovalPreview, useRemoveConnection } from './api.ts';
import { ConnectedPage } from './connected-page.tsx';
import classes from './connections.module.css';
import { connectionsPaths } from './paths.ts';

export default function RemovePage() {
  const { app } = usePathParams();
  if (!isSocialApp(app)) throw notFound();
  return <Removal app={app} />;
}

function Removal({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('connections.removal');
  const profile = useProfile();
  const application = profile.applications[app];
  const { name } = CHANNELS[app];
  const connections = connectionsPaths.list({ slug: profile.slug });
  return (
    <>
      <PageHead title={t('title', { app: name })} />
      <div className={classes.narrow}>
        {application.installed ? (
          <Consequences app={app} />
        ) : (
          <SectionCard>
            <EmptyState
              icon={<IconPlugConnectedX size={40} stroke={1.4} />}
              title={t('notInstalled', { app: name })}
              action={
                <LinkButton variant="default" to={connections}>
                  {t('back')}
                </LinkButton>
              }
            />
          </SectionCard>
        )}
      </div>
    </>
  );
}

function Consequences({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('connections.removal');
  const profile = useProfile();
  const application = profile.applications[app];
  const { name } = CHANNELS[app];
  const connections = connectionsPaths.list({ slug: profile.slug });
  const go = useGo();
  const preview = useRemovalPreview(app);
  const remove = useRemoveConnection(app, t('done', { app: name }), () => go(connections, { replace: true }));
  return (
    <SectionCard title={t('lead')}>
      <div className={classes.fields}>
        <ConnectedPage application={application} />
        {preview.isPending && <ListSkeleton rows={3} shape="line" />}
        {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && (
          <ul className={classes.consequences}>
            <li>{t('page', { name: application.data?.name ?? name })}</li>
            <li>{t('pending', { count: preview.data.pending_posts, app: name })}</li>
            {preview.data.busy_posts > 0 && <li>{t('busy', { count: preview.data.busy_posts })}</li>}
            {preview.data.asked_posts > 0 && <li>{t('asked', { count: preview.data.asked_posts, app: name })}</li>}
            <li>{t('published')}</li>
          </ul>
        )}
      </div>
      <div className={classes.buttons}>
        <LinkButton variant="default" to={connections}>
          {t('keep')}
        </LinkButton>
        <Button color="coral" disabled={!preview.data} loading={remove.pending} onClick={() => remove.run()}>
          {t('confirm', { app: name })}
        </Button>
      </div>
    </SectionCard>
  );
}
