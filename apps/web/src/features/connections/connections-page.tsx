import { CHANNELS, isSocialApp, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { LegalLinks } from '../legal/index.ts';
import { profilesPaths } from '../profiles/paths.ts';
import { ConnectionCard } from './card/connection-card.tsx';
import { NewsletterCard } from './card/newsletter-card.tsx';
import { problemKey } from './card/problem.ts';
import { ProblemNotice } from './card/problem-notice.tsx';
import { ReconnectModal } from './card/reconnect-modal.tsx';
import classes from './connections.module.css';
import { connectionsPaths } from './paths.ts';
import { PageSelector } from './selector/page-selector.tsx';

interface OpenSelector {
  readonly app: SocialApp;
  /** It was not asked for by a click, so a single page is taken without one (CONN-034). */
  readonly auto: boolean;
}

/** CONN-033: the address opens the selector, not on every network. */
function selectorOfAddress(app: string | undefined): OpenSelector | null {
  return isSocialApp(app) && CHANNELS[app].selectorOpens ? { app, auto: true } : null;
}

export default function ConnectionsPage() {
  const t = useTranslations('connections');
  const profile = useProfile();
  const [params, setParams] = useSearch(connectionsPaths.list);
  const [selector, setSelector] = useState(() => (params.restored ? null : selectorOfAddress(params.open_connections)));
  const closeSelector = () => {
    setSelector(null);
    setParams({ open_connections: undefined });
  };
  const reconnect = isSocialApp(params.reconnect) ? params.reconnect : null;
  const problem = reconnect ? problemKey(params.problem, reconnect) : null;
  const closeProblem = () => setParams({ reconnect: undefined, problem: undefined, missing: undefined });
  const restored = params.restored && isSocialApp(params.open_connections) ? params.open_connections : null;
  return (
    <>
      <PageHead
        title={t('screen.title')}
        lead={t('screen.lead')}
        actions={
          <LinkButton variant="default" to={connectionsPaths.advanced({ slug: profile.slug })}>
            {t('screen.advanced')}
          </LinkButton>
        }
      />
      <div className={classes.stack}>
        {!profile.completed && (
          <Notice
            tone="info"
            title={t('screen.incompleteTitle')}
            action={
              <LinkButton to={profilesPaths.setup({ slug: profile.slug })}>{t('screen.completeProfile')}</LinkButton>
            }
          >
            {t('screen.incompleteText')}
          </Notice>
        )}
        {reconnect && problem && (
          <ProblemNotice
            app={reconnect}
            problem={problem}
            missing={(params.missing ?? '').split(' ').filter(Boolean)}
            onClose={closeProblem}
          />
        )}
        {restored && (
          <div role="status">
            <Notice tone="info">{t('problem.restored', { app: CHANNELS[restored].name })}</Notice>
          </div>
        )}
        <div className={classes.cards}>
          {SOCIAL_APPS.map((app) => (
            <ConnectionCard key={app} app={app} onChoose={() => setSelector({ app, auto: false })} />
          ))}
          <NewsletterCard />
        </div>
        <LegalLinks />
      </div>
      {selector && <PageSelector app={selector.app} auto={selector.auto} onClose={closeSelector} />}
      {reconnect && !problem && <ReconnectModal app={reconnect} onClose={closeProblem} />}
    </>
  );
}
