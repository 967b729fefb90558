import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Application } from '@waypost/contract/profiles';

export type CardState = 'connected' | 'notConnected' | 'disconnected' | 'refreshRequired';
export type ConnectionAction = 'connect' | 'choose' | 'changePage' | 'refresh' | 'upgrade' | 'remove';
export type CardNotice =
  | 'notSetUp'
  | 'needsPro'
  | 'choosePage'
  | 'refreshNeeded'
  | 'nearExpiry'
  | 'broken'
  | 'pausedText';

export interface ConnectionView {
  readonly state: CardState;
  readonly notice: CardNotice | null;
  /** The first one is the step that the card asks for. */
  readonly actions: readonly ConnectionAction[];
}

const STATES: Readonly<Record<Application['state'], CardState>> = {
  connected: 'connected',
  disconnected: 'disconnected',
  not_connected: 'notConnected',
  refresh_required: 'refreshRequired',
  // A card says 'Not Connected' and a line below it says why (CONN-002).
  not_set_up: 'notConnected',
};

/** What a card shows and offers (CONN-003, 017 to 027). */
export function connectionView(app: SocialApp, application: Application, pro: boolean): ConnectionView {
  const { installed, connected, paused, data } = application;
  const state = STATES[application.state];
  const removal: ConnectionAction[] = installed ? ['remove'] : [];
  if (application.state === 'not_set_up') return { state, notice: 'notSetUp', actions: removal };
  // Upgrade replaces Connect only: what was installed before the plan lapsed can still be removed (CONN-020).
  if (CHANNELS[app].proOnly && !pro) return { state, notice: 'needsPro', actions: ['upgrade', ...removal] };
  // The selector does not open by itself for every app (CONN-033), and may have been closed.
  if (!installed && application.consented) return { state, notice: 'choosePage', actions: ['choose', 'connect'] };
  if (!installed) return { state, notice: null, actions: ['connect'] };
  if (!connected) return { state, notice: 'broken', actions: ['refresh', ...removal] };
  if (!data?.page_id) return { state, notice: 'choosePage', actions: ['choose', ...removal] };
  if (application.state === 'refresh_required') {
    const left = data.days_left ?? 0;
    return { state, notice: left > 0 ? 'nearExpiry' : 'refreshNeeded', actions: ['refresh', 'changePage', ...removal] };
  }
  return { state, notice: paused ? 'pausedText' : null, actions: ['changePage', ...removal] };
}
