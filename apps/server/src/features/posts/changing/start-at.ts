import { CHANGEABLE_PHASES, consentRules, type PreflightMessage, placeholderRules } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { ownerHasPro, textSettingsIn } from '../../profiles/index.ts';
import { lateAfter } from '../post.ts';
import { refuseErrors } from '../preflight/preflight-posts.ts';
import type { WorldConnection } from '../preflight/preflight-world.ts';
import type { AttemptWrite } from '../publishing/attempts/attempts.ts';
import type { PostWrite } from '../publishing/post-write.ts';
import { transition } from '../publishing/transition.ts';
import { wakeMachine } from '../publishing/wake-machine.ts';
import { contentOfPosts } from '../reading/content.ts';
import type { ChangeRow } from './change-store.ts';
import { refuseSameText } from './refuse-same-text.ts';

/**
 * How every verb gives a post its time: a new start, with a lateness of its own, that nothing of the time before holds
 * back. Failures stay unless `write` says otherwise; `attempt` closes a release that turned out not to be there. 400 when
 * the page gets the same text around that time, or nothing is there for a placeholder of the text.
 */
export async function startAt(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  fireAt: Date,
  write: PostWrite,
  attempt?: AttemptWrite,
): Promise<void> {
  if (attempt === undefined) await refuseHoles(tx, row, write.message ?? row.message);
  await refuseSameText(tx, row, connection, { message: write.message ?? row.message, at: fireAt });
  await transition(tx, row, {
    from: attempt === undefined ? CHANGEABLE_PHASES : ['unconfirmed'],
    to: 'due',
    write: {
      fireAt,
      next: { at: fireAt },
      lateAfter: lateAfter(fireAt, connection.late_after_minutes),
      stepFailures: 0,
      askUser: false,
      reason: null,
      ...write,
    },
    attempt,
  });
  await wakeMachine(tx);
}

/** What is to be said of a time after the end of the consent: to whoever chooses it a refusal, of one that a post has a warning. */
export const beyondConsent = (row: ChangeRow, { expires_at }: WorldConnection, fireAt: Date): PreflightMessage[] =>
  consentRules(row.app, expires_at?.getTime() ?? null, fireAt.getTime());

/** 400 where a text would go out with a hole: what it stands on was taken away, or the plan that brings it. */
async function refuseHoles(tx: Sql, row: ChangeRow, message: string): Promise<void> {
  const { placeholders } = textSettingsIn(row);
  const [post] = await contentOfPosts(tx, [row.id]);
  const comment = post?.comment ?? '';
  if (!message.includes('{{') && !comment.includes('{{')) return;
  const pro = await ownerHasPro(tx, row.profile_id);
  const found = [
    ...placeholderRules(row.app, 'message', message, placeholders, pro),
    ...placeholderRules(row.app, 'first_comment', comment, placeholders, pro),
  ];
  // A name that the rule never knew goes out as it stands.
  refuseErrors(found.filter(({ code }) => code !== 'placeholder_unknown'));
}
