import { hash } from 'node:crypto';
import { LEGAL_DOCUMENTS, type LegalDocument, legalPath } from '@waypost/contract/legal';
import { type Locale, translator } from '@waypost/i18n';
import { STYLE } from './style.ts';

/** Nothing runs here and nothing is loaded but our own icon; the style is known by its hash. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Frame {
  readonly locale: Locale;
  readonly title: string;
  /** HTML, like `main`: further lines of the head, and what stands beside the name of the product. */
  readonly head?: readonly string[];
  readonly beside?: string;
  readonly main: string;
  readonly current?: LegalDocument;
}

/** A page of the server's own that loads nothing, with the legal pages at its foot. */
export function frame({ locale, title, head = [], beside = '', main, current }: Frame): string {
  const t = translator(locale);
  const legal = LEGAL_DOCUMENTS.map((one) => anchor(legalPath(one, locale), t(`legal.names.${one}`), one === current));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Waypost</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${head.join('\n')}
<style>${STYLE}</style>
</head>
<body>
<header>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Waypost</a>
${beside}
</header>
<main>
<h1>${title}</h1>
${main}</main>
<footer><nav aria-label="${t('legal.page.others')}">${legal.join('')}</nav></footer>
</body>
</html>
`;
}

export const anchor = (href: string, label: string, current: boolean, lang?: string): string =>
  `<a href="${href}"${lang === undefined ? '' : ` lang="${lang}"`}${current ? ' aria-current="page"' : ''}>${label}</a>`;
