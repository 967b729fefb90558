import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BootParts, bootData } from '../features/accounts/index.ts';
import { notFound } from '../platform/errors/index.ts';
import type { Waypost } from './compose.ts';

const DIST = new URL('../../../web/dist/', import.meta.url);

/** Serves the built web: hashed assets for ever, and the host page with its boot data for every route of the product. */
export async function registerHostPage(app: FastifyInstance, waypost: Waypost, parts: BootParts): Promise<void> {
  const template = await readTemplate();
  if (template === null) waypost.log.warn('the web is not built; only the API is served');
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
    if (template === null || !isPage(request)) throw notFound();
    return sendPage(template, waypost, parts, request, reply);
  });
}

/** Addresses of the API, of files, and of other servers' pages are not ours to answer with the host page. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  return !/^\/(api|media|oauth|assets|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

async function sendPage(
  template: string,
  waypost: Waypost,
  parts: BootParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const slug = request.url.split(/[/?]/)[1];
  const boot = await bootData(waypost, parts, request, reply, slug);
  const script = `<script type="application/json" id="boot" nonce="${nonce}">${safeJson(boot)}</script>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, waypost.config.sandbox?.url))
    .send(
      template
        .replace('<html lang="en"', `<html lang="${boot.locale}"`)
        .replace('<!--nonce-->', `<meta name="csp-nonce" content="${nonce}">`)
        .replace('<!--boot-->', () => script),
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
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function readTemplate(): Promise<string | null> {
  const file = new URL('index.html', DIST);
  return access(file).then(
    () => readFile(file, 'utf8'),
    () => null,
  );
}
