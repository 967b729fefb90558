import type { OptoutStatus, SUPPRESSION_SCOPES, SuppressionReason } from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import { any, appNow, query, sql } from '../../../platform/db/query.ts';

/** Where a suppression may hold for a recipient: in the list, in the profile, everywhere. */
export interface Place {
  readonly listId: number;
  readonly profileId: number;
}

/**
 * For statements in SQL: whether a recipient is suppressed, by the expressions of the hash of her address, of the list and of the
 * profile. The freezing of a run and the mark of `sending` ask it in their own statement.
 */
export const suppressedSql = (keyHash: string, listId: string, profileId: string): string => `EXISTS (
  SELECT FROM suppressions sup WHERE sup.key_hash = ${keyHash} AND (sup.scope = 'platform'
    OR (sup.scope = 'list' AND sup.owner_id = ${listId}) OR (sup.scope = 'profile' AND sup.owner_id = ${profileId})))`;

/**
 * For statements in SQL: whether a contact may be sent something of a run, by their aliases; the run has `list_id` and `profile_id`.
 * Asked in the statement that begins a delivery; who is no contact any more gets nothing. The freezing asks the two parts apart, for the
 * report says of whom it was a suppression.
 */
export const mayReceive = (contact: string, run: string): string =>
  `(${contact}.optout_status = 'F' AND NOT ${suppressedSql(`${contact}.key_hash`, `${run}.list_id`, `${run}.profile_id`)})`;

const of = ({ listId, profileId }: Place) =>
  query
    .selectFrom('suppressions')
    .where(
      sql<boolean>`(scope = 'platform' OR (scope = 'list' AND owner_id = ${listId}) OR (scope = 'profile' AND owner_id = ${profileId}))`,
    );

/** Those of these addresses that are suppressed in a place, by the hexadecimal of their hash; the gravest reason counts. */
export async function suppressedAmong(
  db: Sql,
  place: Place,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const rows = await db.rows(of(place).select(['key_hash', 'reason']).where('key_hash', '=', any(hashes)));
  const found = new Map<string, SuppressionReason>();
  for (const { key_hash, reason } of rows) {
    const hex = key_hash.toString('hex');
    const before = found.get(hex);
    if (before === undefined || GRAVITY[reason] > GRAVITY[before]) found.set(hex, reason);
  }
  return found;
}

/** Whether nobody may write to an address in a place. */
export const isSuppressed = async (db: Sql, place: Place, keyHash: Buffer): Promise<boolean> =>
  (await suppressedAmong(db, place, [keyHash])).size > 0;

const GRAVITY: Readonly<Record<SuppressionReason, number>> = {
  hard_bounce: 1,
  unsubscribed: 2,
  complaint: 3,
  erased: 4,
};

/** What a contact's status is by a suppression that was there before. */
export const statusOf = (reason: SuppressionReason | undefined): OptoutStatus =>
  reason === undefined ? 'F' : reason === 'hard_bounce' ? 'U' : 'T';

interface Suppressing {
  readonly scope: (typeof SUPPRESSION_SCOPES)[number];
  readonly ownerId: number | null;
  readonly keyHash: Buffer;
  readonly reason: SuppressionReason;
}

/** Writes down that an address is not written to; answers whether that was new. A graver reason takes the place of another. */
export async function suppress(tx: Sql, { scope, ownerId, keyHash, reason }: Suppressing): Promise<boolean> {
  const weaker = (Object.keys(GRAVITY) as SuppressionReason[]).filter((one) => GRAVITY[one] < GRAVITY[reason]);
  return (
    (await tx.run(
      query
        .insertInto('suppressions')
        .values({ scope, owner_id: ownerId, key_hash: keyHash, reason, at: appNow })
        .onConflict((conflict) =>
          conflict
            .columns(['key_hash', 'scope', 'owner_id'])
            .doUpdateSet({ reason, at: appNow })
            .where('suppressions.reason', '=', any(weaker)),
        ),
    )) > 0
  );
}

/** Takes a list's own suppression of an address away; what holds elsewhere stays. */
export const unsuppress = (tx: Sql, listId: number, keyHash: Buffer): Promise<number> =>
  tx.run(
    query
      .deleteFrom('suppressions')
      .where('scope', '=', 'list')
      .where('owner_id', '=', listId)
      .where('key_hash', '=', keyHash),
  );
