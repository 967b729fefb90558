import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { connectionTrouble } from './connection-trouble.ts';
import { connectionsPaths } from './paths.ts';

interface Props {
  /** All networks unless told. */
  readonly apps?: readonly SocialApp[];
}

/** Above what does not go out meanwhile: a lost or soon expiring connection, and the step beside it. */
export function ConnectionNotices({ apps = SOCIAL_APPS }: Props) {
  const t = useTranslations('connections.notices');
  const { slug, applications } = useProfile();
  return apps.flatMap((app) => {
    const trouble = connectionTrouble(app, applications[app]);
    if (trouble === null) return [];
    const { name } = CHANNELS[app];
    const broken = trouble.kind === 'broken';
    return [
      <Notice
        key={app}
        tone={broken ? 'danger' : 'warning'}
        icon={<NetworkGlyph app={app} size={20} />}
        title={broken ? t('brokenTitle', { app: name }) : t('expiringTitle', { app: name, days: trouble.days })}
        action={
          <LinkButton
            variant={broken ? 'filled' : 'default'}
            size="sm"
            to={connectionsPaths.list({ slug }, { reconnect: app })}
          >
            {t(broken ? 'reconnect' : 'refresh')}
          </LinkButton>
        }
      >
        {broken ? t('brokenText') : t('expiringText')}
      </Notice>,
    ];
  });
}
