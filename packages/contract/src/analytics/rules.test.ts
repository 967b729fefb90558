import { expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { analysedMetrics, analysedTypes, analysedView, firstWords, limitsBefore } from './rules.ts';

it('asks each network about the types that it offers, and leaves out what belongs to the page', () => {
  expect(analysedTypes('facebook')).toEqual(['post', 'reel', 'video']);
  expect(analysedTypes('linkedin')).toEqual(['post']);
  expect(analysedMetrics('facebook', 'post').map(({ key }) => key)).not.toContain('followers');
});

it('reads an address, and passes over what makes no sense', () => {
  expect(analysedView('facebook', { type: 'reel', period: '7', list: 'all', metric: 'reel_reactions' })).toMatchObject({
    type: 'reel',
    period: 7,
    list: 'all',
    metric: { key: 'reel_reactions' },
  });
  expect(analysedView('linkedin', { type: 'feedpost', period: '1e9', list: 'x', metric: 'reel_views' })).toMatchObject({
    type: 'post',
    period: 28,
    list: 'top',
    metric: { key: 'post_impressions' },
  });
});

it('compares with a time before that is as long and does not overlap', () => {
  expect(limitsBefore(7, '2026-11-22', '2026-11-22T15:00:00.000Z')).toEqual({
    fire_at_from: '2026-11-07',
    fire_at_to: '2026-11-14T15:00:00.000Z',
  });
  // A night of 25 hours lies between, then one of 23: it stays ten in the morning in Toronto.
  expect(limitsBefore(7, '2026-11-05', '2026-11-05T15:00:00.000Z')?.fire_at_to).toBe('2026-10-28T14:00:00.000Z');
  expect(limitsBefore(28, '2026-03-20', '2026-03-20T14:00:00.000Z')?.fire_at_to).toBe('2026-02-19T15:00:00.000Z');
  expect(limitsBefore('all', '2026-11-22', '2026-11-22T15:00:00.000Z')).toBeNull();
});

it('tells a change absolutely and in percent; no base, no percent', () => {
  expect(changeOf(150, 100)).toEqual({ by: 50, percent: 50 });
  expect(changeOf(5, 0)).toEqual({ by: 5, percent: null });
  expect(changeOf(5, null)).toBeNull();
  expect(changeOf(null, 5)).toBeNull();
});

it('shows ten words of a message', () => {
  expect(firstWords('one two three four five six seven eight nine ten')).toBe(
    'one two three four five six seven eight nine ten',
  );
  expect(firstWords(' one two  three four\nfive six seven eight nine ten eleven')).toBe(
    'one two three four five six seven eight nine ten…',
  );
});
