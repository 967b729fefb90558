import type { FastifyReply } from 'fastify';
import type { StoredMail } from '../inbox/inbox.ts';

/** Pictures come from this computer alone, and only when somebody wants to see them: each may tell that the mail was opened. */
const policy = (pictures: boolean): string =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${pictures ? ' http://localhost:* http://127.0.0.1:*' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const TARGET = '<base target="_blank">';

/** The mail's own HTML as a document of its own: no scripts, no forms, no reach to this origin. Its links open as they do in a mail program. */
export function sendFrame(reply: FastifyReply, { html }: StoredMail, pictures: boolean): FastifyReply {
  const aimed = /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, `$&${TARGET}`) : TARGET + html;
  return reply
    .header('content-security-policy', policy(pictures))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(aimed);
}
