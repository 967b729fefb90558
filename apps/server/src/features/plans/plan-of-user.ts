import type { Downgrade, PlanOfUser } from '@waypost/contract/plans';
import { fullName, query, type TableRow } from '../../platform/db/query.ts';
import type { PlanDeps } from './deps.ts';
import { lossesOf } from './losses.ts';
import { providerName } from './provider-name.ts';
import { openDowngrade } from './store.ts';

const NEWEST = 20;

/** A person's plans so far, and what became of her things; for whoever may see her. */
export async function planOfUser(deps: PlanDeps, userId: number): Promise<PlanOfUser> {
  const [losses, events, downgrades] = await Promise.all([
    lossesOf(deps, userId),
    deps.db.rows(
      query
        .selectFrom('plan_events as v')
        .leftJoin('users as w', 'w.id', 'v.actor_id')
        .select([
          'v.id',
          'v.from_plan',
          'v.to_plan',
          'v.source',
          'v.created_at',
          'v.actor_id',
          fullName('w').as('actor'),
        ])
        .where('v.user_id', '=', userId)
        .orderBy('v.id', 'desc')
        .limit(NEWEST),
    ),
    deps.db.rows(
      query.selectFrom('plan_downgrades').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(NEWEST),
    ),
  ]);
  return {
    losses,
    events: events.map(({ id, from_plan: from, to_plan: to, source, created_at, actor_id, actor }) => ({
      ...{ id, from, to, source },
      actor: actor_id === null ? null : actor,
      at: created_at.toISOString(),
    })),
    downgrades: downgrades.map(presentDowngrade),
    provider: providerName(deps),
  };
}

/** What became of a person's things since she lost PRO; null when she did not, or it is over. */
export async function downgradeOf({ db }: PlanDeps, userId: number): Promise<Downgrade | null> {
  const open = await db.row(openDowngrade(userId));
  return open && presentDowngrade(open);
}

function presentDowngrade(row: TableRow<'plan_downgrades'>): Downgrade {
  const { created_at, finished_at, kept_until, restored_at, erased_at, steps } = row;
  return {
    at: created_at.toISOString(),
    state: restored_at ? 'restored' : erased_at ? 'erased' : finished_at ? 'kept' : 'running',
    kept_until: kept_until?.toISOString() ?? null,
    steps: steps.map(({ thing, count, at }) => ({ thing, count, at })),
  };
}
