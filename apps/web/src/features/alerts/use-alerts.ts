import { type AlertFound, alertsOf } from '@waypost/contract/alerts';
import { membershipPaths } from '@waypost/contract/membership';
import { CHANNELS } from '@waypost/contract/networks';
import type { Href } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useHasPro, useProfile } from '../../platform/session/use-session.ts';
import { accountsPaths } from '../accounts/paths.ts';
import { connectionsPaths } from '../connections/paths.ts';

interface Alert {
  readonly slug: string;
  readonly text: string;
  readonly step: string;
  readonly to: Href;
}

/** What the profile still lacks, the most urgent first; by the session alone, so it is right as soon as something changes. */
export function useAlerts(): readonly Alert[] {
  const t = useTranslations('alerts');
  const profile = useProfile();
  return alertsOf(profile, useHasPro()).map((alert) => ({
    slug: alert.slug,
    text: t(`text.${alert.kind}`, {
      app: 'app' in alert ? CHANNELS[alert.app].name : '',
      days: 'days' in alert ? alert.days : 0,
    }),
    step: t(`step.${alert.step}`),
    to: pageOf(alert, profile.slug),
  }));
}

function pageOf(alert: AlertFound, slug: string): Href {
  if (alert.step === 'upgrade') return membershipPaths.plan({ slug });
  if (alert.step === 'verify') return accountsPaths.settings();
  const again = alert.kind === 'expiring' || alert.kind === 'lost';
  return connectionsPaths.list({ slug }, again ? { reconnect: alert.app } : {});
}
