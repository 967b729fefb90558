import { FileMissing } from '../../connectors/storage/port.ts';
import { query } from '../../platform/db/query.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';
import type { BrandingDeps } from './deps.ts';

const fileOf = (profile: number): string => `business-card/${profile}.png`;

/** How a person's pictures and films are branded, and the end cards themselves. */
export async function archiveBranding({ db, storage }: BrandingDeps, userId: number): Promise<Archived> {
  const rows = await db.rows(
    query
      .selectFrom('business_cards as b')
      .innerJoin('profiles as p', 'p.id', 'b.profile_id')
      .select(['b.profile_id as profile', 'p.render_logo_position as logo_position', 'b.background_color', 'b.seconds'])
      .select(['b.own_images', 'b.own_reels', 'b.banner_key', 'b.updated_at'])
      .where('b.profile_id', 'in', heldProfiles(userId))
      .orderBy('b.profile_id'),
  );
  const drawn = rows.flatMap(({ profile, banner_key: key }) => (key === null ? [] : [{ profile, key }]));
  const open = (key: string) =>
    storage
      .stream(key)
      .then((file) => file.open())
      .catch((error: unknown) => {
        if (error instanceof FileMissing) return null;
        throw error;
      });
  const facts = rows.map(({ banner_key, ...row }) => ({ ...row, file: banner_key && fileOf(row.profile) }));
  return {
    files: [
      jsonFile('business-card', async () => facts),
      ...drawn.map(({ profile, key }) => ({ name: fileOf(profile), open: () => open(key), packed: true as const })),
    ],
  };
}
