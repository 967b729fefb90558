import type { SocialApp } from '@waypost/contract/networks';
import type { PostSource, PostType } from '@waypost/contract/posts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { any, query } from '../../../platform/db/query.ts';
import { refused } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Medium } from '../../media/index.ts';
import { TEXT_COLUMNS, type TextColumns, textSettings } from '../../profiles/index.ts';
import { insertMedia } from '../creating/create-store.ts';
import { FACTS, type FactsRow } from '../facts.ts';
import { connectionOf, type WorldConnection } from '../preflight/preflight-world.ts';
import type { Undo } from '../publishing/post-write.ts';

/** A locked post with what the verbs decide by. */
export interface ChangeRow extends FactsRow, TextColumns {
  readonly profile_id: number;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly type: PostType;
  readonly source: PostSource;
  readonly pgid: string;
  readonly version: number;
  readonly message: string;
  readonly link: string | null;
  readonly next_step_at: Date | null;
  readonly late_after: Date;
  readonly preflight_at: Date | null;
  readonly reason_code: string | null;
  readonly reason_values: Readonly<Record<string, unknown>> | null;
  readonly fire_at_edited: boolean;
  readonly undo: Undo | null;
}

/**
 * The post, and with `applyToAll` the posts of the same origin and network in the user's other profiles. Empty when the
 * post is not the actor's.
 */
export async function ownedWithSiblings(
  tx: Sql,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
): Promise<number[]> {
  const [addressed] = await tx.rows(
    owned(actor.userId).select(['s.id', 's.origin_id', 's.app']).where('s.id', '=', target.id),
  );
  if (addressed === undefined) return [];
  if (!target.applyToAll) return [addressed.id];
  const { origin_id, app } = addressed;
  const siblings = owned(actor.userId).select('s.id').where('s.origin_id', '=', origin_id).where('s.app', '=', app);
  return (await tx.rows(siblings)).map((row) => row.id);
}

/** Posts of the actor's own profiles: the condition on the user is the scope. */
const owned = (userId: number) =>
  query
    .selectFrom('scheduled_postings as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .where('p.user_id', '=', userId)
    .where('p.deleted_at', 'is', null);

const inOrder = prepared('posts_owned', (p: { userId: number; ids: readonly number[] }) =>
  owned(p.userId)
    .select(['s.id', 's.origin_id', 's.fire_at'])
    .where('s.id', '=', any(p.ids))
    .orderBy('s.fire_at')
    .orderBy('s.id'),
);
/** Those of the posts that are the actor's, the earliest first; asked for every list of one page that staff look at. */
export const ownedInOrder = (db: Reads, { userId }: Actor, ids: readonly number[]) => db.rows(inOrder({ userId, ids }));

/**
 * Locks first and reads afterwards: the last statement sees what a gate committed while the first one waited. The
 * connections stay too, as when posts are made, so that two equal texts see each other; posts come first, as everywhere.
 */
export async function lockPosts(tx: Sql, ids: readonly number[]): Promise<ChangeRow[]> {
  const chosen = query.selectFrom('scheduled_postings as s').where('s.id', '=', any(ids)).orderBy('s.id');
  await tx.rows(chosen.select('s.id').forUpdate());
  const theirs = query.selectFrom('scheduled_postings as s').select('s.connection_id').where('s.id', '=', any(ids));
  await tx.rows(
    query.selectFrom('connections as c').select('c.id').where('c.id', 'in', theirs).orderBy('c.id').forNoKeyUpdate(),
  );
  return tx.rows(
    chosen
      .leftJoin(textSettings.as('af'), 'af.profile_id', 's.profile_id')
      .select(FACTS)
      .select(['s.profile_id', 's.connection_id', 's.app', 's.source', 's.pgid', 's.version', 's.message', 's.link'])
      .select(['s.next_step_at', 's.late_after', 's.preflight_at', 's.reason_code', 's.reason_values'])
      .select(['s.fire_at_edited', 's.undo', 's.type'])
      .select(TEXT_COLUMNS),
  );
}

/** The connection of a post, for verbs that send now: 400 while the connection is broken. */
export async function connectedFor(tx: Sql, row: Pick<ChangeRow, 'connection_id'>): Promise<WorldConnection> {
  const connection = await connectionOf(tx, row);
  if (!connection.installed || !connection.connected)
    throw refused('posts.conflict.broken_connection', undefined, 'connection_broken');
  return connection;
}

/** Null takes the comment away. Only a comment that was not begun can change. */
export async function writeComment(tx: Sql, id: number, words: string | null): Promise<void> {
  if (words === null) await tx.run(query.deleteFrom('post_comments').where('scheduled_posting_id', '=', id));
  else
    await tx.run(
      query
        .insertInto('post_comments')
        .values({ scheduled_posting_id: id, text: words })
        .onConflict((on) => on.column('scheduled_posting_id').doUpdateSet({ text: words })),
    );
}

/** Puts files in the place of those that a post shows. */
export async function writeMedia(
  tx: Sql,
  id: number,
  media: readonly Pick<Medium, 'id' | 'kind'>[],
  altTexts: readonly (string | null)[],
): Promise<void> {
  await tx.run(query.deleteFrom('post_media').where('scheduled_posting_id', '=', id));
  await insertMedia(
    tx,
    id,
    media.map((medium, position) => ({ ...medium, altText: altTexts[position] ?? null })),
  );
}

/** The alternative text of the first picture; answers whether there is one. */
export async function writeAltText(tx: Sql, id: number, words: string | null): Promise<boolean> {
  const first = query
    .selectFrom('post_media')
    .select((e) => e.fn.min('position').as('position'))
    .where('scheduled_posting_id', '=', id)
    .where('kind', '=', 'image');
  const touched = await tx.run(
    query
      .updateTable('post_media')
      .set({ alt_text: words })
      .where('scheduled_posting_id', '=', id)
      .where('position', '=', first),
  );
  return touched > 0;
}
