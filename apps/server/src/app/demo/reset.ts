import { rm } from 'node:fs/promises';
import path from 'node:path';
import { forgetOutcomes, forgetReleases } from '../../features/posts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { outsideAt } from './outside.ts';
import { aloneWithDemo, forgetProgress } from './progress.ts';

/**
 * Takes everything away that the demo people have, and all that is on the sandbox's walls; accounts and profiles stay. The
 * files of their pictures stay where they are. Repeatable. False when somebody tells the demo world at this moment.
 */
export async function resetDemo(db: Database, { sandbox, home }: Pick<Config, 'sandbox' | 'home'>): Promise<boolean> {
  return aloneWithDemo(db, async () => {
    if (sandbox) await outsideAt(sandbox.url).reset();
    else await rm(path.join(home, 'sandbox'), { recursive: true, force: true });
    let gone: readonly number[] = [];
    await forgetReleases(db, async (tx) => {
      gone = await clear(tx);
    });
    await forgetOutcomes(home, gone);
  });
}

/** Answers which posts these were. */
async function clear(tx: Sql): Promise<number[]> {
  await forgetProgress(tx);
  const users = query.selectFrom('users').select('id').where('demo_role', 'is not', null);
  const profiles = query.selectFrom('profiles').select('id').where('user_id', 'in', users);
  const posts = query.selectFrom('scheduled_postings').select('id').where('profile_id', 'in', profiles);
  const media = query.selectFrom('media').select('id').where('profile_id', 'in', profiles);
  const connections = query.selectFrom('connections').select('id').where('profile_id', 'in', profiles);
  // Locked before what hangs on them, as everybody locks: a worker may have one in hand.
  const locked = await tx.rows(posts.orderBy('id').forUpdate());
  for (const table of ['publish_attempts', 'post_media', 'post_comments', 'post_stats'] as const)
    await tx.run(query.deleteFrom(table).where('scheduled_posting_id', 'in', posts));
  await tx.run(query.deleteFrom('scheduled_postings').where('profile_id', 'in', profiles));
  await tx.run(query.deleteFrom('media_variants').where('media_id', 'in', media));
  for (const table of ['former_pages', 'staged_leftovers', 'slot_settings'] as const)
    await tx.run(query.deleteFrom(table).where('connection_id', 'in', connections));
  const ofProfiles = [
    'idempotency_keys',
    'generated_postings',
    'profile_images',
    'media',
    'oauth_states',
    'connections',
  ] as const;
  for (const table of ofProfiles) await tx.run(query.deleteFrom(table).where('profile_id', 'in', profiles));
  for (const table of ['social_grants', 'mails', 'announcement_dismissals', 'guide_views'] as const)
    await tx.run(query.deleteFrom(table).where('user_id', 'in', users));
  return locked.map(({ id }) => id);
}
