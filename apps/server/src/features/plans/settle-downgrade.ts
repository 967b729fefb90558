import { hasPro, KEPT_DAYS, PRO_THINGS, type ProThing } from '@waypost/contract/plans';
import { DAY_MS } from '@waypost/contract/wire';
import { audit, themselves } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { appNow, query, type TableRow } from '../../platform/db/query.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';
import type { PlanDeps } from './deps.ts';
import { mailRemoved } from './emails/mail-removed.ts';
import { holdAccount, openDowngrade } from './store.ts';

type Open = TableRow<'plan_downgrades'>;

/**
 * Brings the things of a person to what her plan says: takes away what PRO brought, a step for each room, each written down in the
 * transaction that does it; or gives back what was put away, where she has the plan again, also in the middle. Whoever is killed
 * leaves the rest to the next run. A step that fails holds up none behind it; the first failure is thrown after them.
 */
export async function settleDowngrade(deps: PlanDeps, userId: number): Promise<void> {
  const failed = new Map<ProThing, unknown>();
  for (;;) {
    let trying: ProThing | null = null;
    try {
      const more = await deps.db.transaction(async (tx) => {
        const account = await holdAccount(tx, userId);
        const open = await tx.row(openDowngrade(userId).forUpdate());
        if (account === null || open === null) return false;
        if (hasPro(account.plan, account.is_superuser)) return giveBack(deps, tx, open);
        if (open.finished_at !== null) return false;
        const done = open.steps.filter(({ again }) => !again).map(({ thing }) => thing);
        const room = inOrder(deps).find(({ thing }) => !done.includes(thing) && !failed.has(thing));
        if (room === undefined) return failed.size === 0 && finish(deps, tx, open);
        trying = room.thing;
        return takeAway(deps, tx, open, room);
      });
      if (!more) break;
    } catch (error) {
      if (trying === null) throw error;
      failed.set(trying, error);
    }
  }
  for (const error of failed.values()) throw error;
}

async function takeAway({ clock }: PlanDeps, tx: Sql, open: Open, { thing, stays, takeAway }: ProData): Promise<true> {
  const actor = open.actor_id === null ? null : themselves(open.actor_id);
  const found = await takeAway(tx, { userId: open.user_id, actor });
  const before = open.steps.find((step) => step.thing === thing);
  const known = before?.count ?? 0;
  const count = stays ? Math.max(0, found - known) : found;
  const step = { thing, count: count + known, at: clock.now().toISOString() };
  const done = before && count === 0 ? { ...step, at: before.at } : step;
  const steps = [...open.steps.filter((other) => other !== before), done];
  await tx.run(change(open).set({ steps: json(steps) }));
  const data = { step: thing, count };
  // Where there was nothing, nothing was lost.
  if (count > 0) await audit(tx, actor, { action: 'user.downgrade', objectType: 'user', objectId: open.user_id, data });
  return true;
}

async function finish({ clock }: PlanDeps, tx: Sql, open: Open): Promise<false> {
  const kept_until = open.kept_until ?? new Date(clock.now().getTime() + KEPT_DAYS * DAY_MS);
  await tx.run(change(open).set({ finished_at: appNow, kept_until }));
  await mailRemoved(tx, open, kept_until);
  return false;
}

/** All rooms at once: it is a word in a few rows. */
async function giveBack(deps: PlanDeps, tx: Sql, open: Open): Promise<false> {
  const given: Partial<Record<ProThing, number>> = {};
  for (const room of inOrder(deps)) {
    const count = (await room.giveBack?.(tx, open.user_id)) ?? 0;
    if (count > 0) given[room.thing] = count;
  }
  await tx.run(change(open).set({ restored_at: appNow }));
  await audit(tx, null, { action: 'user.give_back', objectType: 'user', objectId: open.user_id, data: given });
  return false;
}

const change = ({ id }: Open) => query.updateTable('plan_downgrades').where('id', '=', id);

const inOrder = ({ proData }: PlanDeps): ProData[] =>
  [...proData()].sort((a, b) => PRO_THINGS.indexOf(a.thing) - PRO_THINGS.indexOf(b.thing));
