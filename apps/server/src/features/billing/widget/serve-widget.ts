import { isLocale, localeFromHeader, translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors/index.ts';
import { escapeHtml } from '../../../platform/html/escape.ts';
import type { BillingDeps } from '../deps.ts';

type Widget = NonNullable<BillingDeps['payments']>['widget'];

/**
 * The document in which the provider's script runs (decision 149): it knows nobody, and is framed by the program alone, which tells it by
 * message what to open. On a host name of its own, a foreign script is in an origin of its own.
 */
export function registerWidget(app: FastifyInstance, { payments, config }: BillingDeps): void {
  app.get('/billing-widget/', { schema: { hide: true } }, (request, reply) => {
    if (payments === null) throw notFound();
    const { lang } = request.query as { lang?: unknown };
    const locale = isLocale(lang) ? lang : localeFromHeader(request.headers['accept-language']);
    const parent = new URL(config.publicUrl).origin;
    return reply
      .type('text/html; charset=utf-8')
      .removeHeader('X-Frame-Options')
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policyOf(payments.widget, parent),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
      })
      .send(documentOf(payments.widget, parent, locale));
  });
}

/** Only what the payments port names, beside the one script of ours; only the program may frame it. */
export function policyOf({ origins }: Widget, parent: string): string {
  const theirs = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${theirs}`,
    `style-src 'self' 'unsafe-inline' ${theirs}`,
    `img-src 'self' data: ${theirs}`,
    `font-src ${theirs}`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    `form-action ${theirs}`,
    "base-uri 'none'",
    `frame-ancestors ${parent}`,
  ].join('; ');
}

function documentOf({ script, domain }: Widget, parent: string, locale: Parameters<typeof translator>[0]): string {
  const given = Object.entries({ parent, script, domain }).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(translator(locale)('membership.widget.title'))}</title>
<style>body{margin:0}</style>
</head>
<body${given.join('')}>
<div id="membership"></div>
<script src="/billing-widget.js"></script>
</body>
</html>
`;
}
