import { CHANNELS } from '@waypost/contract/networks';
import {
  commentRules,
  messageLength,
  publishedText,
  RESCHEDULE_SERVER_MIN_MINUTES,
  type SignatureSettings,
} from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { signatureOf } from '../../profiles/index.ts';
import { lateAfter, preflightTime } from '../post.ts';
import { preflightText } from '../preflight/preflight-posts.ts';
import { sameTextPost, type WorldConnection } from '../preflight/preflight-world.ts';
import { type Change, type Changed, changePost } from './change-post.ts';
import {
  type ChangeRow,
  connectionOf,
  type PostWrite,
  wakeMachine,
  writeAltText,
  writeComment,
  writePost,
} from './change-store.ts';

export interface Edit {
  readonly message?: string;
  readonly fireAt?: Date;
  readonly firstComment?: string | null;
  readonly imageAlt?: string | null;
  /** The version that the person saw; a newer stored one answers 409. */
  readonly version?: number;
}

/** Edits what is said, or when; an edit of the text needs a time ahead, a new time also mends failed and missed posts. */
export async function editPost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: { id: number; applyToAll: boolean },
  edit: Edit,
): Promise<Changed> {
  if (edit.message !== undefined && edit.message.trim() === '')
    throw invalid({ message: [text('errors.field.blank')] });
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
      await apply(tx, row, edit, now);
    },
  });
}

/** POST-046. */
export function refuseTooSoon(deps: Pick<Deps, 'clock'>, fireAt: Date): void {
  const earliest = deps.clock.now().getTime() + RESCHEDULE_SERVER_MIN_MINUTES * 60_000;
  if (fireAt.getTime() < earliest)
    throw invalid({ fire_at: [text('posts.preflight.too_soon', { minutes: RESCHEDULE_SERVER_MIN_MINUTES + 1 })] });
}

async function apply(tx: Sql, row: ChangeRow, edit: Edit, now: Date): Promise<void> {
  const connection = await connectionOf(tx, row);
  const signature = await signatureOf(tx, row.profile_id);
  const after = { message: edit.message ?? row.message, fireAt: edit.fireAt ?? row.fire_at };
  refuseTooLong(row, after.message, signature);
  await refuseSameText(tx, row, after, connection, signature);
  if (edit.imageAlt !== undefined && !(await writeAltText(tx, row.id, edit.imageAlt?.trim() || null)))
    throw invalid({ image_alt: [text('posts.conflict.no_image')] });
  if (edit.firstComment) refuseLongComment(row, edit.firstComment.trim());
  if (edit.firstComment !== undefined) await writeComment(tx, row.id, edit.firstComment?.trim() || null);
  await writePost(tx, row.id, {
    ...(edit.message !== undefined && { message: edit.message, message_edited: true, preflight_result: '[]' }),
    ...(edit.fireAt === undefined ? restage(row) : reschedule(edit.fireAt, connection, now)),
  });
  await wakeMachine(tx);
}

/** A worker may hold the row or have staged it: it begins again with the new text, and uses again what still fits. */
function restage(row: ChangeRow): PostWrite {
  return row.phase === 'claimed' || row.phase === 'waiting' ? { phase: 'due', next_step_at: row.fire_at } : {};
}

/** A new time is a new start: no failures, no reason, a lateness of its own. */
export const reschedule = (fireAt: Date, connection: WorldConnection, now: Date): PostWrite => ({
  fire_at: fireAt,
  fire_at_edited: true,
  status: 0,
  phase: 'due',
  next_step_at: fireAt,
  late_after: lateAfter(fireAt, connection.late_after_minutes),
  preflight_at: preflightTime(fireAt, now, Math.random()),
  preflight_result: '[]',
  failures: 0,
  step_failures: 0,
  first_claimed_at: null,
  checked_before_release: false,
  reason_code: null,
  reason_values: null,
  ask_user: false,
});

function refuseTooLong(row: ChangeRow, message: string, signature: SignatureSettings | null): void {
  const { name: network } = CHANNELS[row.app];
  const { limit } = CHANNELS[row.app].text;
  const length = messageLength(publishedText(message, row.app, signature), row.app);
  if (length > limit)
    throw invalid({ message: [text('posts.preflight.message_too_long', { network, length, limit })] });
}

function refuseLongComment(row: ChangeRow, comment: string): void {
  const found = commentRules(row.app, comment);
  if (found.length > 0) throw invalid({ first_comment: found.map(preflightText) });
}

async function refuseSameText(
  tx: Sql,
  row: ChangeRow,
  after: { message: string; fireAt: Date },
  connection: WorldConnection,
  signature: SignatureSettings | null,
): Promise<void> {
  const words = publishedText(after.message, row.app, signature);
  const same = await sameTextPost(tx, { connection, text: words, at: after.fireAt, signature, except: [row.id] });
  if (same === null) return;
  const values = { post: same.id, at: same.fireAt, minutes: 15 };
  throw invalid({ message: [preflightText({ app: row.app, code: 'same_text', level: 'error', values })] });
}
