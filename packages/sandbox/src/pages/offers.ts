import type { FastifyInstance } from 'fastify';
import { POSTERS } from '../pictures/posters.ts';
import { steadyFraction } from '../platform/ids.ts';
import { html } from './html.ts';

/** What an address ends with, as words: `/offers/norway-fjords/` is about norway fjords. */
const lastOf = (path: string): string => path.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}, seven nights`;

/** In the format of a link's card, as suppliers have them. */
const WIDE = POSTERS.filter(({ size: [width, height] }) => width > height);
/** The same one for the same offer. */
const pictureOf = (name: string): string => WIDE[Math.floor(steadyFraction(name) * WIDE.length)]?.name ?? '';

/** Pages that a link may lead to: a travel supplier's, with a picture of its own; those under `/offers/plain/` have none. */
export function serveOffers(app: FastifyInstance, publicUrl: () => string): void {
  const page = (name: string, picture: boolean): string => {
    const title = titleOf(name);
    const image = html`<meta property="og:image" content="${publicUrl()}/pictures/${pictureOf(name)}.jpg">`;
    return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta property="og:title" content="${title}"><meta property="og:description" content="Flights, hotel and transfers.">${picture && image}</head>
<body><h1>${title}</h1><p>A page of a supplier, played on this computer.</p></body></html>`.text;
  };
  // Hosts under .example are nobody's: whoever asks here finds a page at each address, and none under /gone/.
  type Hosted = { Params: { host: string; '*': string } };
  app.get<Hosted>('/hosts/:host/*', ({ params }, reply) =>
    /^gone(\/|$)/.test(params['*'])
      ? reply.code(404).type('text/html').send(page('Nothing', false))
      : reply.type('text/html').send(page(lastOf(params['*']) || params.host, true)),
  );
  type Named = { Params: { name: string } };
  app.get<Named>('/offers/plain/:name', ({ params }, reply) => reply.type('text/html').send(page(params.name, false)));
  app.get<Named>('/offers/:name', ({ params }, reply) => reply.type('text/html').send(page(params.name, true)));
}
