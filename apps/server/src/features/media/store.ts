import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import type { Sql } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { any, appNow, contains, countAll, likePattern, query, sql } from '../../platform/db/query.ts';
import type { Tables } from '../../platform/db/schema.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import {
  FILE_COLUMNS,
  inOpenDrafts,
  libraries,
  librariesOfOwner,
  nameableFiles,
  ownedFiles,
  shownFiles,
  usableFiles,
} from './files.ts';
import { variantsOfM } from './variants/variant-store.ts';

const shown = (scope: ProfileScope, search: string) =>
  shownFiles(scope)
    .where('m.kind', '=', 'image')
    .where(contains(sql.ref('i.description'), likePattern(search)));

export interface ImageRow {
  readonly id: number;
  readonly media_id: number;
  readonly key: string;
  readonly thumbnail_key: string;
  readonly width: number;
  readonly height: number;
  readonly description: string | null;
  readonly created_at: Date;
}

export async function listImages(
  db: Sql,
  scope: ProfileScope,
  page: { limit: number; offset: number; newestFirst: boolean; search: string },
): Promise<{ count: number; rows: ImageRow[] }> {
  const order = page.newestFirst ? 'desc' : 'asc';
  const found = shown(scope, page.search);
  const total = await db.row(found.select(countAll));
  const rows = await db.rows(
    found
      .select(['i.id', 'i.media_id', 'i.description', 'i.created_at', ...FILE_COLUMNS])
      .orderBy('i.created_at', order)
      .orderBy('i.id', order)
      .limit(page.limit)
      .offset(page.offset),
  );
  return { count: total?.count ?? 0, rows };
}

/** Whose library a file stands in: asked before there is a scope, to make one. */
export const profileOfFile = async (db: Sql, id: number, kind: 'image' | 'video'): Promise<number | null> =>
  (await db.row(libraries.select('i.profile_id').where('i.id', '=', id).where('m.kind', '=', kind)))?.profile_id ??
  null;

/** Immutable, and unguessable without having seen it: `<profile>/<random>/<sha>.<ext>`. */
export const newFolder = (scope: ProfileScope): string => `${scope.profileId}/${randomBytes(18).toString('base64url')}`;

export type NewFile = Omit<Insertable<Tables['media']>, 'profile_id'>;

export async function insertImage(
  tx: Sql,
  scope: ProfileScope,
  file: NewFile,
  description: string | null,
): Promise<ImageRow> {
  const own = { profile_id: scope.profileId };
  const stored = await tx.row(
    query
      .insertInto('media')
      .values({ ...file, ...own })
      .returning('id'),
  );
  if (stored === null) throw new Error('the medium was not stored');
  const image = await tx.row(
    query
      .insertInto('profile_images')
      .values({ ...own, media_id: stored.id, description })
      .returning(['id', 'created_at']),
  );
  if (image === null) throw new Error('the image was not stored');
  const { key, thumbnail_key, width, height } = file;
  return { ...image, media_id: stored.id, key, thumbnail_key, width, height, description };
}

/** What the library shows already: the same picture by the same name, or both without one. */
export const sameImage = (
  db: Sql,
  scope: ProfileScope,
  { sha256, description }: { sha256: string; description: string | null },
): Promise<ImageRow | null> =>
  db.row(
    shownFiles(scope)
      .select(['i.id', 'i.media_id', 'i.description', 'i.created_at', ...FILE_COLUMNS])
      .where('m.kind', '=', 'image')
      .where('m.sha256', '=', sha256)
      .where('i.description', 'is not distinct from', description)
      .limit(1),
  );

