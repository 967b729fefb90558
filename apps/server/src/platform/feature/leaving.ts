import type { Sql } from '../db/database.ts';
import type { ProfileScope } from '../session/actor.ts';

/** What a room does when profiles are deleted, alone or with their account. */
export interface Leaving {
  /**
   * In the transaction of the deletion: what works by itself, or lets strangers in, ends. What is left can be restored for
   * thirty days.
   */
  end?(tx: Sql, scopes: readonly ProfileScope[]): Promise<void>;
}
