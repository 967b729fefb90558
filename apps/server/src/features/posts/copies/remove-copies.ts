import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import { type AnyRefusal, SocialError } from '../../../connectors/social/port.ts';
import { bool, int4, int8, orNull, sure, text } from '../../../platform/db/column.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { noteRefusal } from '../../connections/index.ts';
import type { PostDeps } from '../deps.ts';
import { reachPage } from '../page-access.ts';
import { nextAttempt } from '../publishing/attempts/attempts.ts';

/** After so many the person is told; nothing is tried without end. */
const MAX_TRIES = 5;
/** Between two, times the tries; and for so long nobody else takes it up. */
const PAUSE_MINUTES = 10;

/** What came to be live although its posting was deleted while it was on its way. */
const arrive = statement(
  'removals-arrive',
  { takes: {}, gives: { id: int8 } },
  () => `
  UPDATE scheduled_postings SET status = ${POST_STATUS.willBeDeleted}, remove_at = app_now(), remove_tries = 0, remove_after = false
  WHERE id IN (SELECT id FROM scheduled_postings WHERE remove_after AND status = ${POST_STATUS.posted} ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING id`,
);
const claim = statement(
  'removals-claim',
  {
    takes: { app: text<SocialApp>(), limit: int4 },
    gives: {
      ...{
        id: int8,
        connection_id: int8,
        app: text<SocialApp>(),
        pgid: text(),
        remote_id: sure(text()),
        remove_tries: int4,
      },
      ...{ is_feed: orNull(bool), missing: sure(bool) },
    },
  },
  ($) => `
  UPDATE scheduled_postings p SET remove_tries = p.remove_tries + 1, remove_at = app_now() + make_interval(mins => ${PAUSE_MINUTES} * (p.remove_tries + 1))
  FROM connections c
  WHERE c.id = p.connection_id AND p.id IN (
    SELECT d.id FROM scheduled_postings d
    WHERE d.app = ${$.app} AND d.status = ${POST_STATUS.willBeDeleted} AND d.remove_at <= app_now() AND d.remote_id IS NOT NULL
    ORDER BY d.remove_at, d.id LIMIT ${$.limit}::int FOR UPDATE SKIP LOCKED)
  RETURNING p.id, p.connection_id, p.app, p.pgid, p.remote_id, p.remove_tries, c.is_feed, (NOT c.installed OR c.page_id IS DISTINCT FROM p.pgid) AS missing`,
);
type Removal = Readonly<RowOf<typeof claim>>;

/** Written with its line in the log of tries, once: a late second answer finds nothing that waits. */
const end = statement(
  'removals-end',
  { takes: { id: int8, removed: bool, reason: orNull(text()) }, gives: { id: int8 } },
  ($) => `
  WITH ended AS (
    UPDATE scheduled_postings SET status = CASE WHEN ${$.removed} THEN ${POST_STATUS.deleted} ELSE ${POST_STATUS.deleteError} END,
      reason_code = ${$.reason}, reason_values = NULL, remove_at = NULL, stats_due_at = NULL, updated_at = clock_timestamp(), version = version + 1
    WHERE id = ${$.id} AND status = ${POST_STATUS.willBeDeleted} RETURNING id, version
  )
  INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, ended_at, outcome, reason_code)
  SELECT id, ${nextAttempt('ended.id')}, 'remove', '{}', version, clock_timestamp(), CASE WHEN ${$.removed} THEN 'posted' ELSE 'rejected' END, ${$.reason}
  FROM ended RETURNING id`,
);

/** Takes off the networks what staff deleted with that word. Deleting twice is success, so a crash anywhere costs one more call. */
export const removalSweep = (deps: PostDeps): Sweep =>
  sweep({
    id: 'posts.removals',
    everyMs: 5_000,
    lanes: 2,
    kinds: SOCIAL_APPS,
    async take(atMost, app) {
      await deps.db.rows(arrive({}));
      return deps.db.rows(claim({ app, limit: atMost }));
    },
    async work(row) {
      const found = await remove(deps, row);
      if (found === 'later' && row.remove_tries < MAX_TRIES) return false;
      const reason = { removed: null, there: 'remove_there', later: 'remove_failed' } as const;
      await deps.db.rows(end({ id: row.id, removed: found === 'removed', reason: reason[found] }));
      return true;
    },
  });

type Removed = 'removed' | 'there' | 'later';

async function remove(deps: PostDeps, row: Removal): Promise<Removed> {
  // A page that is not ours any more, a post that was never read, and what members' consents do not let an app do.
  const forbidden = row.is_feed === true && !CHANNELS[row.app].removesFromProfiles;
  if (row.missing || row.remote_id.startsWith('unnamed:') || forbidden) return 'there';
  const reach = await reachPage(deps, row);
  if (reach === null) return 'later';
  try {
    await reach.connector.remove(reach.access, row.remote_id);
    return 'removed';
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, { connectionId: row.connection_id, page: reach, call: null }, error.refusal);
    return answered(error.refusal);
  }
}

function answered({ kind }: AnyRefusal): Removed {
  if (kind === 'gone') return 'removed';
  return kind === 'forbidden' || kind === 'rejected' ? 'there' : 'later';
}
