import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query } from '../../platform/db/query.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { openDowngrade, settleDowngradeJob } from './store.ts';

interface Change {
  readonly userId: number;
  readonly actorId: number | null;
  readonly had: boolean;
  readonly has: boolean;
}

/** In the transaction in which somebody lost or got what PRO brings, by a plan or by a role. The account is held. */
export async function followPro(tx: Sql, { userId, actorId, had, has }: Change): Promise<void> {
  if (had && !has) await beginDowngrade(tx, userId, actorId);
  if (!had && has && (await tx.row(openDowngrade(userId))) !== null) await settleSoon(tx, userId);
}

/**
 * What PRO brought goes: a job takes one step after the other. One that is open is gone through again, so that what was made since goes
 * too; what it took before stays counted, and kept for as long as was said.
 */
export async function beginDowngrade(tx: Sql, userId: number, actorId: number | null): Promise<void> {
  const open = await tx.row(openDowngrade(userId).forUpdate());
  if (open === null) await tx.run(query.insertInto('plan_downgrades').values({ user_id: userId, actor_id: actorId }));
  else {
    const steps = open.steps.map((step) => ({ ...step, again: true }));
    await tx.run(
      query
        .updateTable('plan_downgrades')
        .set({ actor_id: actorId, steps: json(steps), finished_at: null })
        .where('id', '=', open.id),
    );
  }
  await settleSoon(tx, userId);
}

/** Asked for twice, it runs once. */
export const settleSoon = (tx: Sql, user: number): Promise<void> =>
  addJob(tx, settleDowngradeJob, { user }, { key: `downgrade:${user}` });
