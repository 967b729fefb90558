import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { HostPage } from '@waypost/contract/host-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bootData } from '../../features/accounts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Waypost } from '../compose.ts';
import { openFirstPicture } from '../first-picture/first-picture.ts';
import { broughtBy } from './first-reads.ts';
import { serveWebAssets } from './web-assets.ts';
import { finderOf, linksOf, type PageAt, readPages, type WebLinks } from './web-files.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);

/** Serves the built web: hashed assets for ever, and the host page with its first data for every route of the product. */
export async function registerHostPage(app: FastifyInstance, waypost: Waypost): Promise<void> {
  const web = await readWeb();
  if (web === null) return waypost.log.warn('the web is not built; only the API is served');
  await serveWebAssets(app, DIST);
  const firstPicture = openFirstPicture({ dist: DIST, ...web }, waypost);
  app.addHook('onClose', () => firstPicture.close());
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request)) throw notFound();
    await app.identify(request);
    // Calls say which language they want; an address that is typed has only the browser's, which the person may have left.
    request.locale = request.actor?.locale ?? request.locale;
    const slug = request.url.split(/[/?]/)[1];
    const boot = await bootData(waypost, request, reply, slug);
    const at = web.pageAt(request.url);
    const brought = await broughtBy(app, waypost, boot, request, at);
    const reads = brought?.reads ?? null;
    const page = { url: request.url, locale: boot.locale, boot, nonce: newNonce() };
    const plain = fill(web, page, reads, at);
    const html = brought === null ? plain : await firstPicture.addTo(plain, { page, reads: reads ?? '{}' });
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentSecurityPolicy(page.nonce, waypost.config))
      .header('Vary', 'Accept-Encoding')
      .send(await packed(request, reply, html));
  });
}

// Asked of the process: who imports it loads everything that it hands on.
const gzipped = (html: string) => promisify(process.getBuiltinModule('node:zlib').gzip)(html, { level: 4 });

/**
 * A dashboard with its first picture is 70 kB; packed fast rather than small it is 10. Its CSRF token is salted anew for every page, so
 * the packed length tells nothing (BREACH). Lists go out as they are: a hook for all answers cost them a tenth of the throughput.
 */
async function packed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? '')) return html;
  reply.header('Content-Encoding', 'gzip');
  return gzipped(html);
}

/** Addresses of the API, of files, and of other servers' pages are not ours to answer with the host page. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  return !/^\/(api|media|oauth|assets|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

const newNonce = () => randomBytes(16).toString('base64');

function fill(
  { template, links }: Web,
  { locale, boot, nonce }: Omit<HostPage, 'reads'>,
  reads: string | null,
  at: PageAt | null,
): string {
  const script = (id: string, json: string) =>
    `<script type="application/json" id="${id}" nonce="${nonce}">${safeInScript(json)}</script>`;
  const data = script('boot', JSON.stringify(boot)) + (reads === null ? '' : script('first-reads', reads));
  return (
    template
      .replace('<html lang="en"', `<html lang="${boot.locale}"`)
      .replace('<!--nonce-->', `<meta name="csp-nonce" content="${nonce}">`)
      // After the sheets of the entry: they set the order of the layers.
      .replace('</head>', () => `${links(at?.page, locale)}</head>`)
      .replace('<!--boot-->', () => data)
  );
}

/** Nothing inline runs, nothing foreign loads; styles that Mantine makes at run time carry the nonce. */
export function contentSecurityPolicy(
  nonce: string,
  { sandbox, billingWidgetOrigin }: Pick<Config, 'sandbox' | 'billingWidgetOrigin'>,
): string {
  // Page pictures come from the networks over https; the sandbox's over http on loopback.
  const pictures = sandbox === undefined ? 'https:' : `https: ${new URL(sandbox.url).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${pictures}`,
    `media-src 'self' blob: ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    // What needs another policy stands in a document of its own (decision 149).
    `frame-src 'self'${billingWidgetOrigin === undefined ? '' : ` ${billingWidgetOrigin}`}`,
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
  readonly entry: string;
  readonly links: WebLinks;
  readonly pageAt: (url: string) => PageAt | null;
}

/** The built web; null where there is none. */
async function readWeb(): Promise<Web | null> {
  const file = new URL('index.html', DIST);
  const built = await access(file).then(
    () => true,
    () => false,
  );
  if (!built) return null;
  const pages = await readPages(DIST);
  return {
    template: await readFile(file, 'utf8'),
    entry: pages.entry,
    links: linksOf(pages),
    pageAt: finderOf(pages),
  };
}
