import { hash } from 'node:crypto';
import { LEGAL_DOCUMENTS } from '@waypost/contract/legal';
import { isLocale, localeFromHeader } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { Which } from '../store.ts';
import { currentWording, type Wording } from '../wording.ts';
import { CONTENT_SECURITY_POLICY } from './frame.ts';
import { legalPage } from './legal-page.ts';

interface Drawn {
  readonly of: string;
  readonly html: string;
  readonly etag: string;
}

/**
 * What everybody may read, as a page without scripts and cookies: crawlers of the networks, which check it before they let
 * an app in, run none. Nobody is identified; a page is drawn once per wording, and a reader who has it is told so.
 */
export function registerLegalPages(app: FastifyInstance, deps: Deps): void {
  const drawn = new Map<string, Drawn>();
  async function pageOf(which: Which, wording: Wording): Promise<Drawn> {
    const [key, of] = [`${which.document}/${which.locale}`, `${wording.dated.getTime()} ${wording.body}`];
    const known = drawn.get(key);
    if (known?.of === of) return known;
    const html = await legalPage(which, wording, deps.config.publicUrl);
    const page = { of, html, etag: `"${hash('sha256', html, 'base64url')}"` };
    drawn.set(key, page);
    return page;
  }
  for (const document of LEGAL_DOCUMENTS)
    app.get(`/legal/${document}/`, { schema: { hide: true } }, async (request, reply) => {
      const { lang } = request.query as { lang?: unknown };
      const locale = isLocale(lang) ? lang : localeFromHeader(request.headers['accept-language']);
      const which = { document, locale };
      const { html, etag } = await pageOf(which, await currentWording(deps, deps.db, which));
      reply.header('Cache-Control', 'no-cache').header('ETag', etag).header('Vary', 'Accept-Language');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
        .header('Content-Language', locale)
        .send(html);
    });
}
