import type { PostingCountry } from '@waypost/contract/campaigns';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { isPro, PLANS } from '@waypost/contract/plans';
import { any, query, sql } from '../../../platform/db/query.ts';

const PRO_APPS = SOCIAL_APPS.filter((app) => CHANNELS[app].proOnly);
const hasPlan = sql<boolean>`(u.is_superuser OR u.plan = ${any(PLANS.filter(isPro))} OR k.app <> ALL(${PRO_APPS}))`;

/**
 * Connections `k` of agents `p` who get posts of these networks in these countries, while auto-schedule is on: living, completed
 * profiles whose plan has the network.
 */
export const agentsOf = (countries: readonly PostingCountry[], apps: readonly SocialApp[]) =>
  query
    .selectFrom('connections as k')
    .innerJoin('profiles as p', 'p.id', 'k.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('countries as o', 'o.id', 'p.country_id')
    .leftJoin('slot_settings as ss', 'ss.connection_id', 'k.id')
    .where('k.app', '=', any(apps))
    .where('k.installed', '=', true)
    .where('p.completed', '=', true)
    .where('p.deleted_at', 'is', null)
    .where('o.iso2', '=', any<string>(countries))
    .where((e) => e.or([e('ss.auto_schedule', 'is', null), e('ss.auto_schedule', '=', true)]))
    .where(hasPlan);
