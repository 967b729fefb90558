import { listQuery, viewOf } from '@waypost/contract/posts';
import { describe, expect, it } from 'vitest';
import { isFiltered, toPeriod, toTab, toWeek } from './list-view.ts';
import { weeksToChoose } from './weeks.ts';

const whose = { profile: 3, page: { app: 'facebook' as const, pageId: '101' } };
const page = { pgid: '101', profile: 3, provider: 'fbpage' };
const clock = { today: '2026-11-20', now: '2026-11-20T15:00:00Z' };

describe('the address of a list', () => {
  it('is the upcoming tab with all dates when it says nothing', () => {
    expect(viewOf({})).toEqual({ tab: 'upcoming', period: 'all', week: null, ids: [] });
  });

  it('reads tab, period, week and ids, and ignores what makes no sense', () => {
    expect(viewOf({ tab: 'published', period: '14' })).toMatchObject({ tab: 'published', period: 14 });
    expect(viewOf({ tab: 'nonsense', period: '9', week: 'x', ids: '5,abc,-1,7' })).toEqual({
      tab: 'upcoming',
      period: 'all',
      week: null,
      ids: [5, 7],
    });
    expect(viewOf({ tab: 'deleted', period: '7', week: '2026-11-16' })).toMatchObject({ period: 'all', week: null });
    // No Monday, no week; and a week leaves no period beside it.
    expect(viewOf({ week: '2026-11-18', period: '7' })).toMatchObject({ period: 7, week: null });
    expect(viewOf({ week: '2026-11-16', period: '7' })).toMatchObject({ period: 'all', week: '2026-11-16' });
  });

  it('clears the filters with the tab, and lets period and week exclude each other', () => {
    expect(toTab('published')).toEqual({
      tab: 'published',
      period: undefined,
      week: undefined,
      ids: undefined,
      date: undefined,
    });
    expect(toPeriod(7)).toEqual({ period: '7', week: undefined });
    expect(toPeriod('all')).toEqual({ period: undefined, week: undefined });
    expect(toWeek('2026-11-16')).toEqual({ week: '2026-11-16', period: undefined });
    expect(isFiltered(viewOf({ week: '2026-11-16' }))).toBe(true);
    expect(isFiltered(viewOf({}))).toBe(false);
  });
});

describe('the call of a tab', () => {
  it('asks for everything that is not on the network yet', () => {
    expect(listQuery(viewOf({}), whose, clock)).toEqual({
      ...page,
      page_size: 20,
      status: [0, 20, 100, 110, 120],
      deleted: false,
      ordering: 'fire_at',
    });
  });

  it('looks ahead without a start, so that overdue posts stay in sight', () => {
    const query = listQuery(viewOf({ period: '7' }), whose, clock);
    expect(query).toMatchObject({ fire_at_to: '2026-11-27' });
    expect(query).not.toHaveProperty('fire_at_from');
  });

  it('looks back from midnight of the first day until now', () => {
    expect(listQuery(viewOf({ tab: 'published', period: '14' }), whose, clock)).toMatchObject({
      status: [10],
      ordering: '-fire_at',
      fire_at_from: '2026-11-06',
      fire_at_to: '2026-11-20T15:00:00Z',
    });
    expect(listQuery(viewOf({ tab: 'top', period: '7' }), whose, clock)).toMatchObject({ top: true, status: [10] });
  });

  it('sends no limits for all dates and for deleted posts', () => {
    expect(listQuery(viewOf({ tab: 'deleted' }), whose, clock)).toEqual({
      ...page,
      page_size: 20,
      deleted: true,
      ordering: '-fire_at',
    });
  });

  it('turns a week into the days from Monday to Sunday', () => {
    expect(listQuery(viewOf({ week: '2026-11-16' }), whose, clock)).toMatchObject({
      created_from: '2026-11-16',
      created_to: '2026-11-22',
    });
  });
});

it('offers eight ISO weeks, over the turn of a year too', () => {
  expect(weeksToChoose('2026-11-20')).toHaveLength(8);
  expect(weeksToChoose('2026-11-20')[0]).toEqual({ number: 47, monday: '2026-11-16', sunday: '2026-11-22' });
  expect(weeksToChoose('2027-01-03')[0]).toEqual({ number: 53, monday: '2026-12-28', sunday: '2027-01-03' });
  expect(weeksToChoose('2027-01-04')[1]).toEqual({ number: 53, monday: '2026-12-28', sunday: '2027-01-03' });
  // An older one that an address was kept with can be seen, and left.
  expect(weeksToChoose('2026-11-20', '2026-11-09')).toHaveLength(8);
  expect(weeksToChoose('2026-11-20', '2026-06-01').at(-1)).toMatchObject({
    monday: '2026-06-01',
    sunday: '2026-06-07',
  });
});
