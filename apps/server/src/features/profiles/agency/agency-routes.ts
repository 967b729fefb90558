import * as calls from '@waypost/contract/agency';
import { getProfile, patchProfile } from '@waypost/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors/index.ts';
import { onePage, route } from '../../../platform/http/index.ts';
import type { ProfileDeps } from '../deps.ts';
import { scopeOfProfile } from '../scope.ts';

/** What is done here, loaded by who does it first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerAgencyRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const { db } = deps;
  route(app, getProfile, async ({ actor, params }) => {
    const { businessOf } = await verbs();
    return businessOf(deps, await scopeOfProfile(db, actor, params.profile, 'read'));
  });
  route(app, patchProfile, async ({ actor, params, body, request }) => {
    const { businessOf, saveBusiness, saveImages } = await verbs();
    const scope = await scopeOfProfile(db, actor, params.profile);
    await (request.isMultipart() ? saveImages(deps, scope, request) : saveBusiness(deps, scope, body));
    return businessOf(deps, scope);
  });
  route(app, calls.listStates, async ({ query, locale }) => {
    const { statesOf } = await verbs();
    return onePage(await statesOf(db, query.country, locale));
  });
  route(app, calls.listAgencyHosts, async ({ query, locale }) => {
    const { offered } = await verbs();
    const rows = await offered(db, { kind: 'host', country: query.country, locale });
    return onePage(rows.map(({ id, name }) => ({ id, name })));
  });
  route(app, calls.listLicenseOptions, async ({ query, locale }) => {
    const { offered } = await verbs();
    const rows = await offered(db, { kind: 'license', country: query.country, locale });
    return onePage(rows.map(({ code, name, mask }) => ({ code, label: name, mask })));
  });
  registerOptionRoutes(app, deps);
}

function registerOptionRoutes(app: FastifyInstance, { db }: ProfileDeps): void {
  const one = async (id: number): Promise<calls.AgencyOption> => {
    const { findOption, presentOption } = await verbs();
    const row = await findOption(db, id);
    if (row === null) throw notFound();
    return presentOption(row);
  };
  route(app, calls.listAgencyOptions, async () => {
    const { allOptions, presentOption } = await verbs();
    return onePage((await allOptions(db)).map(presentOption));
  });
  route(app, calls.createAgencyOption, async ({ actor, body }) => {
    const { createOption } = await verbs();
    return one(await db.transaction((tx) => createOption(tx, actor, body)));
  });
  route(app, calls.changeAgencyOption, async ({ actor, params, body }) => {
    const { changeOption } = await verbs();
    await db.transaction((tx) => changeOption(tx, actor, params.id, body));
    return one(params.id);
  });
  route(app, calls.deleteAgencyOption, async ({ actor, params }) => {
    const { deleteOption } = await verbs();
    await db.transaction((tx) => deleteOption(tx, actor, params.id));
    return undefined;
  });
  route(app, calls.restoreAgencyOption, async ({ actor, params }) => {
    const { restoreOption } = await verbs();
    await db.transaction((tx) => restoreOption(tx, actor, params.id));
    return one(params.id);
  });
}
