import { getSession, listUsers, patchAccountSettings, signIn } from '@waypost/contract/accounts';
import { getProfile } from '@waypost/contract/profiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, type Seen, startApi } from '../../testing/api-server.ts';
import { session } from '../../testing/fixtures.ts';
import { showLocale } from '../i18n/locale-store.ts';
import { sessionExpiry } from '../session/expiry.ts';
import { sessionStore } from '../session/session-store.ts';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

let answer: (seen: Seen) => Reply | 'cut' = () => ({ status: 200, body: {} });
let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  api = await startApi((seen) => answer(seen));
  sessionStore.set(session());
  await showLocale('en');
});
afterEach(async () => {
  await api.stop();
});

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error('The call should have failed with an ApiError.');
  return error;
};

describe('call', () => {
  it('sends the language on every call and the CSRF token on writes only', async () => {
    await showLocale('fr');
    answer = () => ({ status: 200, body: {} });
    await call(getProfile, { params: { profile: 12 } });
    await call(patchAccountSettings, { body: { locale: 'fr' } });
    expect(api.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/profiles/12/',
      'PATCH /api/account_settings/',
    ]);
    expect(api.seen.map(({ headers }) => headers['accept-language'])).toEqual(['fr', 'fr']);
    expect(api.seen.map(({ headers }) => headers['x-csrftoken'])).toEqual([undefined, 'first-token']);
    expect(api.seen[1]?.body).toBe('{"locale":"fr"}');
  });

  it('writes queries as the wire wants them and sends the idempotency key', async () => {
    await call(listUsers, { query: { page: 2, search: 'a,b', page_size: undefined } }, { idempotencyKey: 'k1' });
    expect(api.seen[0]?.url).toBe('/api/users/?page=2&search=a,b');
    expect(api.seen[0]?.headers['idempotency-key']).toBe('k1');
  });

  it('throws what the server said, field by field', async () => {
    answer = () => ({
      status: 400,
      body: { user_message: 'No.', non_field_errors: ['a'], email: ['taken', 'short'], code: 'busy' },
    });
    const error = await failureOf(call(signIn, { body: { email: 'a', password: 'b' } }));
    expect(error).toMatchObject({
      status: 400,
      userMessage: 'No.',
      nonFieldErrors: ['a'],
      fields: { email: ['taken', 'short'] },
      code: 'busy',
    });
  });

  it('tells how long to wait after too many requests', async () => {
    answer = () => ({ status: 429, headers: { 'retry-after': '30' } });
    expect(await failureOf(call(getSession))).toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  it('reports status 0 when no answer comes', async () => {
    answer = () => 'cut';
    expect(await failureOf(call(getSession))).toMatchObject({ status: 0 });
  });

  it('waits for a new sign-in after 401 and sends the same call again', async () => {
    let signedIn = false;
    answer = () => (signedIn ? { status: 200, body: { first_name: 'M' } } : { status: 401 });
    const pending = call(patchAccountSettings, { body: { first_name: 'M' } });
    await expect.poll(() => sessionExpiry.isExpired()).toBe(true);
    signedIn = true;
    sessionExpiry.settle(true);
    expect(await pending).toEqual({ first_name: 'M' });
    expect(api.seen).toHaveLength(2);
    expect(sessionExpiry.isExpired()).toBe(false);
  });

  it('gives the 401 to the caller when the person does not sign in again', async () => {
    answer = () => ({ status: 401 });
    const pending = failureOf(call(getProfile, { params: { profile: 1 } }));
    await expect.poll(() => sessionExpiry.isExpired()).toBe(true);
    sessionExpiry.settle(false);
    expect(await pending).toMatchObject({ status: 401 });
  });

  it('does not ask to sign in when a public call answers 401', async () => {
    answer = () => ({ status: 401 });
    expect(await failureOf(call(signIn, { body: { email: '', password: '' } }))).toMatchObject({ status: 401 });
    expect(sessionExpiry.isExpired()).toBe(false);
  });

  it('fetches a fresh CSRF token once when the old one is refused', async () => {
    answer = ({ url, headers }) => {
      if (url.startsWith('/api/session/')) return { status: 200, body: session({ csrf_token: 'fresh' }) };
      return headers['x-csrftoken'] === 'fresh' ? { status: 200, body: {} } : { status: 403, body: { code: 'csrf' } };
    };
    await call(patchAccountSettings, { body: { first_name: 'M' } });
    expect(api.seen.map(({ url }) => url)).toEqual([
      '/api/account_settings/',
      '/api/session/?slug=blue-fjord',
      '/api/account_settings/',
    ]);
    expect(sessionStore.require().csrf_token).toBe('fresh');
  });
});
