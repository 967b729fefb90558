import { performance } from 'node:perf_hooks';
import type { Refusal, ReleaseResult } from '../../../../connectors/social/port.ts';
import { float8, int8, uuid } from '../../../../platform/db/column.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import { mayPublish } from '../../conditions.ts';
import { OPENED, openedColumns } from '../attempts/attempts.ts';
import { blockConnection } from '../block-connection.ts';
import { NOTHING_SEEN } from '../hold/home-mark.ts';
import { LeaseLost } from '../machine-row.ts';
import { namedTwin } from '../release/named-twin.ts';
import { noteLate, outcomeOf, recordLive } from '../release/record-live.ts';
import { recordRefusal } from '../release/record-refusal.ts';
import { releaseOnce } from '../release/release-post.ts';
import { untilSaved } from '../release/until-saved.ts';
import { PROBE_FROM_S, SHUT_AGAIN_S } from '../rules.ts';
import { snapshotOf } from '../stage/snapshot.ts';
import { transition } from '../transition.ts';
import type { Inquiry } from './inquiry.ts';

/**
 * Opens the same attempt for one more send: once, inside the window in which the network refuses a twin, and under the
 * same conditions as a release. The mark is there before the first byte, so a crash in between never probes again.
 */
const gate = statement(
  'probe-gate',
  {
    takes: { id: int8, lease: uuid, attempt: int8, leaseS: float8, fromS: float8, untilS: float8 },
    gives: { id: int8, ...openedColumns },
  },
  ($) => `
  WITH gate AS (
    UPDATE scheduled_postings p SET
      phase = 'committing', next_step_at = NULL, updated_at = clock_timestamp(),
      lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
    FROM connections c, publish_attempts a
    WHERE p.id = ${$.id} AND p.lease_token = ${$.lease} AND p.phase = 'unconfirmed' AND p.lease_until > clock_timestamp()
      AND NOT p.deleted AND NOT p.remove_after AND p.withdrawn_at IS NULL AND NOT p.ask_user AND p.late_after > app_now()
      AND a.id = ${$.attempt} AND a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.probed_at IS NULL
      AND app_now() >= a.commit_business_at + make_interval(secs => ${$.fromS})
      AND app_now() < a.commit_business_at + make_interval(secs => ${$.untilS})
      AND c.id = p.connection_id AND c.page_id = p.pgid AND ${mayPublish('c')}
    RETURNING p.id
  )
  UPDATE publish_attempts a SET probed_at = app_now(), commit_started_at = clock_timestamp()
  FROM gate WHERE a.id = ${$.attempt} AND a.scheduled_posting_id = gate.id
  RETURNING a.id, ${OPENED}`,
);

/**
 * Sends an unconfirmed post once more, exactly as it was sent. The network either makes it, and then the first never
 * arrived, or refuses the twin and names the first. `shut`: not now, nothing was sent.
 */
export async function probePost(inquiry: Inquiry, untilS: number): Promise<'probed' | 'shut'> {
  const { deps, reach, row, attempt } = inquiry;
  const made = await snapshotOf(deps, row);
  if (made.kind !== 'ready') return 'shut';
  const { text, link, staged } = attempt.snapshot;
  const { sendDeadlineMs, releaseTimeoutMs } = deps.config.publishing;
  const sendBefore = performance.now() + sendDeadlineMs;
  if (!(await passGate(inquiry, untilS))) return 'shut';
  const guard = { maySend: () => performance.now() < sendBefore, signal: AbortSignal.timeout(releaseTimeoutMs) };
  const result = await releaseOnce(reach.connector, reach.access, { ...made.post, text, link }, staged, guard);
  await record(inquiry, result);
  return 'probed';
}

async function passGate({ deps, row, attempt }: Inquiry, untilS: number): Promise<boolean> {
  const { sendDeadlineMs, releaseTimeoutMs, leaseMs } = deps.config.publishing;
  const leaseS = (sendDeadlineMs + releaseTimeoutMs + leaseMs) / 1000;
  const values = { id: row.id, lease: row.lease_token, attempt: attempt.id, leaseS, fromS: PROBE_FROM_S, untilS };
  try {
    const passed = await deps.db.row(gate(values));
    // No new attempt: whether its number was given before says nothing here.
    if (passed !== null)
      deps.mark.opened({ attempt: passed.id, post: row.id, epoch: passed.epoch, us: passed.us }, NOTHING_SEEN);
    return passed !== null;
  } catch (error) {
    // A neighbour on the same connection is releasing.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function record(inquiry: Inquiry, result: ReleaseResult<Refusal>): Promise<void> {
  const { deps, reach, row, attempt } = inquiry;
  const live = (remoteId: string, how: { permalink: string | null; adopted?: boolean }) =>
    recordLive(deps, outcomeOf(row, attempt.id, remoteId), how);
  if (result.kind === 'live') return live(result.id, result);
  const twin = result.kind === 'refused' ? await untilSaved(deps, () => namedTwin(deps.db, row, result.refusal)) : null;
  if (twin !== null && twin.owned === undefined) return live(twin.remoteId, { permalink: null, adopted: true });
  const sent = { row, attempt: attempt.id, text: attempt.snapshot.text, tokenVersion: reach.tokenVersion };
  try {
    await untilSaved(deps, () =>
      result.kind === 'refused' && twin !== null
        ? recordRefusal(deps, sent, result.refusal, twin.owned)
        : leaveOpen(inquiry, result),
    );
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    await noteLate(deps, attempt.id, { late_answer: told(result), to: 'probe' });
  }
}

/** What was not sent may be tried again while the window is open; after anything else only a person can tell. */
async function leaveOpen({ deps, reach, row, attempt }: Inquiry, result: ReleaseResult<Refusal>): Promise<void> {
  const unsent = result.kind === 'not-sent';
  await deps.db.transaction(async (tx) => {
    await transition(tx, row, {
      from: 'committing',
      to: 'unconfirmed',
      write: {
        next: { seconds: SHUT_AGAIN_S },
        reason: { code: unsent ? 'unconfirmed_looking' : 'unconfirmed_ask_cannot_read' },
        ...(!unsent && { askUser: true }),
      },
      attempt: {
        id: attempt.id,
        note: { at: deps.clock.now().toISOString(), probe: told(result) },
        unprobed: unsent,
      },
    });
    if (result.kind === 'refused') await blockConnection(tx, row, reach.tokenVersion, result.refusal);
  });
}

const told = (result: ReleaseResult<Refusal>): string =>
  result.kind === 'refused' ? result.refusal.code : result.kind;
