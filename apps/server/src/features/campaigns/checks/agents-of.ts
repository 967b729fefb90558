import type { PostingCountry } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import { any, query, sql } from '../../../platform/db/query.ts';
import { getsCopies } from '../../posts/index.ts';

/** Connections `k` of agents `p` who get posts of these networks in these countries, by the rule that makes their copies. */
export const agentsOf = (countries: readonly PostingCountry[], apps: readonly SocialApp[]) =>
  query
    .selectFrom('connections as k')
    .innerJoin('profiles as p', 'p.id', 'k.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('countries as o', 'o.id', 'p.country_id')
    .leftJoin('slot_settings as ss', 'ss.connection_id', 'k.id')
    .where('k.app', '=', any(apps))
    .where('o.iso2', '=', any<string>(countries))
    .where(sql<boolean>`${sql.raw(getsCopies('k', 'p', 'u', 'ss'))}`);
