import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { fastifyStatic } from '#fastify';
import { notFound } from '../../platform/errors/index.ts';

/** An office behind one address opens many pages, and each of them has dozens of files. */
const UNCOUNTED = { rateLimit: false } as const;

/**
 * Serves the built web's files, packed where the browser takes it. Those of `assets/` have a hash in their name and are kept for
 * ever. One route for all of them, because the plugin's own route for each file took a tenth of the start.
 */
export async function serveWebAssets(app: FastifyInstance, dist: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist.pathname,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const assets = new Set(await readdir(new URL('assets/', dist)));
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:file',
    schema: { hide: true },
    config: UNCOUNTED,
    handler: async ({ params }, reply) => {
      if (!assets.has(params.file)) throw notFound();
      return reply.sendFile(`assets/${params.file}`);
    },
  });
  // The host page is filled in for each reader, and never sent as it was built.
  for (const entry of await readdir(dist, { withFileTypes: true }))
    if (entry.isFile() && !/^\.|\.html(\.|$)/.test(entry.name))
      app.route({
        method: ['GET', 'HEAD'],
        url: `/${entry.name}`,
        schema: { hide: true },
        config: UNCOUNTED,
        handler: async (_request, reply) => reply.sendFile(entry.name),
      });
}
