import type { Answer, Haste, NewAccount, PaymentsAccount, PaymentsAddress, PaymentsAsked } from '../port.ts';
import { Nonsense, readAccount, readListed, readPage, readPlan, readToken } from './read.ts';
import { at, type Line, send } from './send.ts';

const subscription = (name: string) => [`${name}.*`, `${name}.Plan.Uid`, `${name}.Plan.Name`];
/** All that we look at of an account. */
const FIELDS = [
  ...['Uid', 'ClientIdentifier', 'AccountStage'],
  ...subscription('CurrentSubscription'),
  ...subscription('LatestSubscription'),
  ...['PersonAccount.IsPrimary', 'PersonAccount.Person.Uid', 'PersonAccount.Person.Email'],
].join(',');
const PAGE = 100;

function understood<T>(answer: Answer<unknown>, read: (value: unknown) => T): Answer<T> {
  if (answer.kind !== 'ok') return answer;
  try {
    return { kind: 'ok', value: read(answer.value) };
  } catch (error) {
    if (error instanceof Nonsense) return { kind: 'away', why: 'nonsense' };
    throw error;
  }
}

/** Outseta's REST API, as far as we ask it. */
export function createOutseta(line: Line): PaymentsAsked {
  const get = (path: string, haste: Haste) => send(line, { method: 'GET', path, haste });
  return {
    async account(uid, haste) {
      const answer = await get(`crm/accounts/${encodeURIComponent(uid)}?fields=${FIELDS}`, haste);
      return understood(answer, (value) => {
        const account = readAccount(value);
        if (account.uid !== uid) throw new Nonsense();
        return account;
      });
    },
    async accountOfKey(clientKey) {
      const answer = await get(`crm/accounts?ClientIdentifier=${clientKey}&fields=${FIELDS}&limit=25`, 'asked');
      // A filter that Outseta would pass over gives somebody else's.
      return understood(
        answer,
        (value): PaymentsAccount | null =>
          readPage(value)
            .items.map(readAccount)
            .find((account) => account.clientKey === clientKey) ?? null,
      );
    },
    async createAccount(account) {
      const path = `crm/accounts?fields=${FIELDS}`;
      return understood(await send(line, { method: 'POST', path, body: bodyOf(account), haste: 'asked' }), readAccount);
    },
    async changeAddress(uid, address, haste) {
      const body = { Uid: uid, BillingAddress: addressOf(address) };
      const path = `crm/accounts/${encodeURIComponent(uid)}`;
      return understood(await send(line, { method: 'PUT', path, body, haste }), () => null);
    },
    async changeEmail(personUid, email, haste) {
      const body = { Uid: personUid, Email: email };
      const path = `crm/people/${encodeURIComponent(personUid)}`;
      return understood(await send(line, { method: 'PUT', path, body, haste }), (value) => {
        const kept = at(value, 'Email');
        // A field that it passed over has changed nothing.
        if (typeof kept === 'string' && kept.toLowerCase() !== email.toLowerCase()) throw new Nonsense();
        return null;
      });
    },
    async cancel(uid) {
      const path = `crm/accounts/cancellation/${encodeURIComponent(uid)}`;
      return understood(await send(line, { method: 'PUT', path, body: {}, haste: 'meanwhile' }), () => null);
    },
    async accounts(page) {
      // Without `fields`, and so without children of children, a page holds a hundred.
      const answer = await get(`crm/accounts?limit=${PAGE}&offset=${page}&orderBy=Created+ASC`, 'meanwhile');
      return understood(answer, (value) => {
        const { items, more } = readPage(value);
        return { accounts: items.map(readListed), more };
      });
    },
    async token(login) {
      const body = { username: login };
      return understood(await send(line, { method: 'POST', path: 'tokens', body, haste: 'asked' }), readToken);
    },
    async plans() {
      const answer = await get(`billing/plans?limit=${PAGE}`, 'asked');
      return understood(answer, (value) => readPage(value).items.map(readPlan));
    },
  };
}

const bodyOf = ({ clientKey, name, person, address }: NewAccount) => ({
  Name: name,
  ClientIdentifier: clientKey,
  BillingAddress: addressOf(address),
  PersonAccount: [
    {
      IsPrimary: true,
      Person: { Email: person.email, FirstName: person.firstName, LastName: person.lastName },
    },
  ],
});

const addressOf = ({ address, city, state, zipCode, country }: PaymentsAddress) => ({
  AddressLine1: address,
  City: city,
  State: state,
  PostalCode: zipCode,
  Country: country,
});
