import { APPS } from '@waypost/contract/networks';
import { expect, it } from 'vitest';
import { application, profile } from '../../testing/fixtures.ts';
import { beside, chosenOf, chosenParam, dayOf, lastOf, momentOf, placeOf, rangeOf } from '../../ui/calendar/range.ts';
import { freeOf, suggestionsOf } from './suggestions.ts';
import { opensOn, visibleApps } from './view.ts';

const TODAY = '2026-11-19';

it.each([
  ['2026-11-24', '2026-11-24'],
  // Of a moment it is Toronto's day.
  ['2026-11-24T03:30:00Z', '2026-11-23'],
  ['2026-11-24T00:30:00-05:00', '2026-11-24'],
  ...[
    'nonsense',
    '',
    '2026-13-45',
    '2026-02-31',
    '2026-02-31T12:00:00Z',
    '0001-01-01',
    '+275760-09-13',
    '1e99',
    undefined,
  ].map((text) => [text, TODAY]),
])('date=%s opens %s', (text, day) => {
  expect(dayOf(text, TODAY)).toBe(day);
});

it.each([
  ['an hour that a night skips, as the one after it', '2027-03-14T02:30:00-04:00', '2027-03-14T07:30:00Z'],
  ['an hour that a night has twice, as the first', '2027-11-07T01:30:00-04:00', '2027-11-07T05:30:00Z'],
  ['the noon after', '2027-11-07T12:00:00-05:00', '2027-11-07T17:00:00Z'],
])('takes %s', (_, place, moment) => {
  expect(momentOf(place)).toBe(moment);
});

it.each([
  ['in winter', '2027-01-05T17:00:00Z', '2027-01-05T12:00:00'],
  ['in summer', '2027-07-05T16:00:00Z', '2027-07-05T12:00:00'],
  ['in an hour that a night has twice, the second time', '2027-11-07T06:30:00Z', '2027-11-07T01:30:00'],
])('puts a moment %s where Toronto’s clock has it', (_, moment, place) => {
  expect(placeOf(moment)).toBe(place);
});

it('shows weeks from Monday, and steps over the end of a year', () => {
  const week = rangeOf('2026-12-31', 7);
  expect([week.first, lastOf(week)]).toEqual(['2026-12-28', '2027-01-03']);
  expect(rangeOf('2027-01-03', 7)).toEqual(week);
  expect(beside(week, 1).first).toBe('2027-01-04');
  expect(beside(rangeOf('2027-01-01', 1), -1)).toEqual({ first: '2026-12-31', days: 1 });
});

it('offers the networks of the profile, all at first, and remembers in the address which are off', () => {
  const own = profile();
  const off = application({ is_enabled: false });
  const visible = visibleApps({ applications: { ...own.applications, emarketing: off } });
  expect(visible).toEqual(APPS.filter((app) => app !== 'emarketing'));
  for (const chosen of [visible, visible.slice(1), []])
    expect(chosenOf(chosenParam(chosen, visible), visible)).toEqual(chosen);
  expect(chosenParam(visible, visible)).toBeUndefined();
  expect(chosenOf('myspace,facebook', visible)).toEqual(['facebook']);
});

it.each([
  ['2026-11-22T22:59:00Z', 7, '2026-11-22'],
  ['2026-11-22T23:00:00Z', 7, '2026-11-23'],
  ['2026-11-22T23:00:00Z', 1, '2026-11-22'],
  ['2026-11-21T23:30:00Z', 7, '2026-11-21'],
] as const)('asked for no day at %s, %d days begin with that of %s', (now, days, day) => {
  expect(opensOn(Date.parse(now), days)).toBe(day);
});

it('suggests nothing that has passed, also of networks that are not connected', () => {
  const { applications } = profile();
  const range = rangeOf(TODAY, 7);
  const all = suggestionsOf({ apps: ['facebook'], applications, range, settings: [] });
  const [past, ahead] = [all.slice(0, 4), all.slice(4)];
  expect(past).toHaveLength(4);
  expect(ahead).toHaveLength(1);
  expect(freeOf(all, [], Date.parse(`${TODAY}T20:00:00Z`))).toEqual(ahead);
});
