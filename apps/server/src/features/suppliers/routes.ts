import * as calls from '@waypost/contract/suppliers';
import type { FastifyInstance } from 'fastify';
import { onePage, route } from '../../platform/http/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownFiles } from '../media/index.ts';
import type { SupplierDeps } from './deps.ts';
import { registerManagerRoutes } from './managers/manager-routes.ts';
import { supplierScopeOf } from './scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerSupplierRoutes(app: FastifyInstance, deps: SupplierDeps): void {
  const { db } = deps;
  const one = async (actor: Actor, id: number) =>
    (await verbs()).readSupplier(deps, await supplierScopeOf(db, actor), id);
  route(app, calls.listSuppliersSimple, async ({ actor, query }) => {
    const { activeSuppliers } = await verbs();
    return onePage(await activeSuppliers(db, await supplierScopeOf(db, actor), query.has_campaign === true));
  });
  route(app, calls.listSuppliers, async ({ actor }) => {
    const { allSuppliers } = await verbs();
    return onePage(await allSuppliers(deps, await supplierScopeOf(db, actor)));
  });
  route(app, calls.getSupplier, ({ actor, params }) => one(actor, params.id));
  route(app, calls.createSupplier, async ({ actor, body }) => {
    const { createSupplier } = await verbs();
    return one(actor, await db.transaction((tx) => createSupplier(tx, actor, body)));
  });
  route(app, calls.changeSupplier, async ({ actor, params: { id }, body }) => {
    const { changeSupplier } = await verbs();
    await db.transaction((tx) => changeSupplier(tx, actor, id, body));
    return one(actor, id);
  });
  route(app, calls.deleteSupplier, async ({ actor, params: { id } }) => {
    const { deleteSupplier } = await verbs();
    await db.transaction((tx) => deleteSupplier(tx, actor, id));
    return undefined;
  });
  route(app, calls.uploadSupplierLogo, async ({ actor, params: { id }, request }) => {
    const [{ setLogo }, { takeOwnPicture }] = await Promise.all([verbs(), ownFiles()]);
    await takeOwnPicture(deps, request, (tx, mediaId) => setLogo(tx, actor, id, mediaId));
    return one(actor, id);
  });
  route(app, calls.removeSupplierLogo, async ({ actor, params: { id } }) => {
    const { setLogo } = await verbs();
    await db.transaction((tx) => setLogo(tx, actor, id, null));
    return one(actor, id);
  });
  registerManagerRoutes(app, deps);
}
