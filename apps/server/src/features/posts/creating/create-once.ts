import { createHash } from 'node:crypto';
import { type createPost, filesShown } from '@waypost/contract/posts';
import type { BodyOf } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, refused } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { mediaByIds, selectOfLink } from '../../media/index.ts';
import { contentOf } from '../preflight/preflight-posts.ts';
import { createPosts } from './create-posts.ts';
import { keepPro } from './keep-plan.ts';

type NewPost = BodyOf<typeof createPost>;
const KEY_MAX = 200;
/** Keys are promised for a day. */
const forgotten = sql<Date>`app_now() - interval '24 hours'`;

/** Creates the posts of a call; a repeat under the same Idempotency-Key answers what the first one answered. */
export const createPostsOnce = (
  deps: Deps,
  scope: ProfileScope,
  body: NewPost,
  key: string | null,
): Promise<number[]> => oncePerKey(deps, scope, { key, asked: body }, (tx) => create(deps, tx, scope, body));

/** Makes posts in one transaction; a repeat of what was asked under the same key gets the ids of the first time. */
export async function oncePerKey(
  deps: Pick<Deps, 'db'>,
  scope: ProfileScope,
  { key, asked }: { readonly key: string | null; readonly asked: unknown },
  make: (tx: Sql) => Promise<number[]>,
): Promise<number[]> {
  if (key === null) return deps.db.transaction(make);
  if (key === '' || key.length > KEY_MAX) throw refused('posts.conflict.idempotency_key', { maximum: KEY_MAX });
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest();
  return deps.db.transaction(async (tx) => {
    // A second call with the key waits here until the first one commits or is rolled back.
    const mine = await takeKey(tx, scope, key, hash);
    if (!mine) return earlierAnswer(tx, scope, key, hash);
    const ids = await make(tx);
    await tx.run(
      query
        .updateTable('idempotency_keys')
        .set({ answer: json(ids) })
        .where('profile_id', '=', scope.profileId)
        .where('key', '=', key),
    );
    return ids;
  });
}

/** The key that a call was sent under. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers['idempotency-key'];
  return Array.isArray(header) ? (header[0] ?? '') : (header ?? null);
}

async function takeKey(tx: Sql, scope: ProfileScope, key: string, hash: Buffer): Promise<boolean> {
  const fresh = { request_hash: hash, created_at: appNow };
  const taken = await tx.run(
    query
      .insertInto('idempotency_keys')
      .values({ profile_id: scope.profileId, key, ...fresh })
      .onConflict((on) =>
        on
          .columns(['profile_id', 'key'])
          .doUpdateSet({ ...fresh, answer: null })
          .where('idempotency_keys.created_at', '<', forgotten),
      ),
  );
  return taken > 0;
}

async function earlierAnswer(tx: Sql, scope: ProfileScope, key: string, hash: Buffer): Promise<number[]> {
  const row = await tx.row(
    query
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('profile_id', '=', scope.profileId)
      .where('key', '=', key),
  );
  if (row === null || row.answer === null || !row.request_hash.equals(hash))
    throw conflict('posts.conflict.idempotency_reuse');
  return row.answer;
}

async function create(deps: Deps, tx: Sql, scope: ProfileScope, body: NewPost): Promise<number[]> {
  await keepPro(tx, scope.actor);
  const files = (await mediaByIds(tx, scope, body.custom_image_ids ?? [])).map((medium, position) => ({
    ...medium,
    // A picture's description serves where no own alternative text was given.
    alt: body.alt_texts?.[position]?.trim() || medium.description,
  }));
  const content = contentOf(body);
  const media = filesShown(body.shows, files);
  return createPosts(deps, tx, [scope], {
    ...content,
    media,
    altTexts: media.map(({ alt }) => alt),
    linkPicture: content.link === null ? null : await selectOfLink(tx, scope, content.link),
    source: 'api',
    postingId: null,
    generatedPostingId: null,
    undoSeconds: 0,
  });
}

/** A tick forgets the older ones. */
export async function forgetKeys(deps: Pick<Deps, 'db'>): Promise<number> {
  return deps.db.run(query.deleteFrom('idempotency_keys').where('created_at', '<', forgotten));
}
