import { randomBytes } from 'node:crypto';
import { ARCHIVE_DAYS, NEW_ARCHIVES } from '@waypost/contract/archives';
import { audit } from '../../platform/audit/audit.ts';
import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { signInRequired } from '../../platform/errors/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { throttle } from '../../platform/throttle/throttle.ts';
import { makeArchiveJob } from './job.ts';
import { type ArchiveRow, inDays, making } from './store.ts';

/**
 * Has an archive of the own account made in the background, and answers it; while one is being made, that one. Three in a day (429).
 * Nobody asks in another's name.
 */
export async function askForArchive({ db }: Deps, actor: Actor): Promise<ArchiveRow> {
  const { userId } = actor;
  const open = making.where('user_id', '=', userId);
  const before = await db.row(open);
  if (before !== null) return before;
  return db.transaction(async (tx) => {
    // Held until the end: of two who ask at once the second finds the first one's, and a deletion ends this one too.
    const account = query.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null);
    if ((await tx.row(account.forNoKeyUpdate())) === null) throw signInRequired();
    const theirs = await tx.row(open);
    if (theirs !== null) return theirs;
    // Counted under the lock: who asks five times at once has asked once. What is refused leaves no count behind.
    await throttle(tx, NEW_ARCHIVES, String(userId));
    const folder = randomBytes(18).toString('base64url');
    const row = await tx.row(
      query
        .insertInto('archives')
        .values({ user_id: userId, folder, expires_at: inDays(ARCHIVE_DAYS) })
        .returningAll(),
    );
    if (row === null) throw new Error('the archive was not written down');
    await addJob(tx, makeArchiveJob, { archive: row.id }, { queue: 'archives' });
    await audit(tx, actor, { action: 'account.archive', objectType: 'user', objectId: userId });
    return row;
  });
}
