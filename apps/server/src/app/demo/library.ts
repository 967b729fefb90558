import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';

/** A picture in the library of a demo person, found by what it shows. */
export interface Owned {
  /** As calls name it. */
  readonly image: number;
  /** As rows do. */
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
}
export type Library = ReadonlyMap<string, Owned>;

/** Of all profiles of the person, as they may use them in each. */
export async function libraryOf(db: Sql, userId: number): Promise<Library> {
  const rows = await db.rows(
    query
      .selectFrom('profile_images as i')
      .innerJoin('media as m', 'm.id', 'i.media_id')
      .innerJoin('profiles as p', 'p.id', 'i.profile_id')
      .select(['i.id as image', 'm.id', 'm.key', 'm.width', 'm.height', 'i.description'])
      .where('p.user_id', '=', userId)
      .where('i.hidden_at', 'is', null),
  );
  return new Map(
    rows.flatMap(({ description, ...file }) =>
      description === null ? [] : [[description, { ...file, altText: description }]],
    ),
  );
}
