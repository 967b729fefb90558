import type { PlanDeps } from '../plans/index.ts';
import type { ProfileDeps } from '../profiles/index.ts';

/** A session says what its profile looks like, and staff change plans. */
export type AccountDeps = ProfileDeps & PlanDeps;
