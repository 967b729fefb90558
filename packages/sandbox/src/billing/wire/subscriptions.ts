import type { BillingContext } from '../context.ts';
import { changePlan, previewOf } from '../life/change-plan.ts';
import { changeAccount } from '../life/changes.ts';
import { live, liveAll } from '../life/live.ts';
import { missing, validation } from '../outseta-error.ts';
import type { Account } from '../state.ts';
import { accountFor, serverOnly } from './callers.ts';
import { type Entity, invoiceEntity, planEntity, stamp, subscriptionEntity } from './entities.ts';
import { selectFields } from './fields.ts';
import { listPage } from './lists.ts';

const uidIn = (value: unknown): string => {
  const uid = typeof value === 'object' && value !== null ? Reflect.get(value, 'Uid') : undefined;
  return typeof uid === 'string' ? uid : '';
};

export const listPlans = (ctx: BillingContext): Entity => listPage(ctx, ctx.state.plans.values().map(planEntity));

export function listSubscriptions(ctx: BillingContext): Entity {
  serverOnly(ctx);
  liveAll(ctx);
  return listPage(
    ctx,
    ctx.state.subscriptions.values().map((one) => subscriptionEntity(ctx, one)),
  );
}

/** The account of the body; of a subscription that the path names, its own. */
function accountOfBody(ctx: BillingContext): Account {
  const uid = uidIn(ctx.call.body.Account);
  const named = ctx.state.subscriptions.get(ctx.segments[2] ?? '');
  if (named && uid !== '' && named.accountUid !== uid) throw missing('Subscription');
  return accountFor(ctx, named?.accountUid ?? uid);
}

/** By the year alone: the plans of this world are sold no other way. */
function planOfBody({ call }: BillingContext): string {
  if (call.body.BillingRenewalTerm !== 2)
    throw validation('Subscription', [{ property: 'BillingRenewalTerm', message: 'This plan is sold by the year.' }]);
  return uidIn(call.body.Plan);
}

export function putPlan(ctx: BillingContext): Entity {
  const account = changePlan(ctx, accountOfBody(ctx), planOfBody(ctx));
  ctx.call.sideEffects.push({ kind: 'plan', id: account.latestUid ?? '' });
  const one = ctx.state.subscription(account.latestUid);
  if (!one) throw missing('Subscription');
  return selectFields(subscriptionEntity(ctx, one), ctx.call.query.fields ?? '*,Plan.*,Account.Uid');
}

export function preview(ctx: BillingContext): Entity {
  const { plan, when, startAt, amount, credit, tax } = previewOf(ctx, accountOfBody(ctx), planOfBody(ctx));
  return {
    Plan: planEntity(plan),
    IsImmediate: when === 'now',
    StartDate: stamp(startAt),
    Subtotal: amount,
    Credit: credit,
    Tax: tax,
    Total: Math.round((amount + tax) * 100) / 100,
  };
}

export function listInvoices(ctx: BillingContext): Entity {
  const own = ctx.caller.kind === 'person' ? ctx.caller.accountUid : undefined;
  const found = ctx.state.invoices.values().filter(({ accountUid }) => own === undefined || accountUid === own);
  return listPage(ctx, found.map(invoiceEntity));
}

/** Cards of the sandbox, by Stripe's numbers for tests: most pay, one is refused at once, one later. */
export function putCard(ctx: BillingContext): Entity {
  const account = accountFor(ctx, uidIn(ctx.call.body.Account));
  const number = String(ctx.call.body.CardNumber ?? '').replaceAll(/\D/g, '');
  if (number.length < 12 || number === '4000000000000002')
    throw validation('PaymentInformation', [
      { property: 'CardNumber', message: 'Your card was declined.', code: 'card_declined' },
    ]);
  const card = { last4: number.slice(-4), good: number !== '4000000000000341' };
  changeAccount(ctx, account, { card });
  live(ctx, account.uid);
  return { Uid: account.uid, CardLast4: card.last4 };
}
