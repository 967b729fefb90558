import { listAlerts } from '@waypost/contract/profiles';
import { feature } from '../../platform/feature/feature.ts';
import { route } from '../../platform/http/index.ts';
import { type ProfileDeps, profileOf, scopeOfProfile } from '../profiles/index.ts';

export const alerts = feature<ProfileDeps>({
  routes: (app, deps) => {
    route(app, listAlerts, async ({ actor, query, locale }) => {
      const profile = await profileOf(deps, await scopeOfProfile(deps.db, actor, query.profile, 'read'));
      // Screens know their alerts themselves; others ask seldom.
      const { presentAlerts } = await import('./present-alerts.ts');
      const results = presentAlerts(profile, actor, locale);
      return { count: results.length, next: null, previous: null, results };
    });
  },
});
