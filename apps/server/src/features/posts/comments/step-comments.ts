import { performance } from 'node:perf_hooks';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { emptyCode, fillPlaceholders, placeholderFaults } from '@waypost/contract/posts';
import { type AnyRefusal, type ReleaseResult, SocialError } from '../../../connectors/social/port.ts';
import { readsOf } from '../../../platform/db/database.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { notePermitted, noteRefusal } from '../../connections/index.ts';
import { ownerHasPro, textSettingsOf } from '../../profiles/index.ts';
import { type Reach, reachPage } from '../page-access.ts';
import {
  type CommentEnd,
  closeCommentAttempt,
  noteCommentAttempt,
  type OpenCommentAttempt,
  openCommentAttemptOf,
} from '../publishing/attempts/comment-attempts.ts';
import type { PublishingDeps } from '../publishing/deps.ts';
import { COMMENT_FORBIDDEN, COMMENT_HELD, COMMENT_SHUT } from '../reason-text.ts';
import { beginComment, type CommentRow, type CommentWrite, claimComments, writeComment } from './comment-store.ts';

const MAX_TRIES = 4;
const PAUSES_S = [60, 300, 900];
/** Reads that must not show it before it may be sent again, and how long after the sending they are made. */
const ABSENT_READS = 2;
const LOOK_S = 120;
const UNREACHABLE_S = 3600;
/** Its connection is paused, or all publishing is held: somebody may end that any moment. */
const SHUT_AGAIN_S = 300;
/** The same patience that posts have with a broken connection. */
const PATIENCE_MS = 48 * 60 * 60_000;
/** How often a permission that is missing is tried again although nobody reconnected. */
const FORBIDDEN_AGAIN_MS = 12 * 60 * 60_000;

/** Takes first comments that are due one step further. Whatever becomes of one, its post stays as it is. */
export const commentSweep = (deps: PublishingDeps): Sweep =>
  sweep({
    id: 'posts.comments',
    everyMs: 5_000,
    lanes: 8,
    kinds: SOCIAL_APPS,
    take(atMost, app) {
      const { leaseMs, releaseTimeoutMs } = deps.config.publishing;
      return claimComments(deps.db, { app, limit: atMost, leaseMs: leaseMs + releaseTimeoutMs });
    },
    async work(row) {
      await step(deps, row);
      return true;
    },
  });

async function step(deps: PublishingDeps, row: CommentRow): Promise<void> {
  const reach = await reachPage(deps, row);
  if (reach === null) return waitForPage(deps, row, 'reconnect');
  if (isBarred(deps, row, reach)) return waitForPage(deps, row, COMMENT_FORBIDDEN);
  if (row.phase === 'sending') return reconcile(deps, row, reach);
  // What was refused before may be there all the same, and so may what a past sent that the database forgot.
  if (row.tries > 0 || row.look_from !== null) {
    const found = await look(deps, row, reach);
    if (found === 'unread') return;
    if (found !== null) return end(deps, row, null, { phase: 'posted', remoteId: found, nextS: null });
  }
  if (row.tries > 0) return send(deps, row, reach);
  const { text, hole } = await filled(deps, row);
  // Nobody is asked again: the post is out, and what it lacks may come in a month or never.
  if (hole !== undefined) {
    const reason = emptyCode(hole, await ownerHasPro(deps.db, row.profile_id));
    return end(deps, row, null, { phase: 'failed', nextS: null, reason });
  }
  await send(deps, { ...row, text }, reach);
}

/** The words as they go out: frozen with the first try, so that whoever looks for the comment looks for them. */
async function filled(deps: PublishingDeps, row: CommentRow): Promise<{ text: string; hole: string | undefined }> {
  const { placeholders } = await textSettingsOf(readsOf(deps.db), row.profile_id);
  return { text: fillPlaceholders(row.text, placeholders), hole: placeholderFaults(row.text, placeholders).empty };
}

