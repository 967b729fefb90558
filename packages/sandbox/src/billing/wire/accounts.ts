import type { BillingContext } from '../context.ts';
import { newUid } from '../ids.ts';
import { changeAccount } from '../life/changes.ts';
import { cancel, expireNow, keepAfterAll } from '../life/end-plan.ts';
import { liveAll } from '../life/live.ts';
import { type FieldError, validation } from '../outseta-error.ts';
import type { Address, Person } from '../state.ts';
import { accountFor, serverOnly } from './callers.ts';
import { accountEntity, type Entity } from './entities.ts';
import { selectFields } from './fields.ts';
import { listPage } from './lists.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function addressOf(value: unknown, errors: FieldError[]): Address | null {
  if (value === null || value === undefined) return null;
  const given = object(value);
  const address: Address = {
    AddressLine1: text(given.AddressLine1),
    AddressLine2: text(given.AddressLine2),
    City: text(given.City),
    State: text(given.State),
    PostalCode: text(given.PostalCode),
    Country: text(given.Country),
  };
  for (const property of ['AddressLine1', 'City', 'PostalCode', 'Country'] as const)
    if (address[property] === null)
      errors.push({
        property: `BillingAddress.${property}`,
        message: `${property} is required.`,
        code: 'notempty_error',
      });
  if (address.PostalCode === '00000')
    errors.push({ property: 'BillingAddress.PostalCode', message: 'There is no such postal code.' });
  return address;
}

const shown = (ctx: BillingContext, uid: string): Entity =>
  selectFields(accountEntity(ctx, accountFor(ctx, uid)), ctx.call.query.fields);

export function listAccounts(ctx: BillingContext): Entity {
  serverOnly(ctx);
  liveAll(ctx);
  return listPage(
    ctx,
    ctx.state.accounts.values().map((account) => accountEntity(ctx, account)),
  );
}

export const readAccount = (ctx: BillingContext): Entity => shown(ctx, ctx.segments[2] ?? '');

/** With its first person; whose address of mail is a customer's already is refused. */
export function createAccount(ctx: BillingContext): Entity {
  serverOnly(ctx);
  const { body } = ctx.call;
  const errors: FieldError[] = [];
  const address = addressOf(body.BillingAddress, errors);
  const name = text(body.Name);
  if (name === null) errors.push({ property: 'Name', message: 'Name is required.', code: 'notempty_error' });
  const [first] = Array.isArray(body.PersonAccount) ? body.PersonAccount : [];
  const given = object(object(first).Person);
  const email = text(given.Email);
  if (email === null) errors.push({ property: 'Person.Email', message: 'Email is required.', code: 'notempty_error' });
  else if (ctx.state.personByEmail(email))
    errors.push({ property: 'Person.Email', message: 'Email already exists.', code: 'duplicate_error' });
  if (errors.length > 0 || name === null || email === null) throw validation('Account', errors);
  const now = ctx.clock.now();
  const person: Person = {
    uid: newUid(),
    email,
    firstName: text(given.FirstName) ?? '',
    lastName: text(given.LastName) ?? '',
    createdAt: now,
  };
  const uid = newUid();
  ctx.state.people.put(person.uid, person);
  const account = {
    ...{ uid, name, clientIdentifier: text(body.ClientIdentifier), personUid: person.uid, address },
    ...{
      stage: null,
      card: null,
      currentUid: null,
      latestUid: null,
      pastDueSince: null,
      createdAt: now,
      updatedAt: now,
    },
  };
  ctx.state.accounts.put(uid, account);
  ctx.call.sideEffects.push({ kind: 'account', id: uid });
  ctx.webhooks.tell(account);
  return shown(ctx, uid);
}

export function updateAccount(ctx: BillingContext): Entity {
  const account = accountFor(ctx, ctx.segments[2]);
  const { body } = ctx.call;
  const errors: FieldError[] = [];
  const address = 'BillingAddress' in body ? addressOf(body.BillingAddress, errors) : account.address;
  if (errors.length > 0) throw validation('Account', errors);
  changeAccount(ctx, account, { address, name: text(body.Name) ?? account.name });
  return shown(ctx, account.uid);
}

/** `cancellation/{uid}`, and `{uid}/…`. */
export function accountVerb(ctx: BillingContext): Entity {
  const [, , one = '', two = ''] = ctx.segments;
  if (one === 'cancellation') return done(ctx, two, cancel);
  if (two === 'remove-cancellation') return done(ctx, one, keepAfterAll);
  serverOnly(ctx);
  return done(ctx, one, expireNow);
}

function done(ctx: BillingContext, uid: string, verb: typeof cancel): Entity {
  verb(ctx, accountFor(ctx, uid));
  return shown(ctx, uid);
}
