import type { FastifyInstance } from 'fastify';
import { steadyFraction } from '../platform/ids.ts';
import { html } from './html.ts';

const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}, seven nights`;

async function drawOffer(name: string): Promise<Buffer> {
  const hue = Math.floor(steadyFraction(name) * 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},60%,70%)"/><stop offset="1" stop-color="hsl(${(hue + 30) % 360},75%,88%)"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/><circle cx="910" cy="190" r="70" fill="#fff6d6"/>
<path d="M0 430 300 250 520 400 760 220 1200 460V630H0z" fill="hsl(${(hue + 190) % 360},35%,42%)"/><path d="M0 520Q300 470 600 520T1200 510V630H0z" fill="hsl(${(hue + 170) % 360},45%,32%)"/></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Pages that a link may lead to: a travel supplier's, with a picture of its own; those under `/offers/plain/` have none. */
export function serveOffers(app: FastifyInstance, publicUrl: () => string): void {
  const page = (name: string, picture: boolean): string => {
    const title = titleOf(name);
    const image = html`<meta property="og:image" content="${publicUrl()}/offers/${name}.png">`;
    return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta property="og:title" content="${title}"><meta property="og:description" content="Flights, hotel and transfers.">${picture && image}</head>
<body><h1>${title}</h1><p>A page of a supplier, played on this computer.</p></body></html>`.text;
  };
  type Named = { Params: { name: string } };
  app.get<Named>('/offers/plain/:name', ({ params }, reply) => reply.type('text/html').send(page(params.name, false)));
  app.get<Named>('/offers/:name.png', async ({ params }, reply) =>
    reply.type('image/png').send(await drawOffer(params.name)),
  );
  app.get<Named>('/offers/:name', ({ params }, reply) => reply.type('text/html').send(page(params.name, true)));
}
