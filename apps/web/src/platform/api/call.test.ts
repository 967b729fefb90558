import { getSession, listUsers, patchAccountSettings, signIn } from '@waypost/contract/accounts';
import { getProfile } from '@waypost/contract/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../testing/api.ts';
import { account, businessProfile, listed, session, user } from '../../testing/fixtures.ts';
import { showLocale } from '../i18n/locale-store.ts';
import { sessionExpiry } from '../session/expiry.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

beforeEach(async () => {
  signedIn();
  await showLocale('en');
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
    answer(getProfile, businessProfile());
    answer(patchAccountSettings, account);
    await call(getProfile, { params: { profile: 12 } });
    await call(patchAccountSettings, { body: { locale: 'fr', first_name: 'Zo\0é' } });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/profiles/12/',
      'PATCH /api/account_settings/',
    ]);
    expect(asked.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'fr']);
    expect(asked.map(({ headers }) => headers.get('x-csrftoken'))).toEqual([null, 'first-token']);
    // What nobody sees and no server stores is left out.
    expect(asked[1]?.body).toBe('{"locale":"fr","first_name":"Zoé"}');
  });

  it('writes queries as the wire wants them', async () => {
    answer(listUsers, listed());
    await call(listUsers, { query: { page: 2, search: 'a,b', page_size: undefined } });
    expect(asked[0]?.url).toBe('/api/users/?page=2&search=a,b');
  });

  it('throws what the server said, field by field', async () => {
    answer(signIn, () =>
      refuse(400, { user_message: 'No.', non_field_errors: ['a'], email: ['taken', 'short'], code: 'busy' }),
    );
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
    answer(getSession, () => refuse(429, {}, { 'retry-after': '30' }));
    expect(await failureOf(call(getSession))).toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  it('reports status 0 when no answer comes', async () => {
    answer(getSession, cut);
    expect(await failureOf(call(getSession))).toMatchObject({ status: 0 });
  });

  it('waits for a new sign-in after 401 and sends the same call again', async () => {
    answer(patchAccountSettings, () => refuse(401));
    const pending = call(patchAccountSettings, { body: { first_name: 'M' } });
    await expect.poll(() => sessionExpiry.end()).toBe('expired');
    answer(patchAccountSettings, account);
    sessionExpiry.settle(true);
    expect(await pending).toEqual(account);
    expect(asked).toHaveLength(2);
    expect(sessionExpiry.end()).toBeNull();
  });

  it('gives the 401 to the caller when the person does not sign in again', async () => {
    answer(getProfile, () => refuse(401));
    const pending = failureOf(call(getProfile, { params: { profile: 1 } }));
    await expect.poll(() => sessionExpiry.end()).toBe('expired');
    sessionExpiry.settle(false);
    expect(await pending).toMatchObject({ status: 401 });
  });

  it('does not ask to sign in when a public call answers 401', async () => {
    answer(signIn, () => refuse(401));
    expect(await failureOf(call(signIn, { body: { email: '', password: '' } }))).toMatchObject({ status: 401 });
    expect(sessionExpiry.end()).toBeNull();
  });

  it('fetches a fresh CSRF token once when the old one is refused', async () => {
    answer(getSession, session({ csrf_token: 'fresh' }));
    answer(patchAccountSettings, ({ headers }) =>
      headers.get('x-csrftoken') === 'fresh' ? account : refuse(403, { code: 'csrf' }),
    );
    await call(patchAccountSettings, { body: { first_name: 'M' } });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/account_settings/',
      '/api/session/?slug=blue-fjord',
      '/api/account_settings/',
    ]);
    expect(sessionStore.require().csrf_token).toBe('fresh');
  });

  it.each([
    ['somebody else is signed in', { user: { ...user, pk: 8, first_name: 'Theo' } }],
    ['staff act for her', { impersonator: { pk: 2, name: 'Robin Keller' } }],
  ])('never sends what was typed once %s: the page is told to give way', async (_case, change) => {
    const now = session({ csrf_token: 'fresh', ...change });
    answer(getSession, now);
    answer(patchAccountSettings, () => refuse(403, { code: 'csrf' }));
    expect(await failureOf(call(patchAccountSettings, { body: { first_name: 'M' } }))).toMatchObject({ status: 403 });
    expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'GET']);
    // Nor is the other one taken by whatever reads the session meanwhile: the next save would be theirs.
    await refreshSession();
    expect(sessionStore.require()).toEqual(session());
    expect(sessionExpiry.end()).toBe('somebody-else');
    sessionExpiry.settle(false);
  });

  it('sends the sign-in of a page whose session is over, and of one that never had any', async () => {
    answer(getSession, session({ csrf_token: 'fresh', user: null }));
    answer(signIn, ({ headers }) =>
      headers.get('x-csrftoken') === 'fresh' ? { user, redirect: '/' } : refuse(403, { code: 'csrf' }),
    );
    const body = { email: 'marina@bluefjord.example', password: 'b' };
    expect(await call(signIn, { body })).toMatchObject({ user: { pk: user.pk } });
    sessionStore.set(session({ user: null, csrf_token: 'stale' }));
    answer(getSession, session({ csrf_token: 'fresh' }));
    expect(await call(signIn, { body })).toMatchObject({ user: { pk: user.pk } });
    expect(sessionExpiry.end()).toBeNull();
  });
});
