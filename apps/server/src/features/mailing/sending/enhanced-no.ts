import type { About, DeliveryReason } from './reasons.ts';

interface Meaning {
  readonly reason: DeliveryReason;
  readonly about: About;
}

const address = (reason: DeliveryReason): Meaning => ({ reason, about: 'address' });
const nobody = (reason: DeliveryReason): Meaning => ({ reason, about: 'nobody' });
const OTHER: Meaning = { reason: 'refused', about: 'mailbox' };

/** By subject and detail of an enhanced code (RFC 3463, section 3; email.md, sections 4 and 5); a detail that is not named here is `rest`. */
const FINAL: Readonly<Record<number, Readonly<Record<number | 'rest', Meaning>>>> = {
  1: {
    ...{ 1: address('no_mailbox'), 6: address('no_mailbox'), 3: address('bad_address') },
    ...{ 2: address('no_domain'), 10: address('no_domain'), rest: { reason: 'refused', about: 'refusal' } },
  },
  2: {
    ...{ 1: address('mailbox_disabled'), 2: { reason: 'mailbox_full', about: 'mailbox' }, 3: nobody('too_big') },
    rest: OTHER,
  },
  3: { 4: nobody('too_big'), rest: OTHER },
  4: { 4: address('no_domain'), rest: OTHER },
  6: { rest: nobody('content') },
  7: { rest: nobody('policy') },
};

/** What a final no means, whether a server says it at once or a report does later; null where its code names nothing. */
export function meaningOf(subject: number, detail: number): Meaning | null {
  const of = FINAL[subject];
  return of === undefined ? null : (of[detail] ?? of.rest);
}
