import { expect, it } from 'vitest';
import { campaign, progress } from '../../testing/campaigns.ts';
import { isBusy } from './api.ts';

it('looks often at what is sent, about to begin, or follows what was said, and rests otherwise', () => {
  const now = Date.parse('2026-11-23T15:00:00Z');
  const later = { state: 'published', fire_at: '2026-11-25T15:00:00Z' } as const;
  const of = (stands: Parameters<typeof progress>[0], more: Parameters<typeof campaign>[0] = {}) =>
    isBusy(campaign({ ...later, progress: progress({ pending: 0, ...stands }), ...more }), now);
  expect(of({ pending: 3 })).toBe(false);
  expect(of({ pending: 3 }, { fire_at: '2026-11-23T15:01:00Z' })).toBe(true);
  expect(of({ sending: 1, done: 2 })).toBe(true);
  expect(of({ paused: 3 }, { paused: true })).toBe(false);
  expect(of({ paused: 3 })).toBe(true);
  expect(of({ done: 3 })).toBe(false);
});
