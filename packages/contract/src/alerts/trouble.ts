import { CHANNELS, type SocialApp } from '../networks/networks.ts';
import type { Application } from '../profiles/schemas.ts';

type Trouble = { readonly kind: 'broken' } | { readonly kind: 'expiring'; readonly days: number };

/** What a connection needs its owner's hand for. What asks to be refreshed still publishes until its last day. */
export function connectionTrouble(app: SocialApp, { installed, state, data }: Application): Trouble | null {
  const days = data?.days_left ?? null;
  if (!installed) return null;
  if (state === 'disconnected' || (state === 'refresh_required' && days !== null && days <= 0))
    return { kind: 'broken' };
  return days !== null && days <= CHANNELS[app].expiryWarningDays ? { kind: 'expiring', days } : null;
}
