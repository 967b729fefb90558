import { localeFromHeader, translator } from '@waypost/i18n';
import { escapeHtml } from '../../../../platform/html/escape.ts';
import { shownPieces } from '../../building/shown-pieces.ts';
import { contentOf, findDelivery } from '../../find-delivery.ts';
import { sendDocument, sendText } from '../answers.ts';
import type { Asked, VisitorDeps } from '../asked.ts';
import { notThere } from './not-there.ts';
import { pageOf } from './page.ts';

/**
 * A foreign document: nothing runs, nothing is sent anywhere, pictures and styles are all that it may have. Its links open in windows of
 * their own, which learn nothing of the address that they were opened from.
 */
const POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline' https:",
  'font-src https:',
  "img-src 'self' https: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * `/e/v/{token}/`: what she was sent, to read or to hand on. Whoever has the address sees her first name where the text says it; what
 * acts in her name (the way to unsubscribe, links that count as hers, the picture) is not in it. Answers whether it was shown.
 */
export async function serveView(deps: VisitorDeps, { request, response, marked }: Asked): Promise<boolean> {
  const { method } = request;
  const withBody = method !== 'HEAD';
  if (withBody && method !== 'GET') {
    sendText(response, 405, '', { Allow: 'GET, HEAD' });
    return false;
  }
  const found = await findDelivery(deps.db, marked.delivery).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a newsletter could not be shown');
    return 'away' as const;
  });
  const content = found === 'away' || found === null || found.run !== marked.run ? null : contentOf(found);
  if (found === 'away' || found === null || found.run !== marked.run) {
    sendDocument(response, withBody, notThere(request, found === 'away'));
    return false;
  }
  if (content === null) {
    const locale = localeFromHeader(request.headers['accept-language']);
    const t = translator(locale);
    const body = `<p>${escapeHtml(t('mailing.gone.erased'))}</p>`;
    sendDocument(response, withBody, pageOf(locale, { status: 410, title: t('mailing.gone.title'), body }));
    return false;
  }
  const html = shownPieces(content.html, { reader: found, links: content.links ?? [] });
  sendDocument(response, withBody, { status: 200, html, policy: POLICY });
  return true;
}
