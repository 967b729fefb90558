import { randomUUID } from 'node:crypto';
import { type FaultAction, startSandbox } from '@waypost/sandbox';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentSettings } from '../registrations.ts';
import { createOutseta } from './create.ts';
import { readNotice } from './notice.ts';
import { readAccount } from './read.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
const { billing } = sandbox.control;
const settings = paymentSettings({}, sandbox.url)?.settings;
if (settings === undefined) throw new Error('the sandbox sells nothing');
const signed = (text: string) => ({ 'x-hub-signature-256': billing.sign(text) });
const held: number[] = [];
const outseta = createOutseta({
  ...settings,
  turns: { reserve: async () => 0, hold: async (ms) => void held.push(ms) },
});

beforeEach(() => {
  sandbox.control.reset();
  billing.set({ perSecond: 1_000 });
  held.length = 0;
});

const address = { address: '1 Main St', city: 'Austin', state: 'TX', zipCode: '73301', country: 'US' };
const person = { email: 'ida@agency.example', firstName: 'Ida', lastName: 'Lee' };
const made = async (clientKey: string = randomUUID()) => {
  const answer = await outseta.createAccount({ clientKey, name: 'Ida Lee', person, address });
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.value;
};

describe('Outseta’s wire', () => {
  test('An account is made with its key, its person and its address, and read as it is', async () => {
    const key = randomUUID();
    const account = await made(key);
    expect(account).toMatchObject({ clientKey: key, login: person.email, current: null, latest: null, state: null });
    expect(await outseta.account(account.uid, 'asked')).toEqual({ kind: 'ok', value: account });
    expect(billing.account(account.uid).address).toMatchObject({ AddressLine1: '1 Main St', Country: 'US' });
    expect(await outseta.accountOfKey(key)).toEqual({ kind: 'ok', value: account });
    expect(await outseta.accountOfKey(randomUUID())).toEqual({ kind: 'ok', value: null });
  });

  test('A person’s new e-mail is hers from then on, also for her tokens; another customer’s is refused', async () => {
    const { uid, personUid } = await made();
    const change = (email: string) => outseta.changeEmail(personUid ?? '', email, 'meanwhile');
    expect(await change('ida.lee@agency.example')).toEqual({ kind: 'ok', value: null });
    expect(await outseta.account(uid, 'asked')).toMatchObject({ value: { login: 'ida.lee@agency.example' } });
    expect(await outseta.token('ida.lee@agency.example')).toMatchObject({ kind: 'ok', value: { accountUid: uid } });
    expect(await outseta.token(person.email)).toMatchObject({ kind: 'refused' });
    expect(await change('IDA.LEE@agency.example')).toEqual({ kind: 'ok', value: null });
    await made();
    expect(await change(person.email)).toEqual({ kind: 'refused', fields: ['email'] });
    expect(await outseta.changeEmail('Nobody12', 'a@agency.example', 'meanwhile')).toEqual({ kind: 'missing' });
  });

  test('What is bought, and what follows it, comes with its times', async () => {
    const { uid } = await made();
    billing.setCard(uid, 'good');
    billing.choosePlan(uid, 'WpProA01');
    billing.choosePlan(uid, 'WpFree01');
    const answer = await outseta.account(uid, 'asked');
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    const { current, latest, state } = answer.value;
    expect({ state, now: current?.planUid, next: latest?.planUid }).toEqual({
      state: 'active',
      now: 'WpProA01',
      next: 'WpFree01',
    });
    expect(latest?.starts).toEqual(current?.renews);
    expect(Math.abs((current?.starts.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test.for([
    ['cancel', 'cancelling'],
    ['expire', 'expired'],
    ['refund', 'expired'],
  ] as const)('After %s it is %s', async ([verb, state]) => {
    const { uid } = await made();
    billing.setCard(uid, 'good');
    billing.choosePlan(uid, 'WpProA01');
    billing[verb](uid);
    expect(await outseta.account(uid, 'asked')).toMatchObject({ value: { state } });
  });

  test('A list page tells by its marks what has changed, and the same mark comes with the account itself', async () => {
    const { uid } = await made();
    const marks = async () => {
      const answer = await outseta.accounts(0);
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      return new Map(answer.value.accounts.map((account) => [account.uid, account.mark]));
    };
    const before = await marks();
    billing.setCard(uid, 'good');
    expect(await marks()).toEqual(before);
    billing.choosePlan(uid, 'WpProA01');
    const after = await marks();
    expect(after.get(uid)).not.toBe(before.get(uid));
    expect(await outseta.account(uid, 'asked')).toMatchObject({ value: { mark: after.get(uid) } });
    billing.set({ pageMax: { plain: 4, withChildren: 2 } });
    expect(await outseta.accounts(0)).toMatchObject({ value: { more: true } });
    expect(await outseta.accounts(1)).toMatchObject({ value: { more: false } });
  });

  test('Refusals name our fields', async () => {
    const { uid } = await made();
    const refused = await outseta.changeAddress(uid, { ...address, zipCode: '00000' }, 'asked');
    expect(refused).toEqual({ kind: 'refused', fields: ['zip_code'] });
    expect(await outseta.createAccount({ clientKey: randomUUID(), name: 'Ida', person, address })).toEqual({
      kind: 'refused',
      fields: ['email'],
    });
    expect(await outseta.changeAddress(uid, address, 'asked')).toEqual({ kind: 'ok', value: null });
    expect(await outseta.account('Nobody01', 'asked')).toEqual({ kind: 'missing' });
  });

  test('A token opens one account, which it names; plans come with what they cost', async () => {
    const { uid } = await made();
    const answer = await outseta.token(person.email);
    expect(answer).toMatchObject({ kind: 'ok', value: { accountUid: uid } });
    expect(await outseta.token('nobody@agency.example')).toMatchObject({ kind: 'refused' });
    const plans = await outseta.plans();
    expect(plans).toMatchObject({ kind: 'ok' });
    if (plans.kind === 'ok')
      expect(plans.value).toContainEqual({ uid: 'WpProA01', name: 'PRO', annualRate: 149, active: true });
  });

  test('The fifth request of a second is too many, and everybody is held for as long as is asked', async () => {
    billing.set({ perSecond: 4 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => outseta.plans()));
    expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(4);
    expect(answers.find(({ kind }) => kind !== 'ok')).toEqual({ kind: 'away', why: 'busy', waitMs: 1_000 });
    expect(held).toEqual([1_000]);
  });

  test.for<[string, FaultAction]>([
    ['silent', { kind: 'reset' }],
    ['trouble', { kind: 'status', status: 502, body: 'Bad gateway' }],
    ['nonsense', { kind: 'garbage' }],
    ['nonsense', { kind: 'status', status: 200, body: '[]' }],
    ['key', { kind: 'outseta_error', status: 401 }],
  ])('What is no answer is %s: %j', async ([why, action]) => {
    for (const ask of [
      () => outseta.account('MarinaA1', 'asked'),
      () => outseta.accounts(0),
      () => outseta.token('a@b.c'),
    ]) {
      sandbox.control.addFault({ path: '/outseta/api/', action });
      expect(await ask()).toMatchObject({ kind: 'away', why });
    }
  });
});

test('Times without a zone are of UTC, and an account that lacks a part is no account', () => {
  const one = {
    Uid: 'S1',
    Plan: { Uid: 'P1' },
    StartDate: '2026-11-23T05:00:00',
    RenewalDate: '2027-11-23T00:00:00-05:00',
  };
  const whole = { Uid: 'A1', AccountStage: 3, CurrentSubscription: one, LatestSubscription: one };
  expect(readAccount(whole).current).toMatchObject({
    starts: new Date('2026-11-23T05:00:00Z'),
    renews: new Date('2027-11-23T05:00:00Z'),
  });
  for (const name of Object.keys(whole)) {
    const { [name as keyof typeof whole]: _, ...less } = whole;
    expect(() => readAccount(less), name).toThrow();
  }
  expect(() => readAccount({ ...whole, CurrentSubscription: { ...one, Plan: null } })).toThrow();
  for (const StartDate of ['soon', '+275760-01-01T00:00:00Z', '1969-12-31T00:00:00Z', '2026-11-23\0'])
    expect(() => readAccount({ ...whole, CurrentSubscription: { ...one, StartDate } }), StartDate).toThrow();
  expect(() => readAccount({ ...whole, CurrentSubscription: { ...one, Plan: { Uid: 'Z\0' } } })).toThrow();
});

test('An account that pays and has nothing contradicts itself, and says nothing', () => {
  const none = { Uid: 'A1', CurrentSubscription: null, LatestSubscription: null };
  for (const AccountStage of [2, 3, 4, 7, 99]) expect(() => readAccount({ ...none, AccountStage })).toThrow();
  for (const AccountStage of [null, 5, 6]) expect(readAccount({ ...none, AccountStage }).current).toBeNull();
});

test('A signature is over the raw body with the bytes of the key, not its text', () => {
  const key = '00ff'.repeat(16);
  const raw = Buffer.from('{"Uid":"A1"}');
  // openssl dgst -sha256 -mac HMAC -macopt hexkey:00ff…
  expect(readNotice(key, raw, signed('x'))).toBeNull();
  expect(readNotice(settings.webhookKey, raw, signed(raw.toString()))).toEqual(['A1']);
  const zero = JSON.stringify({ Uid: 'a\0b', Account: { Uid: 'A2' } });
  expect(readNotice(settings.webhookKey, Buffer.from(zero), signed(zero))).toEqual(['A2']);
  expect(readNotice(undefined, raw, signed(raw.toString()))).toBeNull();
});
