import { ARCHIVE_READS, getArchive, makeArchive } from '@waypost/contract/archives';
import { id as idSchema } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { FileMissing } from '../../connectors/storage/port.ts';
import { notFound, signInRequired } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import { refuseActing } from '../../platform/session/actor.ts';
import { throttle } from '../../platform/throttle/throttle.ts';
import { rangeAsked, sendStored } from '../media/index.ts';
import type { ArchiveDeps } from './deps.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerArchiveRoutes(app: FastifyInstance, deps: ArchiveDeps): void {
  route(app, getArchive, async ({ actor }) => {
    const { newestArchive, present } = await verbs();
    return present(await newestArchive(deps.db, actor.userId));
  });
  route(app, makeArchive, async ({ actor }) => {
    const { askForArchive, present } = await verbs();
    return present(await askForArchive(deps, actor));
  });
  registerFile(app, deps);
}

/** The file, to its owner alone: every other id is as if there were none. Staff who act for her do not get it. */
function registerFile(app: FastifyInstance, { db, storage }: ArchiveDeps): void {
  app.get<{ Params: { id: string } }>(
    '/api/account_settings/archive/:id/file/',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      await app.identify(request);
      const { actor } = request;
      if (actor === null) throw signInRequired();
      refuseActing(actor);
      await throttle(db, ARCHIVE_READS, String(actor.userId));
      const id = idSchema.safeParse(request.params.id);
      const { readyArchive, keyOf } = await verbs();
      const row = id.success ? await readyArchive(db, actor.userId, id.data) : null;
      if (row === null || row.ready_at === null) throw notFound();
      const file = await storage.stream(keyOf(row)).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      const etag = `"archive-${row.id}"`;
      const day = row.ready_at.toISOString().slice(0, 10);
      reply
        .header('Content-Disposition', `attachment; filename="waypost-${day}.zip"`)
        .header('ETag', etag)
        .header('Accept-Ranges', 'bytes')
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/zip');
      return sendStored(reply, file, rangeAsked(request.headers, etag));
    },
  );
}
