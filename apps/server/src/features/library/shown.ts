import { query, sql } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

/** Whether a campaign `c` is for the country of a profile, which is looked up once for all of them; who has none is in every one. */
const forCountryOf = (profileId: number) => sql<boolean>`coalesce((SELECT k.iso2
  FROM profiles here JOIN countries k ON k.id = here.country_id WHERE here.id = ${profileId}) = ANY (c.countries), true)`;

/** What the libraries of a profile are made of: campaigns that are out, in its country, of a supplier that is not retired. */
export const shownCampaigns = ({ profileId }: Pick<ProfileScope, 'profileId'>) =>
  query
    .selectFrom('campaigns as c')
    .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
    .where('c.published_at', 'is not', null)
    .where('c.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('s.id', 'is', null), eb('s.active', '=', true)]))
    .where(forCountryOf(profileId));
