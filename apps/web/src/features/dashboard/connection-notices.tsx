import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import type { Profile } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { connectionsPaths } from '../connections/paths.ts';

/** The strip above everything, only when something needs action: a broken or soon expiring connection. */
export function ConnectionNotices({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('dashboard.notices');
  return SOCIAL_APPS.flatMap((app) => {
    const { installed, state, data } = profile.applications[app];
    const { name, expiryWarningDays } = CHANNELS[app];
    const daysLeft = data?.days_left ?? null;
    // What asks to be refreshed still publishes until its last day.
    const over = state === 'refresh_required' && daysLeft !== null && daysLeft <= 0;
    const broken = installed && (state === 'disconnected' || over);
    const expiring = installed && !broken && daysLeft !== null && daysLeft <= expiryWarningDays;
    if (!broken && !expiring) return [];
    return [
      <Notice
        key={app}
        tone="warning"
        icon={<NetworkGlyph app={app} size={20} />}
        title={broken ? t('brokenTitle', { app: name }) : t('expiringTitle', { app: name, days: daysLeft ?? 0 })}
        action={
          <LinkButton variant="default" size="sm" to={connectionsPaths.list({ slug: profile.slug })}>
            {t('refresh')}
          </LinkButton>
        }
      >
        {broken ? t('brokenText') : t('expiringText')}
      </Notice>,
    ];
  });
}
