import { hash } from 'node:crypto';
import type { Locale } from '@waypost/i18n';
import { escapeHtml } from '../../../../platform/html/escape.ts';
import type { Document } from '../answers.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#1d2433;--soft:#5a6478;--page:#f4f5f8;--card:#fff;--line:#d9dde6;--act:#1f5fd0;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f6;--soft:#a9b2c3;--page:#14181f;--card:#1d232d;--line:#343c4a;--act:#8ab4ff;--on:#10151d}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:34rem;margin:12vh auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem;overflow-wrap:anywhere}
.soft{color:var(--soft);font-size:.9375rem}
button{font:inherit;font-weight:600;padding:.625rem 1.25rem;min-height:44px;border:1px solid var(--act);border-radius:8px;background:var(--act);color:var(--on);cursor:pointer}
button.plain{background:transparent;color:var(--act)}
a{color:var(--act)}
button:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--act);outline-offset:2px}
details{margin-top:1.5rem;border-top:1px solid var(--line);padding-top:1rem}
summary{cursor:pointer;font-weight:600}
details p{margin:.5rem 0 0}
.languages{margin:1.5rem 0 0;font-size:.9375rem;color:var(--soft)}
.languages a{display:inline-block;padding:.25rem 0}
@media (max-width:36rem){main{margin:0;min-height:100vh;border:0;border-radius:0}}`;

/** Our one style, and a form to ourselves; nothing else is fetched or run, and nobody frames it. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for a recipient; `body` is HTML already. */
export function pageOf(
  locale: Locale,
  {
    status = 200,
    title,
    body,
    headers = {},
  }: { status?: number; title: string; body: string; headers?: Record<string, string> },
): Document {
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return { status, html, policy: POLICY, headers: { 'Content-Language': locale, ...headers } };
}
