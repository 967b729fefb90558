import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html, page, sendPage, torontoTime } from '../../pages/html.ts';
import { missingPage } from '../../pages/missing.ts';
import type { Billing } from '../context.ts';
import type { BillingControl } from '../control/control.ts';
import { live, liveAll } from '../life/live.ts';
import { OutsetaError } from '../outseta-error.ts';
import type { Account } from '../state.ts';

const STAGE: Readonly<Record<number, string>> = {
  2: 'Trialing',
  3: 'Subscribing',
  4: 'Cancelling',
  5: 'Expired',
  6: 'Trial expired',
  7: 'Past due',
};
const stageOf = ({ stage }: Account): string => (stage === null ? 'Nothing bought' : (STAGE[stage] ?? ''));

function planName({ state }: Billing, uid: string | null): string {
  const planUid = state.subscription(uid)?.planUid;
  return planUid === undefined ? 'no plan' : (state.plans.get(planUid)?.name ?? planUid);
}

function listPage(billing: Billing): string {
  liveAll(billing);
  const rows = billing.state.accounts.values().map(
    (account) => html`<li><a href="/outseta/accounts/${account.uid}"><strong>${account.name}</strong></a><br>
<span class="soft">${planName(billing, account.currentUid)}, ${stageOf(account)}</span></li>`,
  );
  return page(
    'Payment provider',
    html`<h1>Payment provider</h1><p class="soft">Who has bought which plan, and what the provider does about it by itself.</p>
<div class="card"><ul class="plain">${rows}</ul></div>`,
  );
}

const VERBS = {
  'card-good': ['Give a card that pays', (control: BillingControl, uid: string) => control.setCard(uid, 'good')],
  'card-failing': [
    'Let the card fail from now on',
    (control: BillingControl, uid: string) => control.setCard(uid, 'failing'),
  ],
  cancel: ['Cancel at the end of the cycle', (control: BillingControl, uid: string) => control.cancel(uid)],
  expire: ['End the plan now', (control: BillingControl, uid: string) => control.expire(uid)],
  refund: ['Refund the last payment', (control: BillingControl, uid: string) => control.refund(uid)],
} as const;

function facts(billing: Billing, account: Account): Html {
  const [current, latest] = [account.currentUid, account.latestUid].map((uid) => billing.state.subscription(uid));
  const later = latest && latest.uid !== current?.uid ? latest : undefined;
  const { address, card } = account;
  const lines = [address?.AddressLine1, address?.City, address?.State, address?.PostalCode, address?.Country];
  return html`<dl><dt>Uid</dt><dd>${account.uid}</dd><dt>State</dt><dd>${stageOf(account)}</dd>
<dt>Plan</dt><dd>${planName(billing, account.currentUid)}${current ? `, renews ${torontoTime(current.renewAt)}` : ''}</dd>
${later && html`<dt>Upcoming</dt><dd>${planName(billing, later.uid)}, from ${torontoTime(later.startAt)}</dd>`}
<dt>Card</dt><dd>${card ? `ends in ${card.last4}, ${card.good ? 'pays' : 'fails'}` : 'none'}</dd>
<dt>Address</dt><dd>${lines.filter(Boolean).join(', ') || 'none'}</dd></dl>`;
}

function accountPage(billing: Billing, account: Account, said?: string): string {
  const plans = billing.state.plans
    .values()
    .map(
      (plan) => html`<button name="plan" value="${plan.uid}">${plan.name} ($${plan.annualRate.toFixed(2)})</button>`,
    );
  const verbs = Object.entries(VERBS).map(
    ([verb, [label]]) => html`<button name="verb" value="${verb}">${label}</button>`,
  );
  const invoices = billing.state
    .invoicesOf(account.uid)
    .reverse()
    .map((one) => html`<li>${torontoTime(one.at)}: ${one.text}, $${one.total.toFixed(2)} (${one.state})</li>`);
  return page(
    account.name,
    html`<p><a href="/outseta/">Payment provider</a></p><h1>${account.name}</h1>${said && html`<p class="card" role="status">${said}</p>`}
<div class="card">${facts(billing, account)}</div>
<h2>Choose a plan, as the person would</h2><form method="post" class="actions">${plans}</form>
<h2>What the provider does</h2><form method="post" class="actions">${verbs}</form>
<h2>Invoices</h2><div class="card"><ul class="plain">${invoices.length > 0 ? invoices : html`<li>None.</li>`}</ul></div>`,
  );
}

type Named = { Params: { uid: string }; Body: { plan?: string; verb?: keyof typeof VERBS } };

/** For people: who has bought what, and the mishaps of payments by hand. Also what stands for the provider's own page. */
export function serveBillingPages(app: FastifyInstance, billing: Billing, control: BillingControl): void {
  const show = (reply: FastifyReply, uid: string, said?: string) => {
    const account = live(billing, uid);
    return account ? sendPage(reply, accountPage(billing, account, said)) : sendPage(reply, missingPage(), 404);
  };
  app.get('/outseta', (_request, reply) => reply.redirect('/outseta/'));
  app.get('/outseta/', (_request, reply) => sendPage(reply, listPage(billing)));
  app.get('/outseta/profile', (_request, reply) => sendPage(reply, listPage(billing)));
  app.get<Named>('/outseta/accounts/:uid', ({ params }, reply) => show(reply, params.uid));
  app.post<Named>('/outseta/accounts/:uid', ({ params: { uid }, body }, reply) => {
    try {
      if (body.plan) control.choosePlan(uid, body.plan);
      else if (body.verb) VERBS[body.verb]?.[1](control, uid);
      return reply.redirect(`/outseta/accounts/${uid}`, 303);
    } catch (error) {
      if (error instanceof OutsetaError) return show(reply, uid, JSON.stringify(error.body));
      throw error;
    }
  });
}
