import type { AuditAction } from '@waypost/contract/audit-log';
import { isBusy, POST_STATUS, type PostAction, postActions } from '@waypost/contract/posts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, conflict, forbidden, notFound, refused, type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { keepPlan } from '../creating/keep-plan.ts';
import { type FactsRow, factsOf } from '../facts.ts';
import type { PostRow } from '../reading/post-row.ts';
import { loadPost } from '../reading/store.ts';
import { type ChangeRow, lockPosts, ownedWithSiblings } from './change-store.ts';

type Deed = AuditAction extends infer Action ? (Action extends `post.${infer Name}` ? Name : never) : never;
export interface Change {
  /** Word for the audit log. */
  readonly name: Deed;
  /** One of each group must be offered: an edit that also reschedules needs both. */
  readonly needs: readonly (readonly PostAction[])[];
  /** Whether it makes what PRO alone brings. */
  readonly pro?: true;
  /** Writes one locked row; throws an AppError to refuse it. */
  apply(tx: Sql, row: ChangeRow, now: Date): Promise<void>;
}
export interface Target {
  readonly id: number;
  /** Its siblings in the user's other profiles too. */
  readonly applyToAll: boolean;
}
export interface Skipped {
  readonly id: number;
  readonly reason: Text;
}
export interface Changed {
  readonly appliedCount: number;
  readonly skipped: readonly Skipped[];
  /** The addressed post as this call left it: somebody else's change may follow at once. */
  readonly post: PostRow;
}

/**
 * Changes a post and, if asked, its siblings in the user's other profiles: one transaction, rows locked in the order of
 * their ids. The addressed post must succeed; a sibling that cannot be changed is left alone and named.
 */
export async function changePost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  target: Target,
  change: Change,
): Promise<Changed> {
  return deps.db.transaction(async (tx) => {
    const ids = await ownedWithSiblings(tx, actor, target);
    if (!ids.includes(target.id)) throw notFound();
    const mayCompose = await keepPlan(tx, actor);
    if (change.pro && !mayCompose) throw forbidden('errors.upgrade_required', 'upgrade_required');
    const rows = await lockPosts(tx, ids);
    const now = deps.clock.now();
    const addressed = rows.find((row) => row.id === target.id);
    if (addressed === undefined) throw notFound();
    const skipped: Skipped[] = [];
    await applyTo(tx, { actor, mayCompose }, addressed, change, now);
    for (const row of rows) {
      if (row === addressed) continue;
      const reason = await refusalOf(() => applyTo(tx, { actor, mayCompose }, row, change, now));
      if (reason !== null) skipped.push({ id: row.id, reason });
    }
    const post = await loadPost(tx, actor, target.id, 'write');
    return { appliedCount: rows.length - skipped.length, skipped, post };
  });
}

interface By {
  readonly actor: Actor;
  readonly mayCompose: boolean;
}

async function applyTo(tx: Sql, { actor, mayCompose }: By, row: ChangeRow, change: Change, now: Date): Promise<void> {
  refuseUnlessOffered(row, change.needs, now, mayCompose);
  await change.apply(tx, row, now);
  // What an agent does to an own post is no news; what staff do in the agent's name is.
  if (actor.impersonatorId !== null)
    await audit(tx, actor, { action: `post.${change.name}`, objectType: 'scheduled_posting', objectId: row.id });
}

/** Offered is decided by the contract alone. Otherwise 409, busy while the outcome of a release is open; 400 when its page is gone. */
function refuseUnlessOffered(row: ChangeRow, needs: Change['needs'], now: Date, mayCompose: boolean): void {
  const viewer = { mayRefreshStats: false, mayCompose };
  const offered = postActions(factsOf(row, row.page_state), now.getTime(), viewer);
  if (needs.every((group) => group.some((action) => offered.includes(action)))) return;
  refuseSent(row);
  if (offered.includes('upgrade')) throw forbidden('errors.upgrade_required', 'upgrade_required');
  if (row.looked_for && !row.deleted) throw conflict('posts.conflict.looked_for', { code: 'busy' });
  // A page that was removed or changed would take no post, or another page would.
  if (row.page_state === 'gone') throw refused('posts.conflict.broken_connection', undefined, 'connection_broken');
  throw conflict('posts.conflict.not_offered');
}

/** 409 for what is out, or may be. */
export function refuseSent(row: FactsRow): void {
  if (!row.deleted && row.status !== POST_STATUS.posted && (row.open_attempt || isBusy(row.phase)))
    throw conflict('posts.conflict.busy', { code: 'busy' });
  if (row.status === POST_STATUS.posted) throw conflict('posts.conflict.posted');
}

/** Why one of several posts is left as it is; null when it was changed. What is no refusal is thrown on. */
export async function refusalOf(change: () => Promise<unknown>): Promise<Text | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.text ?? Object.values(error.fields)[0]?.[0] ?? text('posts.conflict.not_offered');
  }
}
