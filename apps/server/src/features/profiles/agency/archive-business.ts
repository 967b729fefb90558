import path from 'node:path';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { type ArchivedFile, jsonFile } from '../../../platform/feature/archived.ts';
import type { ProfileDeps } from '../deps.ts';
import { heldProfiles } from '../store.ts';

const named = (profile: number, what: string, key: string): string => `profiles/${profile}-${what}${path.extname(key)}`;

/** What a person says of her agencies, with photo and logo of each. */
export async function archiveBusiness(
  { db, storage }: Pick<ProfileDeps, 'db' | 'storage'>,
  userId: number,
): Promise<ArchivedFile[]> {
  const rows = await db.rows(
    query
      .selectFrom('business_details as b')
      .selectAll('b')
      .select((e) =>
        e
          .selectFrom('business_detail_hosts as h')
          .innerJoin('agency_options as o', 'o.id', 'h.host_id')
          .whereRef('h.profile_id', '=', 'b.profile_id')
          .select(sql<string[]>`coalesce(jsonb_agg(o.label ->> 'en' ORDER BY o.id), '[]')`.as('names'))
          .$asScalar()
          .as('hosts'),
      )
      .where('b.profile_id', 'in', heldProfiles(userId))
      .orderBy('b.profile_id'),
  );
  const open = async (key: string) => {
    try {
      return await (await storage.stream(key)).open();
    } catch (error) {
      if (error instanceof FileMissing) return null;
      throw error;
    }
  };
  const files = rows.flatMap(({ profile_id: profile, photo_key, logo_key }) =>
    Object.entries({ photo: photo_key, logo: logo_key }).flatMap(([what, key]): ArchivedFile[] =>
      key === null ? [] : [{ name: named(profile, what, key), open: () => open(key), packed: true }],
    ),
  );
  const facts = rows.map(({ profile_id: profile, photo_key, avatar_key: _, logo_key, ...row }) => ({
    profile,
    ...row,
    photo: photo_key && named(profile, 'photo', photo_key),
    logo: logo_key && named(profile, 'logo', logo_key),
  }));
  return [...files, jsonFile('business-profiles', async () => facts)];
}
