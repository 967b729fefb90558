import { expect, test } from 'vitest';
import { isNewsletterAhead } from '../calendar/rules.ts';
import { readByNobody } from './placeholders.ts';
import { newsletterActions } from './rules.ts';

const now = new Date('2031-05-01T12:00:00Z');
const ahead = {
  ...({ status: 'pending', deleted: false, edit_by: null, fire_at: '2031-05-07T13:00:00Z' } as const),
  ...{ restorable: false, stats: null, held: null, editable: true, read_only: false },
  paused_for_all: false,
};

test('an advisor may do what the state of a copy allows', () => {
  expect(newsletterActions(ahead, now)).toEqual(['edit', 'delete', 'send_test', 'pause']);
  expect(newsletterActions({ ...ahead, deleted: true, restorable: true }, now)).toEqual(['restore']);
  // What staff have paused for everybody an advisor can stop, and not let go on.
  const paused = { ...ahead, status: 'published', stats: { state: 'paused' } } as const;
  expect(newsletterActions(paused, now)).toEqual(['send_test', 'resume', 'cancel']);
  expect(newsletterActions({ ...paused, paused_for_all: true }, now)).toEqual(['send_test', 'cancel']);
  expect(newsletterActions({ ...ahead, status: 'published', stats: { state: 'sending' } }, now)).toEqual([
    'send_test',
    'pause',
    'cancel',
  ]);
  expect(isNewsletterAhead(ahead, now.getTime())).toBe(true);
});

test('whoever may only look is offered nothing, in no state', () => {
  const seen = { ...ahead, read_only: true };
  expect(isNewsletterAhead(seen, now.getTime())).toBe(false);
  for (const of of [
    seen,
    { ...seen, deleted: true, restorable: true },
    { ...seen, held: { reason: 'late' } },
    { ...seen, stats: { state: 'sending' } },
    { ...seen, stats: { state: 'paused' } },
  ])
    expect(newsletterActions(of, now)).toEqual([]);
});

test('a line without anybody’s names has no braces', () => {
  expect(readByNobody('{{contact.first_name|Hello}}, maples in {{agency.name}}')).toBe('Hello, maples in …');
});
