import { type Html, html, page, torontoTime } from '../../pages/html.ts';
import type { Inbox, KeptMail } from '../inbox/inbox.ts';
import type { MailCounts } from '../inbox/receipts.ts';

const PER_PAGE = 50;
const KINDS = { all: 'All', newsletters: 'Newsletters', others: 'Others' } as const;
type Kind = keyof typeof KINDS;

export type ListQuery = { q?: string; kind?: string; page?: string };

const kindOf = (text: string | undefined): Kind =>
  text !== undefined && Object.hasOwn(KINDS, text) ? (text as Kind) : 'all';

function href(query: { q: string; kind: Kind; page?: number }): string {
  const search = new URLSearchParams();
  if (query.q) search.set('q', query.q);
  if (query.kind !== 'all') search.set('kind', query.kind);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `/inbox/?${search}` : '/inbox/';
}

const row = (
  mail: KeptMail,
): Html => html`<li><a href="/inbox/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong></a><br>
<span class="soft">${mail.from} to ${mail.envelope.to.join(', ')}, ${torontoTime(Date.parse(mail.at))}</span></li>`;

export const places = (): Html =>
  html`<p class="soft"><a href="/inbox/">Inbox</a> · <a href="/inbox/ways/">How recipients behave</a> · <a href="/inbox/names/">Names of domains</a> · <a href="/inbox/people/">Who reads</a></p>`;

function pager(query: { q: string; kind: Kind }, current: number, more: boolean): Html | false {
  if (current === 1 && !more) return false;
  return html`<nav class="actions" aria-label="Pages">${current > 1 && html`<a class="button" href="${href({ ...query, page: current - 1 })}">Newer</a>`}
<span class="soft">Page ${current}</span>${more && html`<a class="button" href="${href({ ...query, page: current + 1 })}">Older</a>`}</nav>`;
}

export function listPage(inbox: Inbox, counts: MailCounts, asked: ListQuery): string {
  const [q, kind] = [(asked.q ?? '').slice(0, 200), kindOf(asked.kind)];
  const current = Math.max(1, Math.trunc(Number(asked.page ?? 1)) || 1);
  const bulk = kind === 'all' ? undefined : kind === 'newsletters';
  const found = inbox.find({ q, bulk, limit: PER_PAGE + 1, skip: (current - 1) * PER_PAGE });
  const rows = found.slice(0, PER_PAGE).map(row);
  const none = q || kind !== 'all' ? 'No mail fits.' : 'No mail has come yet.';
  const tabs = Object.entries(KINDS).map(([name, label]) =>
    name === kind
      ? html`<strong aria-current="page">${label}</strong>`
      : html`<a href="${href({ q, kind: name as Kind })}">${label}</a>`,
  );
  const number = (value: number) => value.toLocaleString('en-CA');
  return page(
    'Inbox',
    html`<h1>Inbox</h1>${places()}<p class="soft">Every mail that was sent, whoever it was for. ${number(inbox.size)} kept; ${number(counts.taken)} taken, ${number(counts.deferred)} put off, ${number(counts.refused)} refused and ${number(counts.cut)} cut off since the start.</p>
<form action="/inbox/" class="row" role="search"><label for="q" class="soft">Search</label><input id="q" name="q" type="search" value="${q}" placeholder="Sender, recipient, subject" style="flex:1">
${kind !== 'all' && html`<input type="hidden" name="kind" value="${kind}">`}<button>Search</button></form>
<p class="row">${tabs}</p><div class="card">${rows.length > 0 ? html`<ul class="plain">${rows}</ul>` : html`<p>${none}</p>`}</div>${pager({ q, kind }, current, found.length > PER_PAGE)}`,
    { wide: true },
  );
}
