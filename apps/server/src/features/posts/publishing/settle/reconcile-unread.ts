import { blockConnection } from '../block-connection.ts';
import { ASK_WITHOUT_READ_S, probeDue, SHUT_AGAIN_S } from '../rules.ts';
import type { Seen } from './find-post.ts';
import type { Inquiry } from './inquiry.ts';
import { ask, keepLooking, waitUntil } from './keep-looking.ts';
import { probePost } from './probe-post.ts';

/**
 * A look that could not be had. What can never be read is probed where the network names the first post to a second,
 * identical one; otherwise the person is asked, at once or when an hour of trying has brought nothing.
 */
export async function reconcileUnread(
  inquiry: Inquiry,
  { why, probeUntilS }: Extract<Seen, { kind: 'cannot-read' }>,
): Promise<void> {
  const { deps, reach, row, attempt, deadline } = inquiry;
  await deps.db.transaction((tx) => blockConnection(tx, row, reach.tokenVersion, why));
  const now = deps.clock.now();
  if (probeUntilS !== null && !row.ask_user) {
    const due = probeDue({ releasedAt: attempt.commit_business_at, probed: attempt.probed, untilS: probeUntilS, now });
    if (due.kind === 'wait') return waitUntil(inquiry, due.at);
    if (due.kind === 'now') {
      if ((await probePost(inquiry, probeUntilS)) === 'probed') return;
      return waitUntil(inquiry, new Date(now.getTime() + SHUT_AGAIN_S * 1000));
    }
  }
  const note = { unreadable: why.code };
  const late = now.getTime() > deadline.getTime() + ASK_WITHOUT_READ_S * 1000;
  if (why.kind === 'rejected' || late) return ask(inquiry, 'unconfirmed_ask_cannot_read', note);
  await keepLooking(inquiry, attempt.absent_reads, note);
}
