import * as calls from '@waypost/contract/plans';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/index.ts';
import { onePage, route } from '../../platform/http/index.ts';
import type { PlanDeps } from './deps.ts';

/** What is done here, loaded by who does it first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerPlanRoutes(app: FastifyInstance, deps: PlanDeps): void {
  const { db } = deps;
  route(app, calls.listPlans, async ({ actor, locale }) => {
    const { offeredPlans, presentOffered } = await verbs();
    const rows = await offeredPlans(db, actor.userId);
    return onePage(await Promise.all(rows.map((row) => presentOffered(row, locale))));
  });
  route(app, calls.listLosses, async ({ actor: { userId } }) => {
    const { lossesOf, downgradeOf } = await verbs();
    return { ...onePage(await lossesOf(deps, userId)), downgrade: await downgradeOf(deps, userId) };
  });
  const one = async (id: number): Promise<calls.StoredPlan> => {
    const { findPlan, presentStored } = await verbs();
    const row = await findPlan(db, id);
    if (row === null) throw notFound();
    return presentStored(row);
  };
  route(app, calls.listStoredPlans, async () => {
    const { allPlans, presentStored } = await verbs();
    return onePage((await allPlans(db)).map(presentStored));
  });
  route(app, calls.createPlan, async ({ actor, body }) => {
    const { createPlan } = await verbs();
    return one(await db.transaction((tx) => createPlan(tx, actor, body)));
  });
  route(app, calls.writePlan, async ({ actor, params, body }) => {
    const { writePlan } = await verbs();
    await db.transaction((tx) => writePlan(tx, actor, params.id, body));
    return one(params.id);
  });
  route(app, calls.deletePlan, async ({ actor, params }) => {
    const { setDeleted, PLAN_ROWS } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, PLAN_ROWS, params.id, true));
    return undefined;
  });
  route(app, calls.restorePlan, async ({ actor, params }) => {
    const { restorePlan } = await verbs();
    await db.transaction((tx) => restorePlan(tx, actor, params.id));
    return one(params.id);
  });
  route(app, calls.orderPlans, async ({ actor, body }) => {
    const { setOrder, PLAN_ROWS } = await verbs();
    await db.transaction((tx) => setOrder(tx, actor, PLAN_ROWS, body.ids));
    return undefined;
  });
}