/** Until the transaction ends nobody else writes a picture into this library: what it shows already can be asked. */
export async function lockLibrary(tx: Sql, { profileId }: ProfileScope): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.libraries)}, hashint8(${profileId}))`;
  await tx.run(query.selectNoFrom(lock.as('locked')));
}

/** False when it is not there, or hidden already. */
export async function hideImage(tx: Sql, scope: ProfileScope, id: number): Promise<boolean> {
  const hidden = await tx.run(
    query
      .updateTable('profile_images')
      .set({ hidden_at: appNow })
      .where('id', '=', id)
      .where('profile_id', '=', scope.profileId)
      .where('hidden_at', 'is', null),
  );
  return hidden === 1;
}

interface Named {
  readonly imageIds: readonly number[];
  readonly profileId: number;
}
const mediaOf = (files: ReturnType<typeof usableFiles>, p: Named) =>
  files
    .select(['m.id', 'i.id as image_id', 'i.description', ...FILE_COLUMNS])
    .select(variantsOfM.as('variants'))
    .where('i.id', '=', any(p.imageIds));
const kept = prepared('media-keep', (p: Named) => mediaOf(usableFiles(p), p).forKeyShare('m'));
const read = prepared('media-read', (p: Named) => mediaOf(usableFiles(p), p));
const checked = prepared('media-check', (p: Named) => mediaOf(usableFiles(p, true), p));
const nameable = prepared('media-of-owner', (p: Named) => mediaOf(ownedFiles(p), p).forKeyShare('m'));
const ofDraft = prepared('media-of-draft', (p: Named) => mediaOf(nameableFiles(p), p).forKeyShare('m'));

/** A medium as posts use it; `id` is the medium's own, which `post_media` refers to. */
export type Medium = RowOf<typeof read>;

/**
 * The media behind those of the given images that the profile may use, in no order: its own and those of its owner's other
 * profiles. `keep` holds them until the transaction ends, so that a post can refer to them while somebody deletes the image.
 */
export const selectMedia = (
  db: Sql,
  { profileId }: ProfileScope,
  imageIds: readonly number[],
  keep: boolean,
): Promise<Medium[]> => db.rows((keep ? kept : read)({ imageIds, profileId }));

/** To be asked about and no more: a library post that was just chosen is checked before its draft is stored. */
export const mediaToCheck = (db: Sql, { profileId }: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> =>
  db.rows(checked({ imageIds, profileId }));

/** What a draft names that is being scheduled: also what its library hides by now, because it is no open draft any more. Kept likewise. */
export const mediaOfDraft = (tx: Sql, { profileId }: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> =>
  tx.rows(ofDraft({ imageIds, profileId }));

/** What a draft may name: the owner's own files, hidden ones too, and those of the house that he has already. Kept likewise. */
export const mediaOfOwner = (tx: Sql, { profileId }: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> =>
  tx.rows(nameable({ imageIds, profileId }));

/** The picture of the page behind a link, as it was kept for posts of the owner. The caller's transaction holds it. */
export const selectOfLink = (db: Sql, scope: ProfileScope, link: string): Promise<Medium | null> =>
  db.row(
    librariesOfOwner(scope)
      .select(['m.id', 'i.id as image_id', 'i.description', ...FILE_COLUMNS])
      .select(variantsOfM.as('variants'))
      .where('i.of_link', '=', link)
      .orderBy('i.id', 'desc')
      .limit(1)
      .forKeyShare('m'),
  );

/** The media of posts, post by post in their order, also those that the library hides. The caller has checked the posts. */
export const mediaOfPosts = (
  db: Sql,
  posts: readonly number[],
): Promise<(Medium & { post: number; alt_text: string | null; of_link: string | null })[]> =>
  db.rows(
    libraries
      .innerJoin('post_media as pm', 'pm.media_id', 'm.id')
      .select(['pm.scheduled_posting_id as post', 'pm.alt_text', 'i.of_link'])
      .select(['m.id', 'i.id as image_id', 'i.description', ...FILE_COLUMNS])
      .select(variantsOfM.as('variants'))
      .where('pm.scheduled_posting_id', '=', any(posts))
      .orderBy('pm.scheduled_posting_id')
      .orderBy('pm.position'),
  );

/** The files of the house's posts, post by post in their order. The caller has seen that they may be shown. */
export const mediaOfPostings = (
  db: Sql,
  postings: readonly number[],
): Promise<(Medium & { posting: number; alt_text: string | null })[]> =>
  db.rows(
    libraries
      .innerJoin('posting_media as pm', 'pm.media_id', 'm.id')
      .select(['pm.posting_id as posting', 'pm.alt_text'])
      .select(['m.id', 'i.id as image_id', 'i.description', ...FILE_COLUMNS])
      .select(variantsOfM.as('variants'))
      .where('pm.posting_id', '=', any(postings))
      .where('i.profile_id', 'is', null)
      .orderBy('pm.posting_id')
      .orderBy('pm.position'),
  );

/** Whether an open draft still names an image. */
export const isInDraft = async (tx: Sql, imageId: number): Promise<boolean> =>
  (await tx.row(inOpenDrafts.select('i.id').where('i.id', '=', imageId))) !== null;

/**
 * Locks a hidden image that no post uses; null otherwise. Without a scope: the job that calls it acts for the
 * installation. The lock also holds back a post that wants to refer to the medium.
 */
export async function lockUnused(
  tx: Sql,
  imageId: number,
): Promise<Pick<ImageRow, 'media_id' | 'key' | 'thumbnail_key'> | null> {
  const row = await tx.row(
    libraries
      .select(['i.media_id', 'm.key', 'm.thumbnail_key'])
      .where('i.id', '=', imageId)
      .where('i.hidden_at', 'is not', null)
      .forUpdate(),
  );
  if (row === null) return null;
  // Asked after the lock is held: a post that came first has committed by then.
  const used = query.selectFrom('post_media').select('media_id').where('media_id', '=', row.media_id).limit(1);
  return (await tx.row(used)) === null ? row : null;
}

/** Answers the keys of its variants' files: one that is finished later finds its row gone and removes its own. */
export async function forgetImage(tx: Sql, imageId: number, mediaId: number): Promise<string[]> {
  await tx.run(query.deleteFrom('profile_images').where('id', '=', imageId));
  const made = await tx.rows(query.deleteFrom('media_variants').where('media_id', '=', mediaId).returning('key'));
  await tx.run(query.deleteFrom('media').where('id', '=', mediaId));
  return made.flatMap(({ key }) => key ?? []);
}
