import type { BillingContext } from '../context.ts';
import { live } from '../life/live.ts';
import { missing, unauthorized, validation } from '../outseta-error.ts';
import type { Account } from '../state.ts';
import { accountFor, serverOnly } from './callers.ts';
import { accountEntity, type Entity, personEntity } from './entities.ts';
import { selectFields } from './fields.ts';
import { listPage } from './lists.ts';

const accountOfPerson = (ctx: Pick<BillingContext, 'state'>, personUid: string): Account | undefined =>
  ctx.state.accounts.values().find((account) => account.personUid === personUid);

/** A token for a person, without her password: our key answers for her. */
export function makeToken(ctx: BillingContext): Entity {
  serverOnly(ctx);
  const person = ctx.state.personByEmail(String(ctx.call.body.username ?? ''));
  const account = person && accountOfPerson(ctx, person.uid);
  if (!person || !account)
    throw validation('Person', [{ property: 'Email', message: 'There is nobody by this email.' }]);
  const now = live(ctx, account.uid) ?? account;
  const token = ctx.tokens.issue(now, person, ctx.settings.tokenLifeMs);
  return { access_token: token, token_type: 'bearer', expires_in: Math.floor(ctx.settings.tokenLifeMs / 1000) };
}

export function listPeople(ctx: BillingContext): Entity {
  serverOnly(ctx);
  const entity = (person: Parameters<typeof personEntity>[0]) =>
    personEntity(person, accountOfPerson(ctx, person.uid)?.uid ?? null);
  return listPage(ctx, ctx.state.people.values().map(entity));
}

export function readPerson(ctx: BillingContext): Entity {
  serverOnly(ctx);
  const person = ctx.state.people.get(ctx.segments[2] ?? '');
  if (!person) throw missing('Person');
  return selectFields(personEntity(person, accountOfPerson(ctx, person.uid)?.uid ?? null), ctx.call.query.fields);
}

/** A person signs in by her e-mail: nobody else has it. What is left out stays. */
export function updatePerson(ctx: BillingContext): Entity {
  serverOnly(ctx);
  const person = ctx.state.people.get(ctx.segments[2] ?? '');
  if (!person) throw missing('Person');
  const { Email, FirstName, LastName } = ctx.call.body;
  const email = typeof Email === 'string' ? Email.trim() : person.email;
  const other = ctx.state.personByEmail(email);
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw validation('Person', [{ property: 'Email', message: 'Email is not valid.', code: 'email_error' }]);
  if (other && other.uid !== person.uid)
    throw validation('Person', [
      { property: 'Email', message: 'Email is used by somebody else.', code: 'unique_error' },
    ]);
  ctx.state.people.put(person.uid, {
    ...person,
    email,
    firstName: named(FirstName, person.firstName),
    lastName: named(LastName, person.lastName),
  });
  return readPerson(ctx);
}

const named = (given: unknown, before: string) => (typeof given === 'string' ? given.slice(0, 100) : before);

function own(ctx: BillingContext) {
  const person = ctx.caller.kind === 'person' ? ctx.state.people.get(ctx.caller.personUid) : undefined;
  if (!person || ctx.caller.kind !== 'person') throw unauthorized();
  return { person, account: accountFor(ctx, ctx.caller.accountUid) };
}

/** Who the token is, with the account that it opens and its card. */
export function readProfile(ctx: BillingContext): Entity {
  const { person, account } = own(ctx);
  return {
    ...personEntity(person, account.uid),
    Account: accountEntity(ctx, account),
    PaymentInformation: account.card && { CardLast4: account.card.last4 },
  };
}

export function updateProfile(ctx: BillingContext): Entity {
  const { person } = own(ctx);
  const { FirstName, LastName } = ctx.call.body;
  const next = { ...person, firstName: named(FirstName, person.firstName), lastName: named(LastName, person.lastName) };
  ctx.state.people.put(person.uid, next);
  return readProfile(ctx);
}
