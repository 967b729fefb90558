import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import { queueMail } from '../../outbox/index.ts';
import { postFailed } from '../emails/post-failed.ts';
import { postsMissed } from '../emails/posts-missed.ts';
import type { MachineRow } from './machine-row.ts';
import type { Reason } from './post-write.ts';

interface Owner {
  readonly user_id: number;
  readonly slug: string;
  readonly page_name: string | null;
  readonly app: SocialApp;
}

const OWNER = `SELECT pr.user_id, pr.slug, c.name AS page_name, c.app
  FROM connections c JOIN profiles pr ON pr.id = c.profile_id WHERE c.id = $1`;

const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** Tells the advisor, in the transaction that gave the post up, why it did not go out. */
export async function mailFailure(
  tx: Sql,
  row: Pick<MachineRow, 'id' | 'connection_id' | 'version' | 'app'>,
  text: string,
  reason: Reason,
): Promise<void> {
  const owner = await tx.row<Owner>(OWNER, [row.connection_id]);
  if (owner === null) return;
  await queueMail(tx, postFailed, {
    userId: owner.user_id,
    params: {
      postId: row.id,
      profileSlug: owner.slug,
      pageName: owner.page_name ?? '',
      excerpt: excerpt(text),
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
  const owner = await tx.row<Owner>(OWNER, [connectionId]);
  if (owner === null) return;
  await queueMail(tx, postsMissed, {
    userId: owner.user_id,
    params: {
      app: owner.app,
      profileSlug: owner.slug,
      pageName: owner.page_name ?? '',
      posts: posts
        .slice(0, 20)
        .map((post) => ({ id: post.id, excerpt: excerpt(post.message), fireAt: post.fire_at.toISOString() })),
      count: posts.length,
    },
    dedupeKey: `posts_missed:${connectionId}:${now.toISOString().slice(0, 13)}`,
  });
}
