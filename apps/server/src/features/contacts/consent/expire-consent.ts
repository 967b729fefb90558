import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';

/** So many in one transaction. */
const AT_ONCE = 500;

/**
 * Whoever has consented by a purchase or an inquiry alone is written to until that runs out, and no longer. No suppression: consent
 * that is given later counts. Repeatable.
 */
export async function expireConsent({ db }: Pick<Deps, 'db'>): Promise<void> {
  while ((await db.transaction(expireNext)) === AT_ONCE);
}

/** Contacts whose every consent was implied, and is over. */
const over = query
  .selectFrom('contacts as c')
  .select(['c.id', 'c.list_id', 'c.key_hash'])
  .where('c.optout_status', '=', 'F')
  .where('c.id', 'in', (eb) =>
    eb
      .selectFrom('consent_events as e')
      .innerJoin('contacts as h', (join) =>
        join.onRef('h.list_id', '=', 'e.list_id').onRef('h.key_hash', '=', 'e.key_hash'),
      )
      .select('h.id')
      .where('e.expires_at', '<=', appNow),
  )
  .where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('consent_events as k')
          .select('k.id')
          .whereRef('k.list_id', '=', 'c.list_id')
          .whereRef('k.key_hash', '=', 'c.key_hash')
          .where((of) =>
            of.or([
              of('k.kind', 'in', ['express', 'double-opt-in', 'import-attested']),
              of.and([of('k.kind', 'in', ['implied-ebr', 'implied-inquiry']), of('k.expires_at', '>', appNow)]),
            ]),
          ),
      ),
    ),
  )
  .orderBy('c.id')
  .limit(AT_ONCE)
  .forNoKeyUpdate('c')
  .skipLocked();

async function expireNext(tx: Sql): Promise<number> {
  const rows = await tx.rows(over);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.run(
    query
      .updateTable('contacts')
      .set({ optout_status: 'T', optout_date: appNow, updated_at: appNow })
      .where('id', 'in', ids),
  );
  await tx.run(
    query.insertInto('consent_events').values(
      rows.map(({ id, list_id, key_hash }) => ({
        ...{ list_id, contact_id: id, key_hash, at: appNow },
        ...{ kind: 'expired' as const, actor_kind: 'system' as const, source: 'expiry' as const },
      })),
    ),
  );
  return rows.length;
}
