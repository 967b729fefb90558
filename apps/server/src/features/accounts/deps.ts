import type { Sql } from '../../platform/db/database.ts';
import type { PlanDeps } from '../plans/index.ts';
import type { ProfileDeps } from '../profiles/index.ts';

/** A session says what its profile looks like, and staff change plans. */
export interface AccountDeps extends ProfileDeps, PlanDeps {
  /** In the transaction of a sign-in: what is to be looked at meanwhile. */
  readonly signedIn: (tx: Sql, userId: number) => Promise<void>;
  /** In the transaction in which an address of mail is confirmed: who else has to know it. */
  readonly addressConfirmed: (tx: Sql, userId: number) => Promise<void>;
}
