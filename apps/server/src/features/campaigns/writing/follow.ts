import type { Sql } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';

export interface Following {
  readonly posting: number;
  readonly what: 'edit' | 'reschedule' | 'delete' | 'undo';
  readonly removeFromNetworks?: boolean;
}

/** Lets the copies that advisors have do what was done to their post, in the transaction that did it. */
export async function follow(_tx: Sql, _actor: Actor, _of: Following): Promise<void> {
  throw conflict('campaigns.errors.published');
}
