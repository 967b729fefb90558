import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { ConnectionState } from '@waypost/contract/profiles';
import { DAY_MS } from '@waypost/contract/wire';

export interface ConnectionFacts {
  readonly installed: boolean;
  readonly connected: boolean;
  readonly expiresAt: Date | null;
}

/** Whole days, rounded down; 0 or less is expired (CONN-026, CONN-029). Null: the consent has no end. */
export function daysLeft(expiresAt: Date | null, now: Date): number | null {
  return expiresAt === null ? null : Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS);
}

/** Refresh in time: threshold per app (CONN-026, CONN-027). */
export function nearExpiry(app: SocialApp, expiresAt: Date | null, now: Date): boolean {
  const days = daysLeft(expiresAt, now);
  return days !== null && days <= CHANNELS[app].expiryWarningDays;
}

/** The first that fits (CONN-003). */
export function connectionState(
  app: SocialApp,
  setUp: boolean,
  facts: ConnectionFacts | null,
  now: Date,
): ConnectionState {
  if (!setUp) return 'not_set_up';
  if (facts === null || !facts.installed) return 'not_connected';
  if (!facts.connected) return 'disconnected';
  return nearExpiry(app, facts.expiresAt, now) ? 'refresh_required' : 'connected';
}
