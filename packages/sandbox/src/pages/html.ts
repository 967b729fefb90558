import type { FastifyReply } from 'fastify';

/** Text made safe for HTML. Everything that reaches these pages was written by strangers. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Part = Html | string | number | undefined | false | readonly (Html | string)[];

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(render).join('');
}

/** Template for HTML: whatever is put in is escaped, unless it is HTML from this template. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((out, text, n) => out + text + render(parts[n]), ''));
}

const STYLE = `
:root{color-scheme:light dark;--bg:#eef0f3;--card:#fff;--ink:#1c2430;--soft:#5b6675;--line:#d9dee5;--brand:#1a5fb4;--on-brand:#fff;--note:#fff6d6}
@media (prefers-color-scheme:dark){:root{--bg:#14181e;--card:#1f252d;--ink:#e8ebef;--soft:#a3adba;--line:#343c47;--brand:#78aeed;--on-brand:#0d1520;--note:#3a3417}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
a{color:var(--brand)}
.note{background:var(--note);padding:.5rem 1rem;text-align:center;font-size:.875rem}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem}
main.wide{max-width:56rem}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 1rem}
h2{font-size:1.05rem;margin:1.5rem 0 .5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem;overflow-wrap:anywhere}
.row{display:flex;gap:.75rem;align-items:center}
.avatar{width:48px;height:48px;border-radius:50%;flex:none}
.avatar.big{width:80px;height:80px}
.soft{color:var(--soft);font-size:.875rem}
.text{white-space:pre-wrap;margin:.75rem 0}
.photos{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:4px;margin:.75rem -1rem 0}
.photos video{width:100%;max-height:32rem;background:#000;display:block}
.photos img{width:100%;height:100%;max-height:32rem;object-fit:cover;display:block}
.photos img:first-child:nth-last-child(odd){grid-column:1/-1}
.photos.single{grid-template-columns:1fr}
.link{display:block;border:1px solid var(--line);border-radius:.5rem;padding:.75rem;margin-top:.75rem;text-decoration:none}
.comment{background:var(--bg);border-radius:.75rem;padding:.5rem .75rem;margin-top:.5rem}
.figures{border-top:1px solid var(--line);margin-top:.75rem;padding-top:.5rem;display:flex;gap:1rem;flex-wrap:wrap}
ul.plain{list-style:none;margin:0;padding:0}
ul.plain>li+li{border-top:1px solid var(--line)}
ul.plain>li{padding:.6rem 0}
button,.button{font:inherit;font-weight:600;border-radius:.5rem;padding:.65rem 1.1rem;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer;min-height:44px}
button.primary{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
input:not([type=radio],[type=checkbox],[type=hidden]),select{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.55rem .75rem;min-width:0;min-height:44px}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
fieldset{border:0;padding:0;margin:1rem 0 0}
legend{font-weight:600;padding:0;margin-bottom:.25rem}
label{font-weight:500}
.choice{display:grid;grid-template-columns:1.5rem 1fr;gap:.15rem .5rem;align-items:center;padding:.4rem 0}
.choice input{width:1.15rem;height:1.15rem;margin:0}
.choice .soft{grid-column:2}
.actions{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.25rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem;margin:0}
iframe{width:100%;height:32rem;border:1px solid var(--line);border-radius:.5rem;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem .75rem;margin:0}dt{color:var(--soft)}dd{margin:0}
`;

/** Mails and posts are written by strangers: no scripts anywhere, pictures only from this computer. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http://localhost:* http://127.0.0.1:*; media-src 'self'; frame-src 'self'; base-uri 'none'";

export function sendPage(reply: FastifyReply, text: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(text);
}

/** Frame of all pages for people. */
export function page(title: string, body: Html, options: { wide?: boolean; home?: boolean } = {}): string {
  const home = options.home === false ? '' : html`<p class="soft"><a href="/">All fake worlds</a></p>`;
  return `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${new Html(STYLE)}</style></head>
<body><div class="note">Sandbox. Nothing here leaves this computer.</div><main class="${options.wide ? 'wide' : ''}">${home}${body}</main></body></html>`
      .text
  }`;
}

/** Time as the demo agencies read it. */
export function torontoTime(ms: number): string {
  return new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(ms);
}
