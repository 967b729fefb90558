import type { FastifyInstance } from 'fastify';
import { html, page, sendPage } from '../../pages/html.ts';
import { proofOf } from '../auth/verify.ts';
import type { Mail } from '../context.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { actAs } from '../people/act.ts';
import { sendFrame } from './frame.ts';
import { type ListQuery, listPage } from './list-page.ts';
import { mailPage } from './mail-page.ts';
import { servePlaces } from './serve-places.ts';

type Named = { Params: { id: string }; Querystring: { pictures?: string }; Body: { verb?: string; link?: string } };

const missing = (): string => page('Not found', html`<h1>No such mail</h1>`);

function show(world: Mail, mail: KeptMail, pictures: string | undefined, said: string): string {
  const { inbox, recipient, visits, postman, zones } = world;
  const bytes = inbox.rawOf(mail);
  return mailPage({
    mail: inbox.whole(mail),
    raw: bytes.toString('utf8'),
    contents: recipient.contents(mail),
    proof: proofOf(zones, mail, bytes),
    visits: visits.list(mail.id),
    letters: postman.sent().filter((letter) => letter.mail === mail.id),
    pictures: pictures === undefined ? !mail.isBulk : pictures === '1',
    said,
  });
}

export function serveInbox(app: FastifyInstance, world: Mail): void {
  const { inbox, receipts } = world;
  /** What an act came to is said once, on the page that follows it. */
  const said = new Map<string, string>();
  app.get('/inbox', (_, reply) => reply.redirect('/inbox/'));
  app.get<{ Querystring: ListQuery }>('/inbox/', ({ query }, reply) =>
    sendPage(reply, listPage(inbox, receipts.counts(), query)),
  );
  servePlaces(app, world);
  app.get<Named>('/inbox/:id', ({ params: { id }, query }, reply) => {
    const mail = inbox.get(id);
    if (!mail) return sendPage(reply, missing(), 404);
    const words = said.get(id) ?? '';
    said.delete(id);
    return sendPage(reply, show(world, mail, query.pictures, words));
  });
  app.get<Named>('/inbox/:id/body.html', ({ params, query }, reply) => {
    const mail = inbox.get(params.id);
    return mail ? sendFrame(reply, inbox.whole(mail), query.pictures === '1') : sendPage(reply, missing(), 404);
  });
  app.post<Named>('/inbox/:id', async ({ params: { id }, body }, reply) => {
    const mail = inbox.get(id);
    if (!mail) return sendPage(reply, missing(), 404);
    said.set(id, await actAs(world, mail, { verb: body.verb ?? '', link: Number(body.link ?? 0) }));
    return reply.redirect(`/inbox/${id}`, 303);
  });
}
