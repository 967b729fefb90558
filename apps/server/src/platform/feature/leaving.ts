import type { Sql } from '../db/database.ts';
import type { ProfileScope } from '../session/actor.ts';

/** What a room does when profiles are deleted, alone or with their account. */
export interface Leaving {
  /**
   * In the transaction of the deletion: what works by itself, or lets strangers in, ends. What is left can be restored for
   * thirty days.
   */
  end?(tx: Sql, scopes: readonly ProfileScope[]): Promise<void>;
  /**
   * When the thirty days are over, in one transaction for all rooms: takes away what a person wrote, showed or was called in
   * this profile. What others count on stays: ids, times, outcomes. Repeatable; answers false while something of it is still open, and
   * then it is asked again later. Loaded when it is asked for.
   */
  erase?(tx: Sql, profileId: number): Promise<unknown>;
  /** In the transaction in which an account is deleted: what hangs on the account itself and lets somebody in ends. */
  endAccount?(tx: Sql, userId: number): Promise<void>;
  /** The same as `erase` for what hangs on the account itself. */
  eraseAccount?(tx: Sql, userId: number): Promise<void>;
}
