import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { postsPaths } from '../paths.ts';
import classes from './schedule.module.css';

interface Props {
  readonly apps: readonly ConnectedApp[];
  /** Null: all networks. */
  readonly current: SocialApp | null;
}

/** All networks together, and a schedule for each; this leads from one to the other. */
export function NetworkSwitch({ apps, current }: Props) {
  const t = useTranslations('posts.list');
  const { slug } = useProfile();
  return (
    <nav className={classes.switch} aria-label={t('networks')}>
      <LinkBlock
        to={postsPaths.all({ slug })}
        className={classes.switchItem}
        aria-current={current === null ? 'page' : undefined}
      >
        {t('all')}
      </LinkBlock>
      {apps.map(({ app }) => (
        <LinkBlock
          key={app}
          to={postsPaths.schedule({ slug, app })}
          className={classes.switchItem}
          aria-current={app === current ? 'page' : undefined}
        >
          <NetworkGlyph app={app} />
          {CHANNELS[app].name}
        </LinkBlock>
      ))}
    </nav>
  );
}
