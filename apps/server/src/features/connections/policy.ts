import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import { type AppError, forbidden } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Connecting needs a completed profile, and a plan that has the app (CONN-020, CONN-035). Null: go on. */
export function mayConnect(actor: Actor, app: SocialApp, profile: { completed: boolean }): AppError | null {
  if (CHANNELS[app].proOnly && !hasPro(actor.plan, actor.isSuperuser))
    return forbidden('errors.upgrade_required', 'upgrade_required');
  return profile.completed ? null : forbidden('connections.errors.profile_incomplete');
}
