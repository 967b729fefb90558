import { bool, float8, int8, sure } from '../../../platform/db/column.ts';
import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { MachineRow } from '../publishing/machine-row.ts';
import { transition } from '../publishing/transition.ts';

/** For so long the job that carries staff's change has the copies to itself. */
const PATIENCE_S = 60;
const AGAIN_S = 2;

const ask = statement(
  'copy-ask-posting',
  { takes: { id: int8 }, gives: { profile_id: int8, posting_id: sure(int8), same: sure(bool), waits_s: sure(float8) } },
  ($) => `
  SELECT p.profile_id, p.posting_id, t.version = p.source_version AND t.deleted_at IS NULL AND g.published_at IS NOT NULL AS same,
    extract(epoch FROM clock_timestamp() - coalesce(t.followed_from, t.updated_at))::float8 AS waits_s
  FROM scheduled_postings p JOIN postings t ON t.id = p.posting_id JOIN campaigns g ON g.id = t.campaign_id WHERE p.id = ${$.id}`,
);

/**
 * Whether a claimed copy is what staff's posting says now. An older one is given back for a moment; where nobody has come to change it, it
 * follows by itself, which takes it out of our hands.
 */
export async function awaitPosting(db: Database, row: MachineRow): Promise<boolean> {
  const posting = await db.row(ask({ id: row.id }));
  if (posting?.same === true) return true;
  if (posting !== null && posting.waits_s >= PATIENCE_S) {
    const { followPostingOf } = await import('./follow-posting-of.ts');
    await db.transaction((tx) => followPostingOf(tx, posting.posting_id, [row.id]));
    return false;
  }
  await transition(db, row, { from: 'claimed', to: 'due', write: { next: { seconds: AGAIN_S } } });
  return false;
}
