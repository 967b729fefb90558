import type { Deps } from '../../../platform/deps.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { meets } from '../../accounts/index.ts';
import { retryInName } from '../../posts/index.ts';
import { refusalOf, stuckPost } from './list-posts.ts';

/** To publish in somebody's name is to act for her, whatever it is called (decision 166). */
export const actsForOthers = (staff: Actor): boolean => meets(staff, 'accounts.impersonate');

/** Sends a failed post again where that is safe. What changes between the question and the verb is asked again by the verb. */
export async function retryStuckPost(deps: Pick<Deps, 'db' | 'clock'>, staff: Actor, id: number): Promise<void> {
  if (!actsForOthers(staff)) throw forbidden('errors.operations.post.acting');
  const row = await stuckPost(deps.db, id);
  if (row === null) throw notFound();
  // It went on by itself, or somebody else was faster.
  if (row.state === null) throw conflict('posts.conflict.not_offered');
  const why = refusalOf(row.state, row, { now: deps.clock.now(), acts: true });
  if (why !== null) throw conflict(why.key);
  await retryInName(deps, staff, { id, userId: row.user_id });
}
