import type { Plan } from '@waypost/contract/plans';
import { ORDER_MAX } from '@waypost/contract/wire';
import { type Locale, textIn } from '@waypost/i18n';
import { z } from '#zod';
import type { Curated } from '../../platform/curated/curated.ts';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { countAll, query } from '../../platform/db/query.ts';

// The plans are the installation's own: there is no profile whose scope could be asked.

export const PLAN_ROWS: Curated<'plans'> = { table: 'plans', noun: 'plan', added: 'last' };

const columns = ['p.id', 'p.slug', 'p.uid', 'p.name', 'p.annual_cents', 'p.info', 'p.features'] as const;
const kept = query.selectFrom('plans as p').where('p.deleted_at', 'is', null);

const offered = prepared('plans-offered', (p: { userId: number }) =>
  query
    .selectFrom('plans as p')
    .leftJoin('billing_accounts as b', (join) => join.onRef('b.plan_uid', '=', 'p.uid').on('b.user_id', '=', p.userId))
    .where((e) => e.or([e('p.deleted_at', 'is', null), e('b.user_id', 'is not', null)]))
    .select(columns)
    .select((e) => [
      e.selectFrom('users as u').select('u.plan').where('u.id', '=', p.userId).$asScalar().as('own'),
      e.and([e('p.active', '=', true), e('p.deleted_at', 'is', null)]).as('offered'),
      e('b.user_id', 'is not', null).as('bought'),
    ])
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(ORDER_MAX),
);
export type OfferedRow = RowOf<typeof offered>;
/** Those that are offered; of the reader's own plan also one that is not, where no other of it is: what she has bought, with its price. */
export async function offeredPlans(db: Reads, userId: number): Promise<OfferedRow[]> {
  const rows = await db.rows(offered({ userId }));
  const own = rows.filter(({ slug, own }) => slug === own);
  const shown = own.find(({ offered }) => offered) ?? own.find(({ bought }) => bought) ?? own[0];
  return rows.filter((row) => row.offered || row === shown);
}

const stored = kept
  .select([...columns, 'p.description', 'p.active', 'p.version'])
  .select((e) =>
    e
      .selectFrom('users as u')
      .select(countAll)
      .whereRef('u.plan', '=', 'p.slug')
      .where('u.deleted_at', 'is', null)
      .where('u.is_active', '=', true)
      .$asScalar()
      .as('people'),
  );
const all = prepared('plans-all', () => stored.orderBy('p.position').orderBy('p.id').limit(ORDER_MAX));
const one = prepared('plan', (p: { id: number }) => stored.where('p.id', '=', p.id));
export type PlanRow = RowOf<typeof all>;
export const allPlans = (db: Reads): Promise<PlanRow[]> => db.rows(all({}));
export const findPlan = (db: Reads, id: number): Promise<PlanRow | null> => db.row(one({ id }));

const ofUid = prepared('plan-of-uid', (p: { uid: string }) =>
  query
    .selectFrom('plans')
    .select(['slug', 'name'])
    .where('uid', '=', p.uid)
    // One that is sold no more is still paid for.
    .orderBy('deleted_at', (order) => order.desc().nullsFirst())
    .limit(1),
);
/** Which of our plans the payment provider's is, and its name; null for one that nobody has entered, which changes nothing. */
export async function planOfUid(
  db: Reads,
  uid: string,
  locale: Locale = 'en',
): Promise<{ slug: Plan; name: string } | null> {
  const row = await db.row(ofUid({ uid }));
  return row && { slug: row.slug, name: textIn(locale, row.name) };
}

/** The provider's id of the plan that is offered; null where none sells it. */
export const uidOfPlan = async (db: Reads, slug: Plan): Promise<string | null> =>
  (await db.row(kept.select('p.uid').where('p.slug', '=', slug).where('p.active', '=', true)))?.uid ?? null;

/** Keeps the account's plan and role as they are until the transaction ends; what only refers to the account goes on. */
export const holdAccount = (tx: Sql, userId: number) =>
  tx.row(query.selectFrom('users').select(['plan', 'is_superuser']).where('id', '=', userId).forNoKeyUpdate());

export const openDowngrade = (userId: number) =>
  query
    .selectFrom('plan_downgrades')
    .selectAll()
    .where('user_id', '=', userId)
    .where('restored_at', 'is', null)
    .where('erased_at', 'is', null);

/** It is begun again until it comes to its end. */
export const settleDowngradeJob = {
  id: 'plans.downgrade',
  payload: z.object({ user: z.number().int() }),
  maxAttempts: 25,
} as const;
