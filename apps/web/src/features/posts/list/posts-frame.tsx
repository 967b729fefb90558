import type { SocialApp } from '@waypost/contract/networks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ProLink } from '../../../ui/pro-link.tsx';
import { generatorPaths } from '../../generator/paths.ts';
import { TroubleStrip } from '../../overview/index.ts';
import { PostDetailsOfAddress } from '../details/post-details.tsx';
import { NetworkSwitch } from './network-switch.tsx';
import classes from './schedule.module.css';
import { useListTroubles } from './use-list-troubles.ts';

interface Props {
  /** Null: all networks. */
  readonly app: SocialApp | null;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** What a page of posts stands in: its head, the way to the other networks, what is wrong with connections, and the post that the address opens. */
export function PostsFrame({ app, title, lead, children }: Props) {
  const t = useTranslations('posts.list');
  const profile = useProfile();
  const { troubles, late } = useListTroubles(app);
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={<ProLink to={generatorPaths.composer({ slug: profile.slug })}>{t('create')}</ProLink>}
      />
      <NetworkSwitch current={app} />
      <div className={classes.strip}>
        <TroubleStrip troubles={troubles} />
      </div>
      {children}
      {late && (
        <div className={classes.late}>
          <TroubleStrip troubles={[late]} />
        </div>
      )}
      <PostDetailsOfAddress />
    </>
  );
}
