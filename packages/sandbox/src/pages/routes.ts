import type { FastifyInstance } from 'fastify';
import type { Blobs } from '../platform/blobs.ts';
import { drawAvatar } from './avatar.ts';
import { html, page, sendPage } from './html.ts';

export type WorldCard = { title: string; path: string; text: () => string };

function indexPage(worlds: WorldCard[]): string {
  const cards = worlds.map(
    (world) =>
      html`<a class="card" style="display:block;text-decoration:none" href="${world.path}"><strong>${world.title}</strong><br><span class="soft">${world.text()}</span></a>`,
  );
  return page(
    'Waypost sandbox',
    html`<h1>The outside world, played on this computer</h1><p>Nothing here leaves this computer. Here is what the fake networks and mail servers received.</p>${cards}`,
    { home: false },
  );
}

type Shown = { cards: readonly WorldCard[]; nameOf?: (id: string) => string | undefined };

/** Start page and media. Media are named by their content, so they may be cached for ever. */
export function serveStartPage(app: FastifyInstance, worlds: readonly Shown[], blobs: Blobs): void {
  const avatars = new Map<string, Promise<Buffer>>();
  app.get('/', (_, reply) => sendPage(reply, indexPage(worlds.flatMap((world) => world.cards))));
  app.get<{ Params: { id: string } }>('/media/avatar/:id', async (request, reply) => {
    const { id } = request.params;
    const name = worlds.map((world) => world.nameOf?.(id)).find((found) => found !== undefined);
    if (!name) return reply.code(404).send('Not found');
    const picture = avatars.get(id) ?? drawAvatar(id, name);
    avatars.set(id, picture);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(await picture);
  });
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const facts = blobs.facts(request.params.id);
    const bytes = facts && /^(image|video)\//.test(facts.mime) ? await blobs.read(facts.sha) : undefined;
    if (!facts || !bytes) return reply.code(404).send('Not found');
    return reply
      .type(facts.mime)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
