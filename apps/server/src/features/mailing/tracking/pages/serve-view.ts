import { localeFromHeader, translator } from '@waypost/i18n';
import { escapedFor, type Piece } from '../../building/slots.ts';
import { contentOf, findDelivery } from '../../find-delivery.ts';
import { sendDocument, sendText } from '../answers.ts';
import type { Asked, VisitorDeps } from '../asked.ts';
import { notThere } from './not-there.ts';
import { escaped, pageOf } from './page.ts';

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
    const body = `<p>${escaped(t('mailing.gone.erased'))}</p>`;
    sendDocument(response, withBody, pageOf(locale, { status: 410, title: t('mailing.gone.title'), body }));
    return false;
  }
  const html = content.html.map((piece) => shown(piece, found, content.links ?? [])).join('');
  sendDocument(response, withBody, { status: 200, html, policy: POLICY });
  return true;
}

function shown(
  piece: Piece,
  recipient: { readonly first_name: string; readonly last_name: string; readonly email: string },
  links: readonly { readonly url: string }[],
): string {
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'contact') return escapedFor(piece.place, recipient[piece.field].trim() || piece.fallback);
  if (piece.kind === 'link') return escapedFor(piece.place, links[piece.ordinal]?.url ?? '#');
  // A dot that belongs to nobody, and places that lead nowhere.
  return piece.kind === 'pixel'
    ? 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    : '#';
}
