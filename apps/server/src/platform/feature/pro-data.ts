import type { ProThing } from '@waypost/contract/plans';
import type { Reads, Sql } from '../db/database.ts';
import type { Actor } from '../session/actor.ts';

/** Whose things they are, and who is named in the audit log; null for the payment provider, or a command at the machine. */
export interface Losing {
  readonly userId: number;
  readonly actor: Pick<Actor, 'userId' | 'impersonatorId'> | null;
}

/**
 * What becomes of something that PRO brings when its person loses that plan, in all her profiles. `plans` asks each in a transaction
 * of its own in which the account is held, and writes it down in there: each runs once, or again from its beginning.
 */
export interface ProData {
  readonly thing: ProThing;
  /** What is counted is still there afterwards: asked again, it is no further one. */
  readonly stays?: boolean;
  /** How many there are that would go now. */
  count(db: Reads, userId: number): Promise<number>;
  /** Ends it, or puts it away; answers how many. Nothing is left to do where it runs again. */
  takeAway(tx: Sql, of: Losing): Promise<number>;
  /** The plan is back within the time: what was put away is where it was, unless its person has made it anew. Answers how many. */
  giveBack?(tx: Sql, userId: number): Promise<number>;
  /** The time is over: what was put away is gone for good. */
  erase?(tx: Sql, userId: number): Promise<unknown>;
}

/** Loaded by who loses PRO first, and by who asks what that would be: no start waits for it. */
export const lateProData = (
  thing: ProThing,
  load: () => Promise<ProData>,
  { stays = false }: Pick<ProData, 'stays'> = {},
): ProData => ({
  ...{ thing, stays },
  count: async (db, userId) => (await load()).count(db, userId),
  takeAway: async (tx, of) => (await load()).takeAway(tx, of),
  giveBack: async (tx, userId) => (await load()).giveBack?.(tx, userId) ?? 0,
  erase: async (tx, userId) => (await load()).erase?.(tx, userId),
});
