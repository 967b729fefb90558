import { METRIC_KEYS } from '@waypost/contract/stats';
import { messagesOf } from '@waypost/i18n';
import { describe, expect, it } from 'vitest';
import { figuresOf, formatDuration, primaryFigure } from './figures.ts';

const stats = { fetched_at: '2026-11-20T15:00:00Z', post_views: 1_240, post_reach: null, post_clicks: 31 };

describe('figures', () => {
  it('have a label and a description each', () => {
    const { label, about } = messagesOf('en').stats;
    for (const words of [label, about]) expect(Object.keys(words).sort()).toEqual([...METRIC_KEYS].sort());
  });

  it('come in the order of the contract, with gaps where the network gave none', () => {
    expect(figuresOf({ provider: 'fbpage', type: 'image', stats }).map(({ key, value }) => [key, value])).toEqual([
      ['post_views', 1_240],
      ['post_reach', null],
      ['post_reactions', null],
      ['post_clicks', 31],
      ['followers', null],
    ]);
    expect(figuresOf({ provider: 'fbpage', type: 'post', stats: null })).toEqual([]);
  });

  it('rank by the primary metric, adding up where there are two', () => {
    expect(primaryFigure({ provider: 'fbpage', type: 'post', stats })?.value).toBe(1_240);
    const feed = { fetched_at: stats.fetched_at, post_likes: 4, post_comments: 2 };
    expect(primaryFigure({ provider: 'linkedin', type: 'feedpost', stats: feed })?.value).toBe(6);
    expect(primaryFigure({ provider: 'fbpage', type: 'post', stats: null })).toBeNull();
  });

  it('show watch times as hours, minutes and seconds', () => {
    expect(formatDuration(3_723_000)).toBe('1h 2m 3s');
    expect(formatDuration(62_400)).toBe('1m 2s');
    expect(formatDuration(900)).toBe('1s');
  });
});
