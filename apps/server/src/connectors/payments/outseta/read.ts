import type { BillingState } from '@waypost/contract/billing';
import type { OfferedPlan, PaymentsAccount, Subscription, WidgetToken } from '../port.ts';
import { at } from './send.ts';

/** Thrown inside this folder where an answer is not what Outseta's documents say; nothing is concluded from it. */
export class Nonsense extends Error {}

/** AccountStage. */
const STATES: Readonly<Record<number, BillingState>> = {
  2: 'trialing',
  3: 'active',
  4: 'cancelling',
  5: 'expired',
  6: 'expired',
  7: 'past_due',
};

const nothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** No name has a zero in it, which no column could keep. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\0');

function text(value: unknown): string {
  if (!isName(value)) throw new Nonsense();
  return value;
}
const textOrNull = (value: unknown): string | null => (nothing(value) ? null : text(value));

/** Without a time zone it is of UTC. */
function time(value: unknown): Date {
  const said = text(value);
  const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(said) ? said : `${said}Z`);
  // Of years that nobody writes with four digits we could not speak either.
  if (!(date.getTime() >= 0 && date.getUTCFullYear() <= 9_999)) throw new Nonsense();
  return date;
}
const timeOrNull = (value: unknown): Date | null => (nothing(value) ? null : time(value));

function subscription(value: unknown): Subscription | null {
  if (nothing(value)) return null;
  const plan = at(value, 'Plan');
  return {
    uid: text(at(value, 'Uid')),
    planUid: text(at(plan, 'Uid')),
    planName: textOrNull(at(plan, 'Name')) ?? '',
    starts: time(at(value, 'StartDate')),
    renews: timeOrNull(at(value, 'RenewalDate')),
    ends: timeOrNull(at(value, 'EndDate')),
  };
}

/** What must stand in an account for anything to be concluded from it: what is left out is not the same as nothing. */
const NEEDED = ['Uid', 'AccountStage', 'CurrentSubscription', 'LatestSubscription'];

function whole(value: unknown): object {
  if (typeof value !== 'object' || value === null || !NEEDED.every((name) => name in value)) throw new Nonsense();
  return value;
}

export function readAccount(value: unknown): PaymentsAccount {
  const account = whole(value);
  const people = at(account, 'PersonAccount');
  const links = Array.isArray(people) ? people : [];
  const person = at(links.find((link) => at(link, 'IsPrimary') === true) ?? links[0], 'Person');
  const [stage, current] = [at(account, 'AccountStage'), subscription(at(account, 'CurrentSubscription'))];
  const state = STATES[Number(stage)] ?? null;
  // Whoever pays, or has cancelled, has something: an answer that says both takes no plan from anybody.
  if (current === null && !nothing(stage) && state !== 'expired') throw new Nonsense();
  return {
    uid: text(at(account, 'Uid')),
    clientKey: textOrNull(at(account, 'ClientIdentifier')),
    ...{ state, current },
    latest: subscription(at(account, 'LatestSubscription')),
    personUid: textOrNull(at(person, 'Uid')),
    login: textOrNull(at(person, 'Email')),
    mark: markOf(account),
  };
}

/** A list page has accounts without what their subscriptions hold, which is enough to see that something has changed. */
export function readListed(value: unknown): Pick<PaymentsAccount, 'uid' | 'mark'> {
  const account = whole(value);
  return { uid: text(at(account, 'Uid')), mark: markOf(account) };
}

function markOf(account: object): string {
  const of = (name: string) => {
    const one = at(account, name);
    return ['Uid', 'StartDate', 'RenewalDate', 'EndDate', 'Updated'].map((field) => at(one, field) ?? '').join(' ');
  };
  return [at(account, 'AccountStage') ?? '', of('CurrentSubscription'), of('LatestSubscription')].join('|');
}

export interface ItemPage {
  readonly items: readonly unknown[];
  readonly more: boolean;
}

/** `offset` is the index of a page, and a page may be shorter than was asked for. */
export function readPage(value: unknown): ItemPage {
  const [items, metadata] = [at(value, 'items'), at(value, 'metadata')];
  const [limit, offset, total] = ['limit', 'offset', 'total'].map((name) => Number(at(metadata, name)));
  if (!Array.isArray(items) || limit === undefined || offset === undefined || total === undefined) throw new Nonsense();
  if (![limit, offset, total].every(Number.isFinite)) throw new Nonsense();
  return { items, more: items.length > 0 && (offset + 1) * limit < total };
}

export const readPlan = (value: unknown): OfferedPlan => ({
  uid: text(at(value, 'Uid')),
  name: textOrNull(at(value, 'Name')) ?? '',
  annualRate: Number(at(value, 'AnnualRate') ?? 0),
  active: at(value, 'IsActive') !== false,
});

/** The claims are read, not verified: the token came from Outseta itself, on our own line to it. */
export function readToken(value: unknown): WidgetToken {
  const token = text(at(value, 'access_token'));
  const [, claims = ''] = token.split('.');
  try {
    const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
    return { token, accountUid: textOrNull(at(said, 'outseta:accountUid')) };
  } catch {
    throw new Nonsense();
  }
}
