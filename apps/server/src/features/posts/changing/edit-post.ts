import {
  commentRules,
  isBlank,
  isTooSoon,
  POST_STATUS,
  placeholderRules,
  publishedText,
  RESCHEDULE_MIN_MINUTES,
  textRules,
} from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { ownerHasPro, textSettingsIn } from '../../profiles/index.ts';
import { preflightTime } from '../post.ts';
import { preflightText, refuseErrors } from '../preflight/preflight-posts.ts';
import { connectionOf } from '../preflight/preflight-world.ts';
import type { PostWrite } from '../publishing/post-write.ts';
import { transition } from '../publishing/transition.ts';
import { wakeMachine } from '../publishing/wake-machine.ts';
import { type Change, type Changed, changePost, type Target } from './change-post.ts';
import { type ChangeRow, writeAltText, writeComment } from './change-store.ts';
import { refuseSameText } from './refuse-same-text.ts';
import { beyondConsent, startAt } from './start-at.ts';

export interface Edit {
  readonly message?: string;
  readonly fireAt?: Date;
  readonly firstComment?: string | null;
  readonly imageAlt?: string | null;
  /** The message is not the agent's own: staff go on changing it. */
  readonly ofStaff?: true;
  /** The version that the person saw; a newer stored one answers 409. */
  readonly version?: number;
}

/** Edits what is said, or when; an edit of the text needs a time ahead, a new time also mends failed and missed posts. */
export async function editPost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: Target,
  edit: Edit,
): Promise<Changed> {
  if (edit.message !== undefined && isBlank(edit.message))
    throw invalid({ message: [text('posts.preflight.message_blank')] });
  if (edit.fireAt !== undefined) refuseTooSoon(deps, edit.fireAt);
  const words = edit.message !== undefined || edit.firstComment !== undefined || edit.imageAlt !== undefined;
  const needs: Change['needs'] = [
    ...(words || edit.fireAt === undefined ? [['edit'] as const] : []),
    ...(edit.fireAt === undefined ? [] : [['reschedule'] as const]),
  ];
  return changePost(deps, actor, target, {
    name: words || edit.fireAt === undefined ? 'edit' : 'reschedule',
    needs,
    apply: async (tx, row, now) => {
      if (row.id === target.id && edit.version !== undefined && edit.version !== row.version)
        throw conflict('errors.stale_version', { code: 'stale_version' });
      await applyEdit(tx, row, edit, now);
    },
  });
}

/** POST-046. */
export function refuseTooSoon(deps: Pick<Deps, 'clock'>, fireAt: Date): void {
  if (isTooSoon(fireAt.getTime(), deps.clock.now().getTime()))
    throw invalid({ fire_at: [text('posts.preflight.too_soon', { minutes: RESCHEDULE_MIN_MINUTES })] });
}

export async function applyEdit(tx: Sql, row: ChangeRow, edit: Edit, now: Date): Promise<void> {
  const connection = await connectionOf(tx, row);
  const message = edit.message ?? row.message;
  const settings = textSettingsIn(row);
  refuseErrors(textRules({ app: row.app, text: publishedText(message, row.app, settings) }));
  const pro = await ownerHasPro(tx, row.profile_id);
  if (edit.message !== undefined)
    refuseErrors(placeholderRules(row.app, 'message', edit.message, settings.placeholders, pro));
  if (edit.imageAlt !== undefined && !(await writeAltText(tx, row.id, edit.imageAlt?.trim() || null)))
    throw invalid({ image_alt: [text('posts.conflict.no_image')] });
  if (edit.firstComment) refuseErrors(commentRules(row.app, edit.firstComment, settings.placeholders, pro));
  if (edit.firstComment !== undefined) await writeComment(tx, row.id, edit.firstComment?.trim() || null);
  const words = edit.message !== undefined && {
    message: edit.message,
    messageEdited: edit.ofStaff !== true,
    preflightResult: [],
  };
  if (edit.fireAt === undefined) {
    await refuseSameText(tx, row, connection, { message, at: row.fire_at });
    return restage(tx, row, { ...words });
  }
  // The time that it has is nobody's choice now.
  const beyond = edit.fireAt.getTime() === row.fire_at.getTime() ? [] : beyondConsent(row, connection, edit.fireAt);
  if (beyond.length > 0) throw invalid({ fire_at: beyond.map(preflightText) });
  await startAt(tx, row, connection, edit.fireAt, {
    ...words,
    status: POST_STATUS.pending,
    failures: 0,
    fireAtEdited: true,
    preflightAt: preflightTime(edit.fireAt, now, Math.random()),
    preflightResult: [],
  });
}

/** A worker may hold the row or have staged it: it begins again with the new text, and uses again what still fits. */
async function restage(tx: Sql, row: ChangeRow, write: PostWrite): Promise<void> {
  if (row.phase === 'claimed' || row.phase === 'waiting') {
    const again = { ...write, next: { at: row.fire_at } };
    await transition(tx, row, { from: ['claimed', 'waiting'], to: 'due', write: again });
  } else await transition(tx, row, { from: row.phase, to: row.phase, write });
  await wakeMachine(tx);
}
