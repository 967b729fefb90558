import type { listContacts as call } from '@waypost/contract/contacts';
import type { AnswerOf } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import { linkTo, wireTime } from '../../../platform/http/index.ts';
import { presentContact } from '../present.ts';
import type { listContacts } from './list-contacts.ts';

type Page = Awaited<ReturnType<typeof listContacts>>;

/** The only list whose `results` is an object: the totals of the whole list stand beside its rows. */
export function presentPage(request: FastifyRequest, page: Page): AnswerOf<typeof call> {
  const { totals, rows, count, capped } = page;
  return {
    count,
    count_capped: capped,
    next: page.next && linkTo(request, page.next),
    previous: page.previous && linkTo(request, page.previous),
    results: {
      audience: totals.audience,
      optouts: totals.optouts,
      undeliverables: totals.undeliverables,
      last_export_date: totals.ready_at && wireTime(totals.ready_at),
      data: rows.map(presentContact),
    },
  };
}
