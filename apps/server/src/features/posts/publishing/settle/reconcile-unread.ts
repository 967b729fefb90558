import type { PageAccess, SocialConnector } from '../../../../connectors/social/port.ts';
import type { PublishingDeps } from '../deps.ts';
import { limitConnection } from '../limit-connection.ts';
import type { MachineRow, OpenAttempt } from '../row.ts';
import { ASK_WITHOUT_READ_S, probeDue, SHUT_AGAIN_S } from '../rules.ts';
import type { Seen } from './find-post.ts';
import { ask, keepLooking, leave } from './looks.ts';
import { probePost } from './probe-post.ts';

/**
 * A look that could not be had. What can never be read is probed where the network names the first post to a second,
 * identical one; otherwise the person is asked, at once or when an hour of trying has brought nothing.
 */
export async function reconcileUnread(
  deps: PublishingDeps,
  connector: SocialConnector,
  page: { access: PageAccess; tokenVersion: number },
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  { why, probeUntilS }: Extract<Seen, { kind: 'cannot-read' }>,
): Promise<void> {
  await deps.db.transaction((tx) => limitConnection(tx, row, page.tokenVersion, why));
  const now = deps.clock.now();
  const note = { unreadable: why.code };
  if (probeUntilS !== null && !row.ask_user) {
    const due = probeDue({ releasedAt: attempt.commit_business_at, probed: attempt.probed, untilS: probeUntilS, now });
    if (due.kind === 'wait')
      return leave(deps, row, { phase: 'unconfirmed', at: due.at, reason: 'unconfirmed_looking' });
    if (due.kind === 'now' && (await probePost(deps, connector, page, row, attempt, probeUntilS)) === 'probed') return;
    if (due.kind === 'now') {
      const at = new Date(now.getTime() + SHUT_AGAIN_S * 1000);
      return leave(deps, row, { phase: 'unconfirmed', at, reason: 'unconfirmed_looking' });
    }
  }
  const late = now.getTime() > deadline.getTime() + ASK_WITHOUT_READ_S * 1000;
  if (why.kind === 'rejected' || late) await ask(deps, row, attempt, deadline, 'unconfirmed_ask_cannot_read', note);
  else await keepLooking(deps, row, attempt, deadline, note);
}
