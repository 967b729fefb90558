import { type Html, html, page } from '../../pages/html.ts';
import { WORDS } from '../behaviour/conventions.ts';
import type { BehaviourRule } from '../behaviour/rules.ts';
import type { ZoneRecord } from '../dns/zones.ts';
import type { PeopleSettings } from '../people/crowd.ts';
import { places } from './list-page.ts';

const said = (text: string): Html | false => text !== '' && html`<p class="card" role="status">${text}</p>`;

export function waysPage(rules: BehaviourRule[]): string {
  const words = Object.entries(WORDS).map(([word, { says }]) => html`<dt><code>${word}</code></dt><dd>${says}</dd>`);
  const scripted = rules.map(
    ({ to, share, times, struck, behaviours }) =>
      html`<li><strong>${to}</strong>${share < 1 && `, ${Math.round(share * 100)} %`}${times >= 0 && `, ${times} times`}: ${behaviours.map(({ kind }) => kind).join(', ')}<br><span class="soft">${struck} mails so far</span></li>`,
  );
  return page(
    'How recipients behave',
    html`<h1>How recipients behave</h1>${places()}<p>A mail to <code>ada@full.example</code> or <code>ada+full@inbox.example</code> meets a full mailbox. A number may follow: <code>greylist-5</code>.</p>
<div class="card"><dl>${words}</dl></div><h2>Scripted</h2><div class="card"><ul class="plain">${scripted.length > 0 ? scripted : html`<li>Nothing.</li>`}</ul></div>`,
    { wide: true },
  );
}

export function namesPage(records: ZoneRecord[], address: string, failed: string): string {
  const rows = records.map(
    ({
      name,
      type,
      value,
    }) => html`<li><form method="post" class="row"><span style="flex:1;min-width:0"><strong>${name}</strong> ${type}<br><span class="soft">${value}</span></span>
<input type="hidden" name="name" value="${name}"><input type="hidden" name="type" value="${type}"><input type="hidden" name="value" value="${value}"><button name="verb" value="remove" aria-label="Remove ${type} of ${name}">Remove</button></form></li>`,
  );
  return page(
    'Names of domains',
    html`<h1>Names of domains</h1>${places()}${said(failed)}<p>What the owner of a domain enters at his registrar. Asked over DNS at <code>${address}</code>. Names under <code>.example</code> are there already and take mails; all others are not, before they have a record.</p>
<form method="post" class="card"><div class="row" style="flex-wrap:wrap;align-items:flex-end"><label>Name <input name="name" required placeholder="_dmarc.agency.example"></label>
<label>Type <select name="type"><option>TXT</option><option>MX</option><option>CNAME</option><option>A</option><option>AAAA</option><option>PTR</option></select></label>
<label style="flex:1 1 16rem">Value <input name="value" required style="width:100%" placeholder="v=DMARC1; p=none"></label><button class="primary" name="verb" value="add">Add</button></div></form>
<div class="card"><ul class="plain">${rows.length > 0 ? rows : html`<li>No record yet.</li>`}</ul></div>`,
    { wide: true },
  );
}

const RATES: Readonly<Record<Exclude<keyof PeopleSettings, 'on'>, string>> = {
  opens: 'open it',
  clicks: 'click a link',
  leaves: 'unsubscribe',
  complains: 'report it as spam',
  apple: 'have it fetched by Apple’s proxy',
  gmail: 'read it in Gmail',
  scanned: 'sit behind a gateway that looks at every link',
};

export function peoplePage(settings: PeopleSettings, waiting: number, done: string): string {
  const rates = Object.entries(RATES).map(
    ([name, label]) =>
      html`<div class="choice" style="grid-template-columns:6rem 1fr"><input id="${name}" name="${name}" type="number" min="0" max="100" step="any" style="width:6rem;height:auto" value="${+(settings[name as keyof typeof RATES] * 100).toFixed(3)}"><label for="${name}">% ${label}</label></div>`,
  );
  return page(
    'Who reads',
    html`<h1>Who reads</h1>${places()}${said(done)}<p>Newsletters are read by people who open most between eight and noon in Toronto, and fewer with every hour; by proxies that fetch pictures, and by gateways that look at links. Who does what is settled by address and mail.</p>
<form method="post" class="card"><p><strong>${settings.on ? 'They read.' : 'Nobody reads yet.'}</strong> <span class="soft">${waiting} things are still to happen.</span></p>${rates}
<div class="actions"><button class="primary" name="verb" value="on">${settings.on ? 'Keep them reading so' : 'Let them read'}</button>${settings.on && html`<button name="verb" value="off">Stop</button>`}<button name="verb" value="hurry">Let the next two days happen now</button></div></form>`,
  );
}
