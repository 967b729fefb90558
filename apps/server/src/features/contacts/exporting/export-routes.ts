import { CONTACT_FILES, exportContacts } from '@waypost/contract/contacts';
import { id as idSchema } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { auditActing } from '../../../platform/audit/audit.ts';
import { notFound, signInRequired } from '../../../platform/errors/index.ts';
import { route } from '../../../platform/http/index.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { rangeAsked, sendStored } from '../../media/index.ts';
import type { ContactDeps } from '../deps.ts';
import { scopeOfList } from '../scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerExportRoutes(app: FastifyInstance, deps: ContactDeps): void {
  const { db } = deps;
  route(app, exportContacts, async ({ actor, params, body }) => {
    const scope = await scopeOfList(db, actor, { ...body, list: params.contact_list });
    const { askForExport, presentList } = await verbs();
    await askForExport(deps, scope);
    return presentList(db, scope);
  });
  registerFile(app, deps);
}

/** The file, to whoever may change the list: the addresses of clients are more than staff have to look at. */
function registerFile(app: FastifyInstance, { db, storage }: ContactDeps): void {
  app.get<{ Params: Record<'contact_list' | 'id', string> }>(
    '/api/contact_list/:contact_list/export_contacts/:id/file/',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      await app.identify(request);
      const { actor, params } = request;
      if (actor === null) throw signInRequired();
      await throttle(db, CONTACT_FILES, String(actor.impersonatorId ?? actor.userId));
      const [list, id] = [params.contact_list, params.id].map((text) => idSchema.safeParse(text).data);
      if (list === undefined || id === undefined) throw notFound();
      const scope = await scopeOfList(db, actor, { list });
      const { keyOf, readyExport } = await verbs();
      const row = await readyExport(db, scope, id);
      if (row === null || row.ready_at === null) throw notFound();
      const file = await storage.stream(keyOf(row)).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      await auditActing(db, actor, { action: 'contacts.downloaded', objectType: 'contact_list', objectId: list });
      const etag = `"contacts-${row.id}"`;
      reply
        .header(
          'Content-Disposition',
          `attachment; filename="contacts-${row.ready_at.toISOString().slice(0, 10)}.xlsx"`,
        )
        .header('ETag', etag)
        .header('Accept-Ranges', 'bytes')
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      return sendStored(reply, file, rangeAsked(request.headers, etag));
    },
  );
}
