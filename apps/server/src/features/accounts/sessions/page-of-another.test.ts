import { expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import type { TestClient } from '../../../testing/client.ts';
import { test } from '../../../testing/test.ts';
import { accountByDemoRole } from '../store.ts';

test.beforeAll(({ app }) => seedDemo(app.waypost));

const tokenOf = async (browser: TestClient) => String((await browser.get('/api/session/')).body.csrf_token);
/** As a page sends that got its token at some time before, in the browser as it is now. */
const send = (browser: TestClient, token: string, method: string, path: string, body: object = {}) =>
  browser.request(method, path, {
    csrf: false,
    headers: { 'content-type': 'application/json', 'x-csrftoken': token },
    body: JSON.stringify(body),
  });
const rename = (browser: TestClient, token: string) =>
  send(browser, token, 'PATCH', '/api/account_settings/', { first_name: 'Marina' });
const stale = { status: 403, body: { code: 'csrf' } };

test('What was typed on one person’s page is not saved for whoever signs in next', async ({ app }) => {
  const browser = app.client();
  const nobody = await tokenOf(browser);
  expect((await send(browser, nobody, 'POST', '/api/auth/demo/', { role: 'advisor' })).status).toBe(200);
  const [first, second] = [await tokenOf(browser), await tokenOf(browser)];
  for (const tab of [first, second]) expect((await rename(browser, tab)).status).toBe(200);
  expect(await rename(browser, nobody)).toMatchObject(stale);

  expect((await send(browser, second, 'POST', '/api/auth/logout/')).status).toBe(204);
  await browser.demo('advisor', 'pro');
  expect(await rename(browser, first)).toMatchObject(stale);
  expect(await send(browser, first, 'PATCH', '/api/mail_notices/')).toMatchObject(stale);
  expect(await send(browser, first, 'DELETE', '/api/sessions/')).toMatchObject(stale);
  expect((await browser.get('/api/account_settings/')).body).toMatchObject({ first_name: 'Theo' });

  // Without signing out before, too.
  const theo = await tokenOf(browser);
  await browser.demo('advisor');
  expect(await rename(browser, theo)).toMatchObject(stale);
});

test('Nor for whom staff begin to act, nor for the member of staff afterwards', async ({ app, db }) => {
  const browser = app.client();
  await browser.demo('staff');
  const own = await tokenOf(browser);
  const marina = await accountByDemoRole(db, 'advisor');
  await browser.post('/api/impersonation/', { user: marina?.id });
  expect(await rename(browser, own)).toMatchObject(stale);
  const borrowed = await tokenOf(browser);
  expect((await send(browser, borrowed, 'POST', '/api/auth/resend_verification/')).status).toBe(204);
  expect((await browser.delete('/api/impersonation/')).status).toBe(204);
  expect(await rename(browser, borrowed)).toMatchObject(stale);
  expect((await browser.get('/api/account_settings/')).body).toMatchObject({ first_name: 'Robin' });
});
