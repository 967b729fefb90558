import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { Session } from '@waypost/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BootParts, bootData } from '../features/accounts/index.ts';
import { notFound } from '../platform/errors/index.ts';
import type { Waypost } from './compose.ts';
import { firstReads } from './first-reads.ts';
import { readWebLinks, type WebLinks } from './web-files.ts';

const DIST = new URL('../../../web/dist/', import.meta.url);

/** Serves the built web: hashed assets for ever, and the host page with its first data for every route of the product. */
export async function registerHostPage(app: FastifyInstance, waypost: Waypost, parts: BootParts): Promise<void> {
  const web = await readWeb();
  if (web === null) waypost.log.warn('the web is not built; only the API is served');
  else
    await app.register(fastifyStatic, {
      root: DIST.pathname,
      prefix: '/',
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (web === null || !isPage(request)) throw notFound();
    const slug = request.url.split(/[/?]/)[1];
    const boot = await bootData(waypost, parts, request, reply, slug);
    const reads = await firstReads(app, waypost, request, boot);
    return sendPage(web, { boot, reads }, waypost, request, reply);
  });
}

/** Addresses of the API, of files, and of other servers' pages are not ours to answer with the host page. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  return !/^\/(api|media|oauth|assets|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

interface Data {
  readonly boot: Session;
  readonly reads: Awaited<ReturnType<typeof firstReads>>;
}

function sendPage(
  { template, links }: Web,
  { boot, reads }: Data,
  { config }: Waypost,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const script = (id: string, json: string) =>
    `<script type="application/json" id="${id}" nonce="${nonce}">${safeInScript(json)}</script>`;
  const read = [...reads].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join();
  const data = script('boot', JSON.stringify(boot)) + (reads.size === 0 ? '' : script('first-reads', `{${read}}`));
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, config.sandbox?.url))
    .send(
      template
        .replace('<html lang="en"', `<html lang="${boot.locale}"`)
        .replace('<!--nonce-->', `<meta name="csp-nonce" content="${nonce}">`)
        // After the sheets of the entry: they set the order of the layers.
        .replace('</head>', `${links(request.url, boot.user?.locale ?? boot.locale)}</head>`)
        .replace('<!--boot-->', () => data),
    );
}

/** Nothing inline runs, nothing foreign loads; styles that Mantine makes at run time carry the nonce. */
export function contentSecurityPolicy(nonce: string, sandboxUrl?: string): string {
  // Page pictures come from the networks over https; the sandbox's over http on loopback.
  const pictures = sandboxUrl === undefined ? 'https:' : `https: ${new URL(sandboxUrl).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${pictures}`,
    `media-src 'self' blob: ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** JSON that cannot end its script element. */
const safeInScript = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

interface Web {
  readonly template: string;
  readonly links: WebLinks;
}

/** The built web; null where there is none. */
async function readWeb(): Promise<Web | null> {
  const file = new URL('index.html', DIST);
  const built = await access(file).then(
    () => true,
    () => false,
  );
  return built ? { template: await readFile(file, 'utf8'), links: await readWebLinks(DIST) } : null;
}
