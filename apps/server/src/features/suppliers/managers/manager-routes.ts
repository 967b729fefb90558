import * as calls from '@waypost/contract/suppliers';
import type { FastifyInstance } from 'fastify';
import { onePage, route } from '../../../platform/http/index.ts';
import type { SupplierDeps } from '../deps.ts';

const verbs = () => import('./write-manager.ts');

export function registerManagerRoutes(app: FastifyInstance, { db }: SupplierDeps): void {
  route(app, calls.listSupplierManagers, async () => onePage(await (await verbs()).allManagers(db)));
  route(app, calls.getSupplierManager, async ({ params }) => (await verbs()).readManager(db, params.profile));
  route(app, calls.createSupplierManager, async ({ actor, body }) => {
    const { createManager, readManager } = await verbs();
    await db.transaction((tx) => createManager(tx, actor, body));
    return readManager(db, body.profile);
  });
  route(app, calls.changeSupplierManager, async ({ actor, params: { profile }, body }) => {
    const { changeManager, readManager } = await verbs();
    await db.transaction((tx) => changeManager(tx, actor, profile, body));
    return readManager(db, profile);
  });
  route(app, calls.deleteSupplierManager, async ({ actor, params: { profile } }) => {
    const { deleteManager } = await verbs();
    await db.transaction((tx) => deleteManager(tx, actor, profile));
    return undefined;
  });
}
