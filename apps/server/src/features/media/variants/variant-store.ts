import type { MediaState } from '@waypost/contract/media';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import type { FileFacts } from './recipes.ts';

// Variants belong to media, which were reached through a scope; the worker that makes them acts for the installation.

export interface VariantRow {
  readonly id: number;
  readonly recipe: string;
  readonly state: MediaState;
  readonly key: string | null;
  readonly mime: string | null;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly progress: number;
  readonly reason_code: string | null;
  /** It has stood as it stands for a while: a failure that was not the file's may be over. */
  readonly settled: boolean;
}

const SETTLED = "v.updated_at < clock_timestamp() - interval '5 minutes'";

/** All variants of a medium `m` as JSON. */
export const VARIANTS_OF_M = `(SELECT json_agg(json_build_object('id', v.id, 'recipe', v.recipe, 'state', v.state,
    'key', v.key, 'mime', v.mime, 'bytes', v.bytes, 'width', v.width, 'height', v.height, 'progress', v.progress,
    'reason_code', v.reason_code, 'settled', ${SETTLED}))
  FROM media_variants v WHERE v.media_id = m.id)`;

export interface PostFile extends FileFacts {
  readonly id: number;
  readonly key: string;
  readonly alt_text: string | null;
  readonly variants: readonly VariantRow[] | null;
}

export const filesOfPost = (db: Reads, postId: number): Promise<PostFile[]> =>
  db.rows<PostFile>(
    `SELECT m.id, m.kind, m.key, m.mime, m.bytes, m.width, m.height, pm.alt_text, ${VARIANTS_OF_M} AS variants
     FROM post_media pm JOIN media m ON m.id = pm.media_id
     WHERE pm.scheduled_posting_id = $1 ORDER BY pm.position`,
    [postId],
    'media-of-post',
  );

/** Asking for the same twice is asking once. */
export async function insertVariant(tx: Sql, mediaId: number, recipe: string): Promise<void> {
  await tx.run('INSERT INTO media_variants (media_id, recipe) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    mediaId,
    recipe,
  ]);
}

export async function restartVariant(tx: Sql, id: number): Promise<void> {
  await tx.run(
    `UPDATE media_variants v SET state = 'waiting', reason_code = NULL, progress = 0, tries = 0, lease_until = NULL,
       updated_at = clock_timestamp()
     WHERE id = $1 AND state = 'failed'`,
    [id],
  );
}

export interface TakenVariant {
  readonly id: number;
  readonly recipe: string;
  readonly tries: number;
  readonly kind: 'image' | 'video';
  readonly key: string;
}

export const LEASE_S = 120;

/** Takes the oldest order of a kind that nobody holds; a process that died holds it no longer than its lease. */
export const takeVariant = (db: Sql, kind: 'image' | 'video'): Promise<TakenVariant | null> =>
  db.row<TakenVariant>(
    `UPDATE media_variants v SET lease_until = clock_timestamp() + make_interval(secs => $2), tries = v.tries + 1,
       updated_at = clock_timestamp()
     FROM media m
     WHERE m.id = v.media_id AND v.id = (
       SELECT d.id FROM media_variants d JOIN media f ON f.id = d.media_id
       WHERE d.state = 'waiting' AND f.kind = $1 AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
       ORDER BY d.updated_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
     RETURNING v.id, v.recipe, v.tries, m.kind, m.key`,
    [kind, LEASE_S],
    'take-variant',
  );

export async function noteProgress(db: Sql, id: number, percent: number): Promise<void> {
  await db.run(
    `UPDATE media_variants SET progress = $2, lease_until = clock_timestamp() + make_interval(secs => $3),
       updated_at = clock_timestamp() WHERE id = $1 AND state = 'waiting'`,
    [id, percent, LEASE_S],
  );
}

/** Nobody takes it before the pause is over. Without a pause the try was cut short by us and does not count. */
export async function giveVariantBack(db: Sql, id: number, pauseS: number): Promise<void> {
  await db.run(
    `UPDATE media_variants SET progress = 0, tries = tries - CASE WHEN $2 = 0 THEN 1 ELSE 0 END,
       lease_until = CASE WHEN $2 > 0 THEN clock_timestamp() + make_interval(secs => $2) END,
       updated_at = clock_timestamp()
     WHERE id = $1 AND state = 'waiting'`,
    [id, pauseS],
  );
}

export async function failVariant(db: Sql, id: number, reason: string): Promise<void> {
  await db.run(
    `UPDATE media_variants SET state = 'failed', reason_code = $2, lease_until = NULL, updated_at = clock_timestamp()
     WHERE id = $1 AND state = 'waiting'`,
    [id, reason],
  );
}

export interface MadeFile {
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** False when the medium was purged meanwhile, or another process has finished it. */
export async function finishVariant(db: Sql, id: number, made: MadeFile): Promise<boolean> {
  const touched = await db.run(
    `UPDATE media_variants SET state = 'ready', progress = 100, key = $2, mime = $3, bytes = $4, width = $5, height = $6,
       lease_until = NULL, updated_at = clock_timestamp()
     WHERE id = $1 AND state = 'waiting'`,
    [id, made.key, made.mime, made.bytes, made.width, made.height],
  );
  return touched > 0;
}

/** The finished file of a variant, if any: what an unfinished job must not take away. */
export const variantKey = async (db: Sql, id: number): Promise<string | null> =>
  (await db.row<{ key: string | null }>('SELECT key FROM media_variants WHERE id = $1', [id]))?.key ?? null;

export const variantKeys = async (tx: Sql, mediaId: number): Promise<string[]> =>
  (
    await tx.rows<{ key: string }>('SELECT key FROM media_variants WHERE media_id = $1 AND key IS NOT NULL', [mediaId])
  ).map((row) => row.key);
