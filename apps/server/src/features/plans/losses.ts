import { type Loss, PRO_THINGS } from '@waypost/contract/plans';
import type { PlanDeps } from './deps.ts';

/** What a person would lose with PRO, counted now, in the order in which it goes. */
export async function lossesOf({ db, proData }: PlanDeps, userId: number): Promise<Loss[]> {
  const losses = await Promise.all(
    proData().map(async ({ thing, count }) => ({ thing, count: await count(db, userId) })),
  );
  return losses
    .filter(({ count }) => count > 0)
    .sort((a, b) => PRO_THINGS.indexOf(a.thing) - PRO_THINGS.indexOf(b.thing));
}
