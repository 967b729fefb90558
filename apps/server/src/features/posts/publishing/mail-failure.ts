import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { queueMail } from '../../outbox/index.ts';
import { postFailed } from '../emails/post-failed.ts';
import { postsMissed } from '../emails/posts-missed.ts';
import type { MachineRow } from './machine-row.ts';
import type { Reason } from './post-write.ts';

const ownerOf = prepared('owner-of-connection', (p: { connection: number }) =>
  query
    .selectFrom('connections as c')
    .innerJoin('profiles as pr', 'pr.id', 'c.profile_id')
    .select(['pr.user_id', 'pr.slug', 'c.name as page_name', 'c.app'])
    .where('c.id', '=', p.connection)
    // What was going out when its profile was deleted is nothing to tell.
    .where('pr.deleted_at', 'is', null),
);

/** Tells the advisor, in the transaction that gave the post up, why it did not go out. */
export async function mailFailure(
  tx: Sql,
  row: Pick<MachineRow, 'id' | 'connection_id' | 'version' | 'app'>,
  text: string,
  reason: Reason,
): Promise<void> {
  const owner = await tx.row(ownerOf({ connection: row.connection_id }));
  if (owner === null) return;
  await queueMail(tx, postFailed, {
    userId: owner.user_id,
    params: {
      postId: row.id,
      profileSlug: owner.slug,
      pageName: owner.page_name ?? '',
      excerpt: text,
      app: row.app,
      reasonCode: reason.code,
      reasonValues: reason.values,
    },
    dedupeKey: `post_failed:${row.id}:${row.version}`,
  });
}

/** One mail per connection and hour, however many posts were missed. */
export async function mailMissed(
  tx: Sql,
  connectionId: number,
  posts: readonly { readonly id: number; readonly message: string; readonly fire_at: Date }[],
  now: Date,
): Promise<void> {
  const owner = await tx.row(ownerOf({ connection: connectionId }));
  if (owner === null) return;
  await queueMail(tx, postsMissed, {
    userId: owner.user_id,
    params: {
      app: owner.app,
      profileSlug: owner.slug,
      pageName: owner.page_name ?? '',
      posts: posts.map((post) => ({ id: post.id, excerpt: post.message, fireAt: post.fire_at.toISOString() })),
      count: posts.length,
    },
    dedupeKey: `posts_missed:${connectionId}:${now.toISOString().slice(0, 13)}`,
  });
}
