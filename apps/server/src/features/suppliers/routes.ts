import * as calls from '@waypost/contract/suppliers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { onePage, route } from '../../platform/http/index.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./write-supplier.ts');

export function registerSupplierRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.listSuppliersSimple, async ({ query }) =>
    onePage(await (await verbs()).activeSuppliers(db, query.has_campaign === true)),
  );
  route(app, calls.listSuppliers, async () => onePage(await (await verbs()).allSuppliers(db)));
  route(app, calls.createSupplier, async ({ actor, body }) => {
    const { createSupplier, readSupplier } = await verbs();
    const id = await db.transaction((tx) => createSupplier(tx, actor, body));
    return readSupplier(db, id);
  });
  route(app, calls.changeSupplier, async ({ actor, params: { id }, body }) => {
    const { changeSupplier, readSupplier } = await verbs();
    await db.transaction((tx) => changeSupplier(tx, actor, id, body));
    return readSupplier(db, id);
  });
  route(app, calls.deleteSupplier, async ({ actor, params: { id } }) => {
    const { deleteSupplier } = await verbs();
    await db.transaction((tx) => deleteSupplier(tx, actor, id));
    return undefined;
  });
}
