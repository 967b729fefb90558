import { createHash } from 'node:crypto';
import type { createPost } from '@waypost/contract/posts';
import type { BodyOf } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, refused } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { mediaByIds } from '../../media/index.ts';
import { createPosts } from './create-posts.ts';

type NewPost = BodyOf<typeof createPost>;
const KEY_MAX = 200;
const KEPT_HOURS = 24;

/** Creates the posts of a call; a repeat under the same Idempotency-Key answers what the first one answered. */
export async function createPostsOnce(
  deps: Deps,
  scope: ProfileScope,
  body: NewPost,
  key: string | null,
): Promise<number[]> {
  if (key === null) return deps.db.transaction((tx) => create(deps, tx, scope, body));
  if (key === '' || key.length > KEY_MAX) throw refused('posts.conflict.idempotency_key', { maximum: KEY_MAX });
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  return deps.db.transaction(async (tx) => {
    // A second call with the key waits here until the first one commits or is rolled back.
    const mine = await takeKey(tx, scope, key, hash);
    if (!mine) return earlierAnswer(tx, scope, key, hash);
    const ids = await create(deps, tx, scope, body);
    await tx.run('UPDATE idempotency_keys SET answer = $3 WHERE profile_id = $1 AND key = $2', [
      scope.profileId,
      key,
      JSON.stringify(ids),
    ]);
    return ids;
  });
}

async function takeKey(tx: Sql, scope: ProfileScope, key: string, hash: Buffer): Promise<boolean> {
  const taken = await tx.run(
    `INSERT INTO idempotency_keys AS k (profile_id, key, request_hash, created_at) VALUES ($1, $2, $3, app_now())
     ON CONFLICT (profile_id, key) DO UPDATE
       SET request_hash = excluded.request_hash, created_at = excluded.created_at, answer = NULL
       WHERE k.created_at < app_now() - make_interval(hours => $4)`,
    [scope.profileId, key, hash, KEPT_HOURS],
  );
  return taken > 0;
}

async function earlierAnswer(tx: Sql, scope: ProfileScope, key: string, hash: Buffer): Promise<number[]> {
  const row = await tx.row<{ request_hash: Buffer; answer: number[] | null }>(
    'SELECT request_hash, answer FROM idempotency_keys WHERE profile_id = $1 AND key = $2',
    [scope.profileId, key],
  );
  if (row === null || row.answer === null || !row.request_hash.equals(hash))
    throw conflict('posts.conflict.idempotency_reuse');
  return row.answer;
}

async function create(deps: Deps, tx: Sql, scope: ProfileScope, body: NewPost): Promise<number[]> {
  const media = await mediaByIds(tx, scope, body.custom_image_ids ?? []);
  return createPosts(deps, tx, scope, {
    applications: body.applications,
    fireAt: body.fire_at === null ? null : new Date(body.fire_at),
    message: body.message,
    messageByApp: body.message_by_app,
    link: body.link?.trim() || null,
    mediaIds: media.map((medium) => medium.id),
    // A picture's description serves where no own alternative text was given.
    altTexts: media.map((medium, position) => body.alt_texts?.[position]?.trim() || medium.description),
    firstComment: body.first_comment ?? null,
    mediaTypes: body.media_types,
    source: 'api',
    generatedPostingId: null,
  });
}

/** Keys are promised for 24 hours; a tick forgets the older ones. */
export async function forgetKeys(deps: Pick<Deps, 'db'>): Promise<number> {
  return deps.db.run('DELETE FROM idempotency_keys WHERE created_at < app_now() - make_interval(hours => $1)', [
    KEPT_HOURS,
  ]);
}
