import { type Html, html, page, torontoTime } from '../../pages/html.ts';
import type { Proof } from '../auth/verify.ts';
import type { Sent } from '../feedback/postman.ts';
import type { StoredMail } from '../inbox/inbox.ts';
import type { Contents } from '../people/contents.ts';
import type { Visit } from '../people/visits.ts';
import { places } from './list-page.ts';

export type Shown = {
  mail: StoredMail;
  raw: string;
  contents: Contents;
  proof: Proof;
  visits: Visit[];
  letters: Sent[];
  pictures: boolean;
  said: string;
};

const SHOWN_LINKS = 40;

const button = (verb: string, label: string, more?: Html): Html =>
  html`<form method="post">${more}<button name="verb" value="${verb}">${label}</button></form>`;

function frame({ mail, pictures, contents }: Shown): Html | false {
  if (!mail.html) return false;
  const src = `/inbox/${mail.id}/body.html${pictures ? '?pictures=1' : ''}`;
  const choice =
    contents.pictures.length === 0
      ? undefined
      : pictures
        ? html`<p class="soft">Pictures are shown. <a href="?pictures=0">Show none</a></p>`
        : html`<p class="soft">Pictures are not shown, because loading them tells the sender that the mail was opened. <a href="?pictures=1">Show them</a></p>`;
  return html`<h2>HTML part</h2>${choice}<iframe title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${src}"></iframe>`;
}

function verbs({ contents, mail }: Shown): Html {
  const { pictures, links, unsubscribe } = contents;
  const clicks = links
    .slice(0, SHOWN_LINKS)
    .map(
      (url, n) =>
        html`<li><form method="post" class="row"><input type="hidden" name="link" value="${n}"><button name="verb" value="click">Click</button><span class="soft">${url}</span></form></li>`,
    );
  return html`<h2>As the recipient</h2><div class="card"><div class="actions" style="margin-top:0">
${pictures.length > 0 && button('open', 'Open it')}
${unsubscribe.isOneClick && button('one-click', 'Unsubscribe by one click')}
${unsubscribe.http && button('page', 'Unsubscribe by the page')}
${unsubscribe.mailto && button('mailto', 'Unsubscribe by mail')}
${mail.envelope.from !== '' && [button('complain', 'Report as spam'), button('away', 'Answer that I am away'), button('bounce', 'Send it back: unknown user')]}
</div>${clicks.length > 0 && html`<details style="margin-top:1rem"><summary>${clicks.length} ${clicks.length === 1 ? 'link' : 'links'}</summary><ul class="plain">${clicks}</ul></details>`}</div>`;
}

function doings({ visits, letters }: Shown): Html | false {
  if (visits.length + letters.length === 0) return false;
  const asked = visits.map(
    (visit) =>
      html`<li>${visit.method} ${visit.url}<br><span class="soft">${torontoTime(Date.parse(visit.at))}, ${visit.what}, ${visit.status || visit.error}${visit.leadsTo && ` to ${visit.leadsTo}`}, ${visit.userAgent}</span></li>`,
  );
  const wrote = letters.map(
    (letter) =>
      html`<li>${letter.kind} to ${letter.to}<br><span class="soft">${torontoTime(Date.parse(letter.at))}, ${letter.result} ${letter.reply}</span></li>`,
  );
  return html`<h2>What came of it</h2><div class="card"><ul class="plain">${asked}${wrote}</ul></div>`;
}

const proofs = ({ spf, dkim, dmarc }: Proof): Html => html`<h2>Authentication</h2><div class="card"><dl>
<dt>SPF</dt><dd><strong>${spf.result}</strong> <span class="soft">${spf.why}</span></dd>
<dt>DKIM</dt><dd><strong>${dkim.result}</strong> <span class="soft">${dkim.why}</span></dd>
<dt>DMARC</dt><dd><strong>${dmarc.result}</strong> <span class="soft">${dmarc.why}</span></dd></dl></div>`;

export function mailPage(shown: Shown): string {
  const { mail, raw, said } = shown;
  const title = mail.subject || '(no subject)';
  const headers = Object.entries(mail.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  return page(
    title,
    html`${places()}<h1>${title}</h1>${said && html`<p class="card" role="status">${said}</p>`}
<div class="card"><dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.envelope.to.join(', ')}</dd><dt>Received</dt><dd>${torontoTime(Date.parse(mail.at))}</dd><dt>Sender of the envelope</dt><dd>${mail.envelope.from || 'nobody'}</dd></dl></div>
${frame(shown)}${verbs(shown)}${doings(shown)}<h2>Text part</h2><div class="card"><pre>${mail.text}</pre></div>
${proofs(shown.proof)}
<h2>Headers</h2><div class="card soft"><dl>${headers}</dl></div>
<details class="card"><summary>As it came over the wire</summary><pre>${raw}</pre></details>`,
    { wide: true },
  );
}