const aside = (row: CommentRow, page: Reach) => ({ connectionId: row.connection_id, page, call: 'comments' }) as const;

/** Refused for want of a permission that nobody has given since: not every hour is a new try, and a line in the log. */
function isBarred(deps: PublishingDeps, row: CommentRow, { missing }: Reach): boolean {
  const again = row.posted_at.getTime() + row.tries * FORBIDDEN_AGAIN_MS;
  return row.reason_code === COMMENT_FORBIDDEN && missing.includes('comments') && deps.clock.now().getTime() < again;
}

async function send(deps: PublishingDeps, row: CommentRow, reach: Reach): Promise<void> {
  const { sendDeadlineMs, releaseTimeoutMs } = deps.config.publishing;
  // Measured from before the mark is written: a process that slept in between sends nothing.
  const sendBefore = performance.now() + sendDeadlineMs;
  const before = deps.mark.seen();
  const begun = await deps.db.transaction((tx) => beginComment(tx, row, reach.tokenVersion));
  if (begun === null)
    return waitForPage(deps, row, row.reason_code ?? COMMENT_SHUT, { nextS: SHUT_AGAIN_S, atLast: COMMENT_HELD });
  const { attempt } = begun;
  if (!deps.mark.opened(begun, before)) {
    const { holdSetBack } = await import('../publishing/hold/hold-set-back.ts');
    await holdSetBack(deps);
    return record(deps, { ...row, tries: row.tries + 1 }, reach, attempt, { kind: 'not-sent', detail: 'set-back' });
  }
  const result = await reach.connector.comment(reach.access, row.remote_id, row.text, {
    maySend: () => performance.now() < sendBefore,
    signal: AbortSignal.timeout(releaseTimeoutMs),
  });
  await record(deps, { ...row, tries: row.tries + 1 }, reach, attempt, result);
}

async function record(
  deps: PublishingDeps,
  row: CommentRow,
  reach: Reach,
  attempt: number,
  result: ReleaseResult,
): Promise<void> {
  switch (result.kind) {
    case 'live':
      await end(
        deps,
        row,
        { id: attempt, outcome: 'posted', remoteId: result.id },
        { phase: 'posted', remoteId: result.id, nextS: null },
      );
      return notePermitted(deps, aside(row, reach));
    case 'not-sent':
      return end(deps, row, { id: attempt, outcome: 'not-sent', reason: 'not_sent' }, again(row, 'not_sent'));
    case 'refused':
      await noteRefusal(deps, aside(row, reach), result.refusal);
      return refused(deps, row, reach, attempt, result.refusal);
    // Accepted or unreadable: it may be there, and only reading can say.
    default:
      return end(deps, row, null, { phase: 'sending', nextS: LOOK_S });
  }
}

async function refused(
  deps: PublishingDeps,
  row: CommentRow,
  reach: Reach,
  attempt: number,
  refusal: AnyRefusal,
): Promise<void> {
  const { code, detail } = refusal;
  const close = (outcome: CommentEnd['outcome']) => ({ id: attempt, outcome, reason: code, detail });
  switch (refusal.kind) {
    case 'try-later':
      return end(deps, row, close('try-later'), again(row, code));
    case 'wait':
    case 'blocked':
      return end(deps, row, close('rate-limited'), { ...again(row, code), nextS: Math.max(refusal.seconds ?? 0, 300) });
    case 'reconnect':
      await end(deps, row, close('reconnect'), { phase: 'waiting', nextS: UNREACHABLE_S, reason: code });
      return;
    case 'forbidden':
      return end(deps, row, close('rejected'), { phase: 'waiting', nextS: UNREACHABLE_S, reason: COMMENT_FORBIDDEN });
    case 'ours':
      return end(deps, row, close('ours'), { phase: 'failed', nextS: null, reason: 'ours_configuration' });
    case 'duplicate': {
      // The network has this text already; when it is under our post, it is the one.
      const found =
        refusal.remoteId ??
        (await reach.connector.findComment(reach.access, row.remote_id, row.text).catch(() => null));
      if (found !== null)
        return end(
          deps,
          row,
          { id: attempt, outcome: 'adopted', remoteId: found },
          { phase: 'posted', remoteId: found, nextS: null },
        );
      return end(deps, row, close('rejected'), { phase: 'failed', nextS: null, reason: code });
    }
    default:
      return end(deps, row, close('rejected'), { phase: 'failed', nextS: null, reason: code });
  }
}

