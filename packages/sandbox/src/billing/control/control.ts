import type { Billing } from '../context.ts';
import { changePlan } from '../life/change-plan.ts';
import { changeAccount } from '../life/changes.ts';
import { cancel, expireNow, refund } from '../life/end-plan.ts';
import { live } from '../life/live.ts';
import type { BillingSettings } from '../settings.ts';
import type { Account, Invoice, Person, Plan, Subscription } from '../state.ts';
import { type Delivery, signatureOf } from '../webhooks.ts';

/** What the hand of a test does in the fake Outseta. */
export class BillingControl {
  readonly #billing: Billing;

  constructor(billing: Billing) {
    this.#billing = billing;
  }

  get settings(): BillingSettings {
    return this.#billing.settings;
  }

  set(changes: Partial<BillingSettings>): BillingSettings {
    return Object.assign(this.#billing.settings, changes);
  }

  accounts(): Account[] {
    return this.#billing.state.accounts.values();
  }

  account(uid: string): Account {
    const account = live(this.#billing, uid);
    if (!account) throw new Error(`there is no account ${uid}`);
    return account;
  }

  /** Whose account it is. */
  person(uid: string): Person {
    const person = this.#billing.state.people.get(this.account(uid).personUid);
    if (!person) throw new Error(`nobody has the account ${uid}`);
    return person;
  }

  subscription(uid: string | null): Subscription | undefined {
    return this.#billing.state.subscription(uid);
  }

  invoices(uid: string): Invoice[] {
    return this.#billing.state.invoicesOf(uid);
  }

  addPlan(plan: Plan): Plan {
    return this.#billing.state.plans.put(plan.uid, plan);
  }

  /** A card that pays, one that will not, or none. */
  setCard(uid: string, card: 'good' | 'failing' | 'none'): Account {
    const given = card === 'none' ? null : { last4: card === 'good' ? '4242' : '0341', good: card === 'good' };
    return changeAccount(this.#billing, this.account(uid), { card: given });
  }

  /** As if the person had chosen it in the widget. */
  choosePlan(uid: string, planUid: string): Account {
    return changePlan(this.#billing, this.account(uid), planUid);
  }

  cancel(uid: string): Account {
    return cancel(this.#billing, this.account(uid));
  }

  expire(uid: string): Account {
    return expireNow(this.#billing, this.account(uid));
  }

  refund(uid: string): Account {
    return refund(this.#billing, this.account(uid));
  }

  /** Its people stay. */
  deleteAccount(uid: string): void {
    this.#billing.state.accounts.delete(uid);
  }

  deliveries(): Delivery[] {
    return this.#billing.webhooks.list();
  }

  /** Notices are kept back from now on, to be sent one by one; or go out again. */
  holdNotices(held: boolean): void {
    this.#billing.webhooks.held = held;
  }

  sendNotice(id: string): Promise<number | null> {
    return this.#billing.webhooks.send(id);
  }

  sign(body: string): string {
    return signatureOf(body, this.#billing.key.webhookKey);
  }
}
