import type { FastifyInstance } from 'fastify';
import type { MailFault, MailFaultScript } from './faults.ts';
import type { StoredMail } from './inbox.ts';

type Controls = {
  mails: (to?: string) => StoredMail[];
  addMailFault: (script: MailFaultScript) => MailFault;
  mailFaults: () => MailFault[];
};

export function serveMailControl(app: FastifyInstance, controls: Controls): void {
  app.get<{ Querystring: { to?: string } }>('/mails', (request) => controls.mails(request.query.to));
  app.get('/mail-faults', () => controls.mailFaults());
  app.post('/mail-faults', (request) => controls.addMailFault(request.body as MailFaultScript));
}
