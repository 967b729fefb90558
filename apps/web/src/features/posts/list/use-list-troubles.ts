import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useConnectionCheck } from '../../connections/index.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { type Trouble, useOverview, useTroubles } from '../../overview/index.ts';

/**
 * What stands above a list, and what is found late: for that of one network the network itself is asked, a check that fails
 * counts as broken, and the way to its settings stands beside (ALERT-015, ALERT-016, SCHED-013).
 */
export function useListTroubles(app: SocialApp | null): {
  readonly troubles: readonly Trouble[];
  readonly late: Trouble | null;
} {
  const t = useTranslations('posts.check');
  const { slug, applications } = useProfile();
  const troubles = useTroubles(useOverview().data, app);
  const check = useConnectionCheck(app !== null && applications[app].installed ? app : null);
  if (app === null) return { troubles, late: null };
  const settings = { label: t('settings'), to: connectionsPaths.settings({ slug, app }) };
  const lost = troubles.find(({ key, tone }) => key === app && tone === 'danger');
  if (lost) {
    const mended = { ...lost, steps: [settings, ...lost.steps] };
    return { troubles: troubles.map((trouble) => (trouble === lost ? mended : trouble)), late: null };
  }
  if (check === null || check === 'works') return { troubles, late: null };
  const title = t(check, { app: CHANNELS[app].name });
  return { troubles, late: { key: `check${app}`, app, tone: 'danger', title, text: t('text'), steps: [settings] } };
}
