import type { Reads } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { hasPro } from '../store.ts';

const detailsOf = prepared('business_details_of', (p: { profileId: number }) =>
  query
    .selectFrom('profiles as p')
    .innerJoin('users as fu', 'fu.id', 'p.user_id')
    .leftJoin('advanced_features as f', (join) =>
      join.onRef('f.profile_id', '=', 'p.id').on('f.archived_at', 'is', null).on(hasPro),
    )
    .leftJoin('business_details as b', 'b.profile_id', 'p.id')
    .leftJoin('countries as c', 'c.id', 'p.country_id')
    // A state of the country where the profile was before is none of its address any more. One that staff deleted still is.
    .select((e) =>
      e
        .selectFrom('agency_options as s')
        .where('s.kind', '=', 'state')
        .whereRef('s.country_id', '=', 'p.country_id')
        .whereRef('s.code', '=', 'b.state')
        .select('s.code')
        .limit(1)
        .$asScalar()
        .as('state'),
    )
    .select(['p.first_name', 'p.last_name', 'p.email', 'f.calendly_link'])
    .select(['p.country_id', 'c.iso2 as country'])
    .select(['b.agency_name', 'b.phone', 'b.phone_country_code', 'b.phone_extension', 'b.website', 'b.address'])
    .select(['b.city', 'b.zip_code', 'b.license_description', 'b.license_number'])
    .select(['b.photo_key', 'b.avatar_key', 'b.logo_key'])
    .select((e) =>
      e
        .selectFrom('business_detail_hosts as h')
        .whereRef('h.profile_id', '=', 'p.id')
        .select(sql<number[]>`coalesce(jsonb_agg(h.host_id ORDER BY h.host_id), '[]')`.as('ids'))
        .$asScalar()
        .$notNull()
        .as('hosts'),
    )
    .where('p.id', '=', p.profileId)
    .where('p.deleted_at', 'is', null),
);
export type BusinessRow = RowOf<typeof detailsOf>;

export const readBusiness = (db: Reads, profileId: number): Promise<BusinessRow | null> =>
  db.row(detailsOf({ profileId }));
