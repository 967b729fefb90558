import type { UserChanges } from '@waypost/contract/accounts';
import type { PlanSource } from '@waypost/contract/plans';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { asksFromHere } from '../../platform/http/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { UserRow } from './store.ts';

/** Staff never act as staff: borrowed rights would hide whose they are. */
export const isAgencyUser = (user: Pick<UserRow, 'is_staff' | 'is_superuser'>): boolean =>
  !user.is_staff && !user.is_superuser;

/**
 * Superusers change everybody. Whoever manages users changes plan and flags of agency users: a role or a permission would
 * let them make more of themselves.
 */
export const mayChangeUser = (
  actor: Actor,
  user: Pick<UserRow, 'is_staff' | 'is_superuser'>,
  { is_staff, is_superuser, permissions }: UserChanges,
): boolean =>
  actor.isSuperuser ||
  (actor.permissions.has('accounts.manage_users') &&
    isAgencyUser(user) &&
    is_staff === undefined &&
    is_superuser === undefined &&
    permissions === undefined);

/** How the history of somebody's plans names who changed it; null is a command at the machine. */
export const planSource = (actor: Actor | null): PlanSource =>
  actor === null ? 'cli' : actor.isSuperuser ? 'superuser' : 'staff';

/** Whether the demo accounts open without a password: in sandbox mode, for somebody at this very computer. */
export const demoAllowed =
  (config: Config) =>
  (request: FastifyRequest): boolean =>
    config.mode === 'sandbox' && asksFromHere(request);
