import { expect, it } from 'vitest';
import { nextRefresh } from './refresh.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

it('reads often while something is being published', () => {
  expect(nextRefresh([{ label: 'publishing', fire_at: at(-5) }], NOW)).toBe(5_000);
});

it('reads often until the first comment is settled', () => {
  const comment = { text: 'Book here', state: 'waiting' as const, reason: null };
  expect(nextRefresh([{ label: 'posted', fire_at: at(-5), first_comment: comment }], NOW)).toBe(5_000);
});

it('reads often while a video is being prepared', () => {
  const media = [{ state: 'waiting' as const }];
  expect(nextRefresh([{ label: 'scheduled_for', fire_at: at(86_400), media }], NOW)).toBe(5_000);
});

it('waits for the next due time, and not for days', () => {
  expect(nextRefresh([{ label: 'scheduled_for', fire_at: at(60) }], NOW)).toBe(61_500);
  expect(nextRefresh([{ label: 'scheduled_for', fire_at: at(86_400) }], NOW)).toBe(false);
  expect(nextRefresh([{ label: 'posted', fire_at: at(-60) }], NOW)).toBe(false);
  expect(nextRefresh([], NOW)).toBe(false);
});
