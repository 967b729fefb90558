import * as calls from '@waypost/contract/contacts';
import { id as idSchema } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { notFound, signInRequired } from '../../../platform/errors/index.ts';
import { onePage, route } from '../../../platform/http/index.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import type { ContactDeps } from '../deps.ts';
import { scopeOfImport, scopeOfList } from '../scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerImportRoutes(app: FastifyInstance, deps: ContactDeps): void {
  const { db } = deps;
  route(app, calls.uploadContactImport, async ({ actor, params, request, locale }) => {
    const { presentImport, receiveFile, uploadImport } = await verbs();
    const { admitted, ...file } = await receiveFile(request, ({ emarketing }) =>
      scopeOfList(db, actor, { list: params.contact_list, emarketing }),
    );
    return presentImport(db, await uploadImport(deps, admitted, file), locale);
  });
  route(app, calls.listContactImports, async ({ actor, params, query, locale }) => {
    const scope = await scopeOfList(db, actor, { ...query, list: params.contact_list }, 'read');
    return onePage(await (await verbs()).lastImports(db, scope, locale));
  });
  registerOfImport(app, deps);
  registerFaults(app, deps);
}

type Named = { contact_list: number | 'primary'; id: number };
const ofImport = ({ contact_list: list, id }: Named) => ({ list, id });

function registerOfImport(app: FastifyInstance, deps: ContactDeps): void {
  const { db } = deps;
  route(app, calls.getContactImport, async ({ actor, params, locale }) => {
    const scope = await scopeOfImport(db, actor, ofImport(params), 'read');
    const { presentImport, readImport } = await verbs();
    return presentImport(db, await readImport(db, scope, params.id), locale);
  });
  route(app, calls.checkContactImport, async ({ actor, params, body: { mapping }, locale }) => {
    const scope = await scopeOfImport(db, actor, ofImport(params));
    const { checkImport, presentImport } = await verbs();
    return presentImport(db, await checkImport(deps, scope, params.id, mapping), locale);
  });
  route(app, calls.startContactImport, async ({ actor, params, body: { mapping }, locale }) => {
    const scope = await scopeOfImport(db, actor, ofImport(params));
    const { presentList, startImport } = await verbs();
    await startImport(deps, scope, params.id, { mapping, locale });
    return presentList(db, scope);
  });
  route(app, calls.undoContactImport, async ({ actor, params }) => {
    const scope = await scopeOfImport(db, actor, ofImport(params));
    const { presentList, undoImport } = await verbs();
    await undoImport(deps, scope, params.id);
    return presentList(db, scope);
  });
  route(app, calls.deleteContactImport, async ({ actor, params }) => {
    const scope = await scopeOfImport(db, actor, ofImport(params));
    await (await verbs()).deleteImport(deps, scope, params.id);
    return undefined;
  });
}

/** The rows that were not taken, as a file. */
function registerFaults(app: FastifyInstance, { db }: ContactDeps): void {
  app.get<{ Params: Record<'contact_list' | 'id' | 'format', string> }>(
    '/api/contact_list/:contact_list/import_contacts/:id/errors/:format/',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      await app.identify(request);
      const { actor, locale, params } = request;
      if (actor === null) throw signInRequired();
      await throttle(db, calls.CONTACT_FILES, String(actor.impersonatorId ?? actor.userId));
      const [list, id] = [params.contact_list, params.id].map((text) => idSchema.safeParse(text).data);
      const { format } = params;
      if (list === undefined || id === undefined || (format !== 'csv' && format !== 'xlsx')) throw notFound();
      const scope = await scopeOfImport(db, actor, { list, id }, 'read');
      const { faultSheet, readImport, sendTable } = await verbs();
      await readImport(db, scope, id);
      return sendTable(reply, `import-${id}`, format, faultSheet(db, id, locale));
    },
  );
}
