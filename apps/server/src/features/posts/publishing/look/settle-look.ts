import type { Candidate } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { unleased } from '../../../../platform/db/leases.ts';
import { query, sql } from '../../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import { literals } from '../../conditions.ts';
import { type AttemptSnapshot, type Note, openAttemptOf } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import { saveLive } from '../release/save-live.ts';
import type { Seen } from '../settle/find-post.ts';
import { evidenceOf } from '../settle/reconcile-post.ts';
import { transition } from '../transition.ts';
import { LOOKABLE, type LookedRow } from './look-store.ts';

/**
 * The post is on the network: an attempt of the forgotten past is written and adopted. False when the row has moved on,
 * or the post belongs to another row by now.
 */
export async function adoptLooked(
  deps: PublishingDeps,
  row: LookedRow,
  snapshot: AttemptSnapshot,
  candidate: Candidate,
): Promise<boolean> {
  const { remoteId, permalink } = candidate;
  try {
    return await settle(deps, row, { snapshot, note: { found: evidenceOf(candidate) } }, (tx, attempt) =>
      saveLive(tx, { attempt, post: row.id, remoteId, permalink, adopted: true }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Nobody but its person can say. As far as we know nothing was sent, and nothing is sent until there is an answer. */
export function askAbout(
  deps: PublishingDeps,
  row: LookedRow,
  snapshot: AttemptSnapshot,
  seen: Extract<Seen, { kind: 'several' | 'cannot-read' }>,
): Promise<boolean> {
  const note =
    seen.kind === 'several' ? { candidates: seen.candidates.map(evidenceOf) } : { unreadable: seen.why.code };
  return settle(deps, row, { snapshot, note }, async () => true);
}

async function settle(
  { db, clock }: PublishingDeps,
  row: LookedRow,
  { snapshot, note }: { snapshot: AttemptSnapshot; note: Note },
  then: (tx: Sql, attempt: number) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isStill(tx, row))) return false;
    await transition(
      tx,
      { id: row.id },
      {
        from: LOOKABLE,
        to: 'unconfirmed',
        write: { next: null, askUser: true, stepFailures: 0, reason: { code: 'unconfirmed_ask_late' } },
        attempt: {
          version: row.version,
          released: { snapshot, at: row.look_from },
          note: { at: clock.now().toISOString(), ...note },
        },
      },
    );
    const attempt = await openAttemptOf(tx, row.id);
    return attempt !== null && then(tx, attempt.id);
  });
}

/** Locked, and as it was read. */
async function isStill(tx: Sql, row: LookedRow): Promise<boolean> {
  const same = query
    .selectFrom('scheduled_postings as p')
    .select('p.id')
    .where('p.id', '=', row.id)
    .where('p.version', '=', row.version)
    .where('p.look_from', 'is not', null)
    .where('p.deleted', '=', false)
    .where('p.phase', 'in', literals(LOOKABLE))
    .where(sql.raw<boolean>(unleased('p')))
    .forUpdate();
  return (await tx.row(same)) !== null;
}
