import { CHANGEABLE_PHASES } from '@waypost/contract/posts';
import type { Database } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
import { openAttemptOf } from '../attempts/attempts.ts';
import type { PublishedOutcome } from '../deps.ts';
import { transition } from '../transition.ts';
import { saveLive } from './save-live.ts';

/**
 * A post went out by an attempt that the database forgot: it is adopted under the row's lock, with an attempt that says
 * so. False when the row is out by now.
 */
export async function adoptLost(db: Database, outcome: PublishedOutcome): Promise<boolean> {
  const { post, remoteId, origin = '' } = outcome;
  return db.transaction(async (tx) => {
    const row = await tx.row(
      query
        .selectFrom('scheduled_postings')
        .select(['version', 'fire_at', 'message', 'link', 'type'])
        .where('id', '=', post)
        .where('origin_id', '=', origin)
        .where('status', '<>', 10)
        .forUpdate(),
    );
    if (row === null) return false;
    if ((await openAttemptOf(tx, post)) === null) {
      const { type, message: text, link, version, fire_at: at } = row;
      await transition(
        tx,
        { id: post },
        {
          from: CHANGEABLE_PHASES,
          to: 'unconfirmed',
          write: { next: null, askUser: true, deleted: false, reason: { code: 'unconfirmed_ask_late' } },
          attempt: {
            version,
            released: { snapshot: { type, text, link, media: [], staged: [] }, at },
            note: { written_down: remoteId },
          },
        },
      );
    }
    const attempt = await openAttemptOf(tx, post);
    return attempt !== null && saveLive(tx, { attempt: attempt.id, post, remoteId, adopted: true });
  });
}
