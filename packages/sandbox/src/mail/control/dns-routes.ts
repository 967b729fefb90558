import type { FastifyInstance } from 'fastify';
import type { Missing, SendingDomain } from '../dns/publish.ts';
import type { MishapScript } from '../dns/zones.ts';
import type { DnsControl } from './dns-control.ts';

type Given = { name: string; type: string; values: string[]; ttl?: number };

export function serveDnsControl(app: FastifyInstance, dns: DnsControl): void {
  app.get('/mail/dns/records', () => dns.records());
  app.post('/mail/dns/records', (request) => {
    const { name, type, values, ttl } = request.body as Given;
    return dns.set(name, type, values, ttl);
  });
  app.delete<{ Querystring: { name: string; type?: string } }>('/mail/dns/records', ({ query }) => ({
    removed: dns.remove(query.name, query.type),
  }));
  app.post('/mail/dns/publish', (request) => {
    const { without, ...sending } = request.body as SendingDomain & { without?: Missing[] };
    dns.publish(sending, without);
    return dns.records();
  });
  app.post('/mail/dns/mishaps', (request) => {
    dns.fail(request.body as MishapScript);
    return { success: true };
  });
  app.delete<{ Querystring: { name?: string } }>('/mail/dns/mishaps', ({ query }) => {
    dns.mend(query.name);
    return { success: true };
  });
  app.get('/mail/dns/asked', () => dns.asked());
}
