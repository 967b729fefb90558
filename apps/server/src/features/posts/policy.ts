import type { Actor } from '../../platform/session/actor.ts';

/** Staff may look at every post; they change one only by impersonating its owner, which is audited. */
export const maySeeAll = (actor: Actor): boolean => actor.isStaff || actor.isSuperuser;

/** STATS-011. */
export const mayRefreshStats = (actor: Actor): boolean =>
  actor.isSuperuser || actor.impersonatorId !== null || actor.permissions.has('fbreport.view_fbpost');
