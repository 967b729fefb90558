import * as calls from '@waypost/contract/contacts';
import type { FastifyInstance } from 'fastify';
import { onePage, route } from '../../platform/http/index.ts';
import type { ContactDeps } from './deps.ts';
import { registerExportRoutes } from './exporting/export-routes.ts';
import { registerImportRoutes } from './importing/import-routes.ts';
import { scopeOfContact, scopeOfList } from './scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerContactRoutes(app: FastifyInstance, deps: ContactDeps): void {
  const { db } = deps;
  route(app, calls.getContactList, async ({ actor, params, query }) => {
    const scope = await scopeOfList(db, actor, { ...query, list: params.contact_list }, 'read');
    return (await verbs()).presentList(db, scope);
  });
  route(app, calls.listContacts, async ({ actor, query, request }) => {
    const { contact_list: list, emarketing } = query;
    const scope = await scopeOfList(db, actor, { list, emarketing }, 'read');
    const { listContacts, presentPage } = await verbs();
    return presentPage(request, await listContacts(db, scope, query));
  });
  route(app, calls.createContact, async ({ actor, body, locale }) => {
    const { contact_list: list, emarketing } = body;
    const scope = await scopeOfList(db, actor, { list, emarketing });
    const { addContact, presentContact } = await verbs();
    return presentContact(await addContact(deps, scope, body, locale));
  });
  registerOfContact(app, deps);
  registerImportRoutes(app, deps);
  registerExportRoutes(app, deps);
}

function registerOfContact(app: FastifyInstance, { db }: ContactDeps): void {
  route(app, calls.getContact, async ({ actor, params: { id } }) => {
    const scope = await scopeOfContact(db, actor, { id }, 'read');
    const { presentContact, readContact } = await verbs();
    return presentContact(await readContact(db, scope, id));
  });
  route(app, calls.updateContact, async ({ actor, params: { id }, body }) => {
    const { contact_list: list, emarketing } = body;
    const scope = await scopeOfContact(db, actor, { id, list, emarketing });
    const { changeContact, presentContact } = await verbs();
    return presentContact(await changeContact({ db }, scope, id, body));
  });
  route(app, calls.deleteContact, async ({ actor, params: { id } }) => {
    const scope = await scopeOfContact(db, actor, { id });
    await (await verbs()).deleteContact({ db }, scope, id);
    return undefined;
  });
  route(app, calls.optOutContact, async ({ actor, params: { id }, locale }) => {
    const scope = await scopeOfContact(db, actor, { id });
    const { optOutContact, presentContact } = await verbs();
    return presentContact(await optOutContact({ db }, scope, id, locale));
  });
  route(app, calls.optInContact, async ({ actor, params: { id }, body: { how }, locale }) => {
    const scope = await scopeOfContact(db, actor, { id });
    const { optInContact, presentContact } = await verbs();
    return presentContact(await optInContact({ db }, scope, id, { how, locale }));
  });
  route(app, calls.listConsent, async ({ actor, params: { id } }) => {
    const scope = await scopeOfContact(db, actor, { id }, 'read');
    return onePage(await (await verbs()).listConsent(db, scope, id));
  });
}
