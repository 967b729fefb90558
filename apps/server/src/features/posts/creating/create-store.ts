import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostType, PreflightMessage } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { MEDIA_FILE, type MediaFile } from '../preflight/preflight-posts.ts';

export interface NewPostRow {
  readonly profileId: number;
  readonly connectionId: number;
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly pgid: string;
  readonly type: PostType;
  readonly source: string;
  readonly generatedPostingId: number | null;
  readonly originId: string;
  readonly message: string;
  readonly link: string | null;
  readonly domain: string | null;
  readonly createdAt: Date;
  readonly fireAt: Date;
  readonly lateAfter: Date;
  readonly preflightAt: Date | null;
  readonly preflightResult: readonly PreflightMessage[];
  readonly firstComment: string | null;
  readonly media: readonly (MediaFile & { readonly altText: string | null })[];
}

/** The profile's own files in the order asked for; null when one is missing. */
export async function mediaFiles(db: Sql, scope: ProfileScope, ids: readonly number[]): Promise<MediaFile[] | null> {
  if (ids.length === 0) return [];
  const rows = await db.rows<MediaFile>(
    `SELECT ${MEDIA_FILE} FROM media m WHERE m.profile_id = $1 AND m.id = ANY($2::bigint[])`,
    [scope.profileId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return found.length === ids.length ? found : null;
}

/** The profile was checked when the scope was made that the row's `profileId` comes from. */
export async function insertPost(tx: Sql, post: NewPostRow): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source,
       generated_posting_id, origin_id, message, link, domain, created_at, fire_at, next_step_at, late_after,
       preflight_at, preflight_result, has_custom_image)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16, $17, $18) RETURNING id`,
    [
      post.profileId,
      post.connectionId,
      post.app,
      post.provider,
      post.pgid,
      post.type,
      post.source,
      post.generatedPostingId,
      post.originId,
      post.message,
      post.link,
      post.domain,
      post.createdAt,
      post.fireAt,
      post.lateAfter,
      post.preflightAt,
      JSON.stringify(post.preflightResult),
      post.media.length > 0,
    ],
    'post_insert',
  );
  if (row === null) throw new Error('A post was not inserted');
  for (const [position, file] of post.media.entries())
    await tx.run(
      `INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, $2, $3, $4, $5)`,
      [row.id, position, file.id, file.kind, file.altText],
      'post_media_insert',
    );
  if (post.firstComment !== null)
    await tx.run(
      'INSERT INTO post_comments (scheduled_posting_id, text) VALUES ($1, $2)',
      [row.id, post.firstComment],
      'post_comment_insert',
    );
  return row.id;
}
