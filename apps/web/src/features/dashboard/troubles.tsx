import { CHANNELS } from '@waypost/contract/networks';
import type { Overview } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConnectionNotices } from '../connections/index.ts';
import { postsPaths } from '../posts/paths.ts';
import classes from './dashboard.module.css';

/** The strip above everything, only when something waits for the person: lost connections, and posts that are not out. */
export function Troubles({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('dashboard.troubles');
  const { slug } = useProfile();
  return (
    <section className={classes.troubles} aria-label={t('title')}>
      <ConnectionNotices />
      {overview?.troubles.map(({ app, kind, count }) => (
        <Notice
          key={app + kind}
          tone={kind === 'refused' ? 'danger' : 'warning'}
          icon={<NetworkGlyph app={app} size={20} />}
          title={t(kind, { count, app: CHANNELS[app].name })}
          action={
            <LinkButton
              variant="default"
              size="sm"
              to={postsPaths.schedule({ slug, app }, { missed: kind === 'missed' ? '1' : undefined })}
            >
              {t('review')}
            </LinkButton>
          }
        />
      ))}
    </section>
  );
}
