import { accountsPaths } from '@waypost/contract/accounts';
import { type AlertFound, alertsOf } from '@waypost/contract/alerts';
import { connectionsPaths } from '@waypost/contract/connections';
import { membershipPaths } from '@waypost/contract/membership';
import { CHANNELS } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import type { listAlerts, Profile } from '@waypost/contract/profiles';
import type { AnswerOf, Href } from '@waypost/contract/wire';
import { type Locale, translator } from '@waypost/i18n';
import type { Actor } from '../../platform/session/actor.ts';

type Alert = AnswerOf<typeof listAlerts>['results'][number];

/** In the words of the caller's language; a superuser does without a plan. */
export function presentAlerts(profile: Profile, actor: Actor, locale: Locale): Alert[] {
  const t = translator(locale);
  return alertsOf(profile, hasPro(profile.plan, actor.isSuperuser)).map((alert) => ({
    slug: alert.slug,
    priority: alert.priority,
    text: t(`alerts.text.${alert.kind}`, {
      app: 'app' in alert ? CHANNELS[alert.app].name : '',
      days: 'days' in alert ? alert.days : 0,
    }),
    cta: t(`alerts.step.${alert.step}`),
    link: linkOf(alert, profile.slug),
  }));
}

function linkOf(alert: AlertFound, slug: string): Href {
  if (alert.step === 'verify') return accountsPaths.settings();
  if (alert.step === 'upgrade') return membershipPaths.plan({ slug });
  const reconnect = alert.kind === 'expiring' || alert.kind === 'lost' ? alert.app : undefined;
  return connectionsPaths.list({ slug }, { reconnect });
}
