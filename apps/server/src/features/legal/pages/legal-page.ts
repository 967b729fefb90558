import { hash } from 'node:crypto';
import { LEGAL_DOCUMENTS, legalPath } from '@waypost/contract/legal';
import { locales, translator } from '@waypost/i18n';
import { about } from '@waypost/i18n/about';
import { toHtml } from '../markdown.ts';
import type { Which } from '../store.ts';
import type { Wording } from '../wording.ts';
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

export async function legalPage(which: Which, { body, dated }: Wording, publicUrl: string): Promise<string> {
  const { document, locale } = which;
  const t = translator(locale);
  const title = t(`legal.names.${document}`);
  const address = (one: typeof locale) => `${publicUrl}${legalPath(document, one)}`;
  const alternates = locales.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`);
  const languages = locales.map((one) => anchor(legalPath(document, one), about[one].name, one === locale, one));
  const others = LEGAL_DOCUMENTS.map((one) =>
    anchor(legalPath(one, locale), t(`legal.names.${one}`), one === document),
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Waypost</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="canonical" href="${address(locale)}">
${alternates.join('\n')}
<style>${STYLE}</style>
</head>
<body>
<header>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Waypost</a>
<nav aria-label="${t('legal.page.languages')}">${languages.join('')}</nav>
</header>
<main>
<h1>${title}</h1>
<p class="dated">${t('legal.page.dated', { date: dated })}</p>
${await toHtml(body)}</main>
<footer><nav aria-label="${t('legal.page.others')}">${others.join('')}</nav></footer>
</body>
</html>
`;
}

const anchor = (href: string, label: string, current: boolean, lang?: string): string =>
  `<a href="${href}"${lang === undefined ? '' : ` lang="${lang}"`}${current ? ' aria-current="page"' : ''}>${label}</a>`;
