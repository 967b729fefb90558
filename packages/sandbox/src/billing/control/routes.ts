import type { FastifyInstance } from 'fastify';
import type { BillingSettings } from '../settings.ts';
import type { BillingControl } from './control.ts';

type Body = { account: string; plan?: string; card?: 'good' | 'failing' | 'none'; id?: string };

export function serveBillingControl(app: FastifyInstance, billing: BillingControl): void {
  const body = (request: { body: unknown }) => request.body as Body;
  app.get('/billing/settings', () => billing.settings);
  app.post('/billing/settings', (request) => billing.set(request.body as Partial<BillingSettings>));
  app.get('/billing/accounts', () => billing.accounts());
  app.get<{ Params: { uid: string } }>('/billing/accounts/:uid', ({ params }) => billing.account(params.uid));
  app.post('/billing/card', (request) => billing.setCard(body(request).account, body(request).card ?? 'good'));
  app.post('/billing/plan', (request) => billing.choosePlan(body(request).account, body(request).plan ?? ''));
  app.post('/billing/cancel', (request) => billing.cancel(body(request).account));
  app.post('/billing/expire', (request) => billing.expire(body(request).account));
  app.post('/billing/refund', (request) => billing.refund(body(request).account));
  app.get('/billing/notices', () => billing.deliveries());
  app.post('/billing/notices', async (request) => ({ answer: await billing.sendNotice(body(request).id ?? '') }));
}
