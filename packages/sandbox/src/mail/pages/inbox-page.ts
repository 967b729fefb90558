import type { FastifyInstance } from 'fastify';
import { html, page, sendPage, torontoTime } from '../../pages/html.ts';
import type { Inbox, StoredMail } from '../inbox/inbox.ts';

const SHOWN = 200;

function listPage(inbox: Inbox): string {
  const rows = inbox.find({ limit: SHOWN }).map(
    (mail) => html`<li><a href="/inbox/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong></a><br>
<span class="soft">${mail.from} to ${mail.envelope.to.join(', ')}, ${torontoTime(Date.parse(mail.at))}</span></li>`,
  );
  const body = rows.length > 0 ? html`<ul class="plain">${rows}</ul>` : html`<p>No mail has come yet.</p>`;
  return page(
    'Inbox',
    html`<h1>Inbox</h1><p class="soft">Every mail that was sent, whoever it was for.</p><div class="card">${body}</div>`,
    { wide: true },
  );
}

/** The mail's own HTML, shut in: no scripts, no forms, no reach to this origin. Its links open as they do in a mail program. */
function htmlPart(mail: StoredMail) {
  if (!mail.html) return undefined;
  const base = '<base target="_blank">';
  const source = /<head\b[^>]*>/i.test(mail.html) ? mail.html.replace(/<head\b[^>]*>/i, `$&${base}`) : base + mail.html;
  return html`<h2>HTML part</h2><iframe title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
}

function mailPage(mail: StoredMail, raw: string): string {
  const headers = Object.entries(mail.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  return page(
    mail.subject || '(no subject)',
    html`<p><a href="/inbox/">Inbox</a></p><h1>${mail.subject || '(no subject)'}</h1>
<div class="card"><dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.envelope.to.join(', ')}</dd><dt>Received</dt><dd>${torontoTime(Date.parse(mail.at))}</dd></dl></div>
${htmlPart(mail)}<h2>Text part</h2><div class="card"><pre>${mail.text}</pre></div>
<h2>Headers</h2><div class="card soft"><dl>${headers}</dl></div>
<details class="card"><summary>As it came over the wire</summary><pre>${raw}</pre></details>`,
    { wide: true },
  );
}

export function serveInbox(app: FastifyInstance, inbox: Inbox): void {
  app.get('/inbox', (_, reply) => reply.redirect('/inbox/'));
  app.get('/inbox/', (_, reply) => sendPage(reply, listPage(inbox)));
  app.get<{ Params: { id: string } }>('/inbox/:id', async (request, reply) => {
    const mail = inbox.get(request.params.id);
    if (!mail) return sendPage(reply, page('Not found', html`<h1>No such mail</h1>`), 404);
    return sendPage(reply, mailPage(inbox.whole(mail), inbox.rawOf(mail).toString('utf8')));
  });
}