/** The outcome of a sending is open: read, and send again only after complete reads that did not show it. */
async function reconcile(deps: PublishingDeps, row: CommentRow, reach: Reach): Promise<void> {
  const attempt = await openCommentAttemptOf(deps.db, row.id);
  const found = await look(deps, row, reach, attempt ?? undefined);
  if (found === 'unread') return;
  if (found !== null)
    return end(deps, row, attempt && { id: attempt.id, outcome: 'adopted', remoteId: found }, {
      phase: 'posted',
      remoteId: found,
      nextS: null,
    });
  if (attempt !== null && attempt.absent_reads + 1 < ABSENT_READS)
    return end(deps, row, null, { phase: 'sending', nextS: LOOK_S });
  await end(deps, row, attempt && { id: attempt.id, outcome: 'absent' }, again(row, null));
}

/** The comment's id, null after a complete read without it, or 'unread': the row was given back, never sent blindly. */
async function look(
  deps: PublishingDeps,
  row: CommentRow,
  reach: Reach,
  attempt?: OpenCommentAttempt,
): Promise<string | null | 'unread'> {
  try {
    const found = await reach.connector.findComment(reach.access, row.remote_id, row.text);
    if (attempt) await noteCommentAttempt(deps.db, attempt, { at: deps.clock.now(), complete: true });
    return found;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { refusal } = error;
    await noteRefusal(deps, aside(row, reach), refusal);
    if (attempt) await noteCommentAttempt(deps.db, attempt, { at: deps.clock.now(), complete: false });
    if (refusal.kind === 'forbidden') {
      await waitForPage(deps, row, COMMENT_FORBIDDEN);
      return 'unread';
    }
    const passing = refusal.kind === 'try-later' || refusal.kind === 'wait' || refusal.kind === 'blocked';
    const looks = row.tries < MAX_TRIES;
    await end(
      deps,
      row,
      null,
      passing && looks
        ? { phase: row.phase, tries: row.tries + 1, nextS: PAUSES_S[row.tries - 1] ?? 900, reason: refusal.code }
        : { phase: 'unconfirmed', nextS: null, reason: 'comment_unconfirmed' },
    );
    return 'unread';
  }
}

function again(row: CommentRow, reason: string | null): CommentWrite {
  if (row.tries >= MAX_TRIES) return { phase: 'failed', nextS: null, reason: reason ?? 'gave_up' };
  return { phase: 'waiting', nextS: PAUSES_S[row.tries - 1] ?? 900, reason };
}

/** Without a token nothing can be read or sent. After two days a comment that was begun ends unconfirmed, another failed. */
async function waitForPage(
  deps: PublishingDeps,
  row: CommentRow,
  reason: string | null,
  { nextS = UNREACHABLE_S, atLast = reason } = {},
): Promise<void> {
  const over = deps.clock.now().getTime() > row.posted_at.getTime() + PATIENCE_MS;
  const last = row.phase === 'sending' ? 'unconfirmed' : 'failed';
  await writeComment(
    deps.db,
    row,
    over ? { phase: last, nextS: null, reason: atLast } : { phase: row.phase, nextS, reason },
  );
}

async function end(
  deps: PublishingDeps,
  row: CommentRow,
  attempt: ({ id: number } & CommentEnd) | null,
  write: CommentWrite,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (attempt !== null) await closeCommentAttempt(tx, attempt.id, attempt);
    await writeComment(tx, row, write);
  });
}
