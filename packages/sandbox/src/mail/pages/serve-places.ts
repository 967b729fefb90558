import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../pages/html.ts';
import type { Mail } from '../context.ts';
import { namesPage, peoplePage, waysPage } from './places-pages.ts';

type Form = { Body: Record<string, string | undefined> };

const TWO_DAYS_MS = 48 * 3_600_000;

/** How recipients behave, what names there are, who reads: looked at and changed by hand. */
export function servePlaces(app: FastifyInstance, { behaviours, zones, dns, crowd, later, clock }: Mail): void {
  app.get('/inbox/ways/', (_, reply) => sendPage(reply, waysPage(behaviours.list())));

  const names = (failed = '') => namesPage(zones.list(), dns.address, failed);
  app.get('/inbox/names/', (_, reply) => sendPage(reply, names()));
  app.post<Form>('/inbox/names/', ({ body: { verb, name = '', type = '', value = '' } }, reply) => {
    try {
      if (verb === 'remove') zones.remove(name, type, value);
      else zones.add(name, type, value);
      return reply.redirect('/inbox/names/', 303);
    } catch (error) {
      return sendPage(reply, names(error instanceof Error ? error.message : 'It cannot be kept.'), 400);
    }
  });

  const people = (done = '') => peoplePage(crowd.settings, later.size, done);
  app.get('/inbox/people/', (_, reply) => sendPage(reply, people()));
  app.post<Form>('/inbox/people/', async ({ body: { verb, ...rates } }, reply) => {
    if (verb === 'hurry')
      return sendPage(reply, people(`${await later.settle(clock.now() + TWO_DAYS_MS)} things happened.`));
    if (verb === 'on')
      for (const [name, text] of Object.entries(rates)) {
        const share = Number(text) / 100;
        if (share >= 0 && share <= 1) crowd.set({ [name]: share });
      }
    crowd.set({ on: verb === 'on' });
    return reply.redirect('/inbox/people/', 303);
  });
}
