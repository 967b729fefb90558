import type { Actor } from '../../platform/session/actor.ts';
import { meets } from '../accounts/index.ts';

/** Staff may look at every post; they change one only by impersonating its owner, which is audited. */
export const maySeeAll = (actor: Actor): boolean => actor.isStaff || actor.isSuperuser;

/** What the composer makes and rewrites, as its calls say themselves (GEN-022). */
export const mayCompose = (actor: Actor): boolean => meets(actor, 'pro');

/** STATS-011. */
export const mayRefreshStats = (actor: Actor): boolean => meets(actor, 'fbreport.view_fbpost');
