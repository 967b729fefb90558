import { type App, isSocialApp } from '@waypost/contract/networks';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import { connectedChannels } from '../../connections/index.ts';
import { newslettersPaths } from '../../newsletters/paths.ts';
import { postsPaths } from '../paths.ts';
import classes from './schedule.module.css';

interface Props {
  /** Null: all networks. */
  readonly current: App | null;
}

/** All networks together, and a schedule for each, newsletters last; this leads from one to the other. */
export function NetworkSwitch({ current }: Props) {
  const t = useTranslations('posts.list');
  const channelName = useChannelName();
  const profile = useProfile();
  const { slug } = profile;
  const apps = connectedChannels(profile);
  const nav = useRef<HTMLElement>(null);
  // On a phone not all of them stand beside each other. Its row alone is moved: the page stays where its reader scrolled it.
  useEffect(() => {
    const row = nav.current;
    const item = row?.querySelector<HTMLElement>(`[data-app="${current ?? 'all'}"]`);
    if (!row || !item) return;
    const [seen, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, place.right - seen.right) - Math.max(0, seen.left - place.left);
  }, [current]);
  if (apps.length === 0) return null;
  return (
    <nav ref={nav} className={classes.switch} aria-label={t('networks')}>
      <LinkBlock
        to={postsPaths.all({ slug })}
        className={classes.switchItem}
        data-app="all"
        aria-current={current === null ? 'page' : undefined}
      >
        {t('all')}
      </LinkBlock>
      {apps.map((app) => (
        <LinkBlock
          key={app}
          to={isSocialApp(app) ? postsPaths.schedule({ slug, app }) : newslettersPaths.list({ slug })}
          className={classes.switchItem}
          data-app={app}
          aria-current={app === current ? 'page' : undefined}
        >
          <NetworkGlyph app={app} />
          {channelName(app)}
        </LinkBlock>
      ))}
    </nav>
  );
}
