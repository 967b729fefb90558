import * as calls from '@waypost/contract/suppliers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/index.ts';
import { supplierScopeOf } from '../suppliers/index.ts';

const store = () => import('./store.ts');

export function registerBudgetRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.getSupplierBudget, async ({ actor, params }) =>
    (await store()).readBudget(db, await supplierScopeOf(db, actor), params.id),
  );
  route(app, calls.putSupplierBudget, async ({ actor, params: { id }, body }) => {
    const { readBudget, writeBudget } = await store();
    await db.transaction((tx) => writeBudget(tx, actor, id, body));
    return readBudget(db, await supplierScopeOf(db, actor), id);
  });
  route(app, calls.getSupplierStats, async ({ actor, params, query }) => {
    const { readStats } = await import('./read-stats.ts');
    return { results: await readStats(db, await supplierScopeOf(db, actor), params.id, query) };
  });
}
