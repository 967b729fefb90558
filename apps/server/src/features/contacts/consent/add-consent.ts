import { CONTACT_NAME_MAX, type ConsentKind, IMPLIED_MONTHS, type OptoutStatus } from '@waypost/contract/contacts';
import { int4, sure, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addressKey, hashOf } from '../address.ts';
import { pepperOf } from '../pepper.ts';
import { byPerson } from '../store.ts';
import { type Said, writeConsent } from './ledger.ts';
import { type Place, statusOf, suppressedAmong, unsuppress } from './suppressions.ts';

/** What other rooms come to know: a purchase, an inquiry, a box that was ticked on a page, an address that was confirmed. */
export interface GivenConsent extends Place, Omit<Said, 'expiresAt' | 'importId'> {
  readonly kind: Extract<ConsentKind, 'express' | 'double-opt-in' | keyof typeof IMPLIED_MONTHS>;
  /** One that `isContactEmail` takes. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Adds a contact, or what was learned of one, with the consent that came with it; in the caller's transaction, which has asked for
 * nothing of the outside. Answers what holds now. A form that anybody can fill in for somebody else brings nobody back who has left:
 * only an address that was confirmed does, or the agent by her own verb. Names that are there stay.
 */
export async function addConsent(
  deps: Pick<Deps, 'db' | 'sealer'>,
  tx: Sql,
  { email, firstName = '', lastName = '', kind, ...said }: GivenConsent,
): Promise<{ readonly contact: number; readonly status: OptoutStatus }> {
  const { listId, profileId } = said;
  const key = addressKey(email);
  const keyHash = hashOf(await pepperOf(deps), key);
  if (kind === 'double-opt-in') await unsuppress(tx, listId, keyHash);
  const reason = (await suppressedAmong(tx, { listId, profileId }, [keyHash])).get(keyHash.toString('hex'));
  const status = statusOf(reason);
  const [first, last] = [firstName, lastName].map((name) => name.trim().slice(0, CONTACT_NAME_MAX)) as [string, string];
  const row = await tx.row(
    query
      .insertInto('contacts')
      .values({
        ...{ list_id: listId, email, email_key: key, key_hash: keyHash, first_name: first, last_name: last },
        optout_status: status,
        optout_date: status === 'F' ? null : appNow,
      })
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'email_key']).doUpdateSet({
          first_name: sql<string>`CASE WHEN contacts.first_name = '' THEN excluded.first_name ELSE contacts.first_name END`,
          last_name: sql<string>`CASE WHEN contacts.last_name = '' THEN excluded.last_name ELSE contacts.last_name END`,
          ...byPerson,
        }),
      )
      .returning(['id', 'optout_status']),
  );
  if (row === null) throw new Error('a contact was not written down');
  await writeConsent(tx, { ...said, contactId: row.id, keyHash, kind, expiresAt: await endOf(tx, kind) });
  if (row.optout_status === 'F' || reason !== undefined || !(await mayReturn(tx, { listId, keyHash, kind })))
    return { contact: row.id, status: row.optout_status };
  await tx.run(
    query
      .updateTable('contacts')
      .set({ optout_status: 'F', optout_date: null, soft_bounces: 0, ...byPerson })
      .where('id', '=', row.id),
  );
  return { contact: row.id, status: 'F' };
}

const inMonths = statement(
  'consent-in-months',
  { takes: { months: int4 }, gives: { at: sure(timestamptz) } },
  ($) => `SELECT app_now() + make_interval(months => ${$.months}) AS at`,
);

/** When consent of a kind runs out, by business time; months as the calendar has them. */
async function endOf(tx: Sql, kind: GivenConsent['kind']): Promise<Date | null> {
  if (kind === 'express' || kind === 'double-opt-in') return null;
  return (await tx.row(inMonths({ months: IMPLIED_MONTHS[kind] })))?.at ?? null;
}

/** Nothing suppresses her: she may be written to again when she said so herself, or when only the time of her consent was over. */
async function mayReturn(
  tx: Sql,
  { listId, keyHash, kind }: { readonly listId: number; readonly keyHash: Buffer; readonly kind: GivenConsent['kind'] },
): Promise<boolean> {
  if (kind === 'double-opt-in') return true;
  const last = await tx.row(
    query
      .selectFrom('consent_events')
      .select('kind')
      .where('list_id', '=', listId)
      .where('key_hash', '=', keyHash)
      .where('kind', 'in', ['withdrawn', 'complaint', 'undeliverable', 'erased', 'expired'])
      .orderBy('id', 'desc')
      .limit(1),
  );
  return last?.kind === 'expired';
}
