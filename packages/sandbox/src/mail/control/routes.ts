import type { FastifyInstance } from 'fastify';
import { WORDS } from '../behaviour/conventions.ts';
import type { MailFaultScript } from '../behaviour/faults.ts';
import type { BehaviourScript } from '../behaviour/rules.ts';
import type { Door } from '../context.ts';
import type { MailQuery } from '../inbox/inbox.ts';
import type { RecipientAct } from '../people/act.ts';
import type { PeopleSettings } from '../people/crowd.ts';
import type { MailSettings } from '../settings.ts';
import type { MailControl } from './control.ts';
import { serveDnsControl } from './dns-routes.ts';

type Named = { Params: { id: string } };
type Search = { Querystring: { to?: string; q?: string; bulk?: string; limit?: string; skip?: string } };

function queryOf({ to, q, bulk, limit, skip }: Search['Querystring']): MailQuery {
  return {
    ...(to !== undefined && { to }),
    ...(q !== undefined && { q }),
    ...(bulk !== undefined && { bulk: bulk === '1' || bulk === 'true' }),
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(skip !== undefined && { skip: Number(skip) }),
  };
}

export function serveMailControl(app: FastifyInstance, { inbox, faults }: Door, mail: MailControl): void {
  app.get<Search>('/mails', ({ query }) => inbox.find(queryOf(query)).map((one) => inbox.whole(one)));
  app.get('/mail-faults', () => faults.list());
  app.post('/mail-faults', (request) => faults.add(request.body as MailFaultScript));

  app.get('/mail/settings', () => mail.settings);
  app.post('/mail/settings', (request) => mail.set(request.body as Partial<MailSettings>));
  app.get('/mail/words', () => Object.fromEntries(Object.entries(WORDS).map(([word, { says }]) => [word, says])));
  app.get('/mail/behaviours', () => mail.behaviours());
  app.post('/mail/behaviours', (request) => mail.behave(request.body as BehaviourScript));
  app.delete('/mail/behaviours', () => ({ success: mail.stopBehaving() }));
  app.delete<Named>('/mail/behaviours/:id', ({ params }) => ({ success: mail.stopBehaving(params.id) }));
  app.get<Search>('/mail/kept', ({ query }) => mail.find(queryOf(query)));
  app.get<Named>('/mail/kept/:id', ({ params }) => mail.read(params.id));
  app.get<Named>('/mail/kept/:id/raw', ({ params }, reply) => reply.type('message/rfc822').send(mail.raw(params.id)));
  app.get<{ Querystring: { since?: string } }>('/mail/receipts', ({ query }) =>
    mail.receipts(Number(query.since ?? 0)),
  );
  app.get('/mail/counts', () => mail.counts());
  app.get<Named>('/mail/kept/:id/proof', ({ params }) => mail.proof(params.id));
  app.get('/mail/letters', () => mail.letters());
  app.post('/mail/letters', (request) => {
    const { from = '', to = '', raw = '' } = request.body as { from?: string; to?: string; raw?: string };
    return mail.bring({
      kind: 'bounce',
      mail: '',
      helo: 'mx.inbox.example',
      from,
      to,
      bytes: Buffer.from(raw, 'utf8'),
    });
  });
  app.get<{ Querystring: { mail?: string } }>('/mail/visits', ({ query }) => mail.visits(query.mail));
  app.get('/mail/people', () => ({ ...mail.people, waiting: mail.waiting }));
  app.post('/mail/people', (request) => mail.setPeople(request.body as Partial<PeopleSettings>));
  app.post('/mail/settle', async (request) => ({
    done: await mail.settle((request.body as { until?: number }).until),
  }));
  app.post<Named>('/mail/kept/:id/act', async ({ params, body }) => ({
    said: await mail.act(params.id, body as RecipientAct),
  }));
  serveDnsControl(app, mail.dns);
}
