import type { FastifyInstance } from 'fastify';
import { posterBytes } from '../pictures/draw.ts';

/** The travel posters by their names, for whoever wants pictures that are nobody else's. */
export function servePictures(app: FastifyInstance): void {
  for (const [ending, type] of [
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const)
    app.get<{ Params: { name: string } }>(`/pictures/:name.${ending}`, async ({ params }, reply) => {
      const bytes = await posterBytes(params.name, ending === 'png');
      if (bytes === undefined) return reply.code(404).send('Not found');
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(bytes);
    });
}
