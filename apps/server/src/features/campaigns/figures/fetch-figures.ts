import type { PostingCountry } from '@waypost/contract/campaigns';
import { POST_STATUS } from '@waypost/contract/posts';
import { STATS_REFRESH_PAUSE_MINUTES } from '@waypost/contract/stats';
import { audit } from '../../../platform/audit/audit.ts';
import { int4, int8, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { rollUpJob } from '../fan-out/job-kinds.ts';
import { postsOf } from './posts-of.ts';
import { rollUp } from './roll-up.ts';

/** Pages whose networks are asked at one press: each has a limit of its own, which its agent's posts need, too. */
const AT_ONCE = 200;
/** By then most have answered. */
const ANSWERED_MS = 45_000;

/**
 * The posts whose figures are the oldest become due for them. Who waits because his page is near its limit goes on waiting: the sweep that
 * asks decides that, page by page. Those whose timetable is over are read once more.
 */
const hasten = statement(
  'postings-hasten-figures',
  { takes: { posting: int8, country: text(), limit: int4 }, gives: { id: int8 } },
  ($) => `
  UPDATE scheduled_postings SET stats_due_at = app_now() WHERE id IN (
    SELECT p.id FROM (${postsOf($.posting)}) of JOIN scheduled_postings p ON p.id = of.id
    JOIN profiles o ON o.id = p.profile_id JOIN countries k ON k.id = o.country_id
    WHERE k.iso2 = ${$.country} AND p.status = ${POST_STATUS.posted}
      AND p.stats_fetched_at < app_now() - interval '${STATS_REFRESH_PAUSE_MINUTES} minutes' AND (p.stats_due_at IS NULL OR p.stats_due_at > app_now())
    ORDER BY p.stats_fetched_at, p.id LIMIT ${$.limit}::int FOR UPDATE OF p SKIP LOCKED)
  RETURNING id`,
);

/** Reads the figures of a country anew as far as limits allow: what has been read is added up now, what comes a little later. */
export async function fetchFigures(tx: Sql, actor: Actor, posting: number, country: PostingCountry): Promise<void> {
  const asked = await tx.rows(hasten({ posting, country, limit: AT_ONCE }));
  await rollUp(tx, posting);
  if (asked.length > 0) {
    const later = new Date(Date.now() + ANSWERED_MS);
    await addJob(tx, rollUpJob, { posting }, { key: `campaigns-roll-up-${posting}-later`, runAt: later });
  }
  const data = { country, asked: asked.length };
  await audit(tx, actor, { action: 'posting.fetch_stats', objectType: 'posting', objectId: posting, data });
}
