import { BILLING_LOOKS, type BillingAccount, type getBilling } from '@waypost/contract/billing';
import type { QueryOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countAll } from '../../platform/throttle/throttle.ts';
import type { BillingDeps } from './deps.ts';
import { giveToken } from './give-token.ts';
import { type Looked, lookAtAccount, lookIfStale } from './looking/look-at-account.ts';
import { presentAccount } from './present.ts';
import { accountOf, personOf } from './store.ts';

/** How long somebody waits for the provider before he is shown what it said last. */
const PATIENCE_MS = 6_000;

/** A person's account as it was last seen; on request the provider is asked first, or meanwhile, or for a key to its widget. */
export async function readAccount(
  deps: BillingDeps,
  actor: Actor,
  userId: number,
  asked: QueryOf<typeof getBilling>,
  locale: Locale,
): Promise<BillingAccount> {
  const { db } = deps;
  const acts = asked.token || asked.refresh || asked.sync;
  if (acts && (await personOf(db, userId)) === null) throw notFound();
  // First, so that an account which is made for it is in the answer.
  const token = asked.token ? await giveToken(deps, actor, userId) : undefined;
  const looked = asked.refresh ? await lookNow(deps, actor, userId) : undefined;
  if (asked.sync) await db.transaction((tx) => lookIfStale(tx, deps, userId));
  // Read last: what was seen may have changed the plan.
  const [person, row] = await Promise.all([personOf(db, userId), accountOf(db, userId)]);
  if (person === null) throw notFound();
  const answer = await presentAccount(deps, {
    ...{ userId, person, row, locale },
    ...(asked.existing_plan && { existingPlan: true }),
    ...(looked === 'away' && { away: true }),
  });
  return token === undefined ? answer : { ...answer, token };
}

/** Whoever has asked too often is shown what is known, as everybody is while the provider is slow. */
async function lookNow(deps: BillingDeps, actor: Actor, userId: number): Promise<Looked> {
  if (deps.payments === null) return 'nothing';
  const account = String(actor.impersonatorId ?? actor.userId);
  const [wait = 0] = await countAll(deps.db, [[BILLING_LOOKS, account]]);
  if (wait > 0) return 'nothing';
  const looking = lookAtAccount(deps, userId, 'asked');
  // What comes after we have stopped waiting is written down all the same.
  looking.catch((error: unknown) => deps.log.warn({ err: error }, 'looking at the payment provider failed'));
  const { promise: late, resolve } = Promise.withResolvers<'away'>();
  const timer = setTimeout(() => resolve('away'), PATIENCE_MS);
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}
