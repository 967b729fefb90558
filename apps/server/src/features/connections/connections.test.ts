import { describe, expect, test } from 'vitest';
import { connectionState, daysLeft } from './connections.ts';

const NOW = new Date('2026-10-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const facts = (installed: boolean, connected: boolean, expiresAt: Date | null = inDays(50)) => ({
  installed,
  connected,
  expiresAt,
});

describe('the state of a connection', () => {
  test.each([
    ['not_set_up', false, facts(true, true)],
    ['not_connected', true, null],
    ['not_connected', true, facts(false, false)],
    ['disconnected', true, facts(true, false)],
    ['refresh_required', true, facts(true, true, inDays(7.9))],
    ['refresh_required', true, facts(true, true, inDays(-1))],
    ['connected', true, facts(true, true, inDays(8))],
    ['connected', true, facts(true, true, null)],
  ] as const)('%s', (state, setUp, given) => {
    expect(connectionState('facebook', setUp, given, NOW)).toBe(state);
  });

  test('LinkedIn warns at 21 days, the others at 7', () => {
    const at = (app: 'facebook' | 'linkedin') => connectionState(app, true, facts(true, true, inDays(21.5)), NOW);
    expect([at('linkedin'), at('facebook')]).toEqual(['refresh_required', 'connected']);
  });

  test('days are whole and rounded down', () => {
    expect([inDays(0.5), inDays(1), inDays(-0.1), null].map((end) => daysLeft(end, NOW))).toEqual([0, 1, -1, null]);
  });
});
