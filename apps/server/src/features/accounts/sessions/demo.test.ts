import type { FastifyRequest } from 'fastify';
import { describe, expect } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { createTestApp } from '../../../testing/app.ts';
import { test } from '../../../testing/test.ts';
import { demoAllowed } from '../policy.ts';

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as FastifyRequest;
const allowed = (mode: Config['mode'], from: string, headers: Record<string, string>) =>
  demoAllowed({ mode } as Config)(request(from, headers));

describe('The demo sign-in opens', () => {
  test.each([
    ['127.0.0.1', 'localhost:4300'],
    ['::1', '[::1]:4300'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('in sandbox mode from %s as %s', (from, host) => {
    expect(allowed('sandbox', from, { host })).toBe(true);
  });

  test.each([
    ['another mode', 'live', '127.0.0.1', { host: 'localhost' }],
    ['another computer', 'sandbox', '192.168.1.7', { host: 'localhost' }],
    ['a name that points here (DNS rebinding)', 'sandbox', '127.0.0.1', { host: 'evil.example:4300' }],
    ['a name that begins like here', 'sandbox', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['a proxy on this computer', 'sandbox', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    ['no Host header', 'sandbox', '127.0.0.1', {}],
  ] as const)('not for %s', (_, mode, from, headers) => {
    expect(allowed(mode, from, headers)).toBe(false);
  });
});

describe('POST /api/auth/demo/', () => {
  test.beforeAll(({ app }) => seedDemo(app.waypost));

  test.for([
    ['advisor', undefined, 'Marina', 'premium'],
    ['advisor', 'pro', 'Theo', 'pro'],
    ['advisor', 'free', 'Iris', 'free'],
  ] as const)('signs in the %s of plan %s', async ([role, plan, name, expected], { app }) => {
    const session = await app.client().demo(role, plan);
    expect(session).toMatchObject({ user: { first_name: name }, profile: { plan: expected } });
  });

  test('signs in staff, who land at the user list', async ({ app }) => {
    const client = app.client();
    const { body } = await client.post('/api/auth/demo/', { role: 'staff' });
    expect(body).toMatchObject({ user: { is_staff: true }, redirect: '/admin/users/' });
    expect(await client.get('/api/session/')).toMatchObject({ body: { profile: null, profiles: [] } });
  });

  test('answers 404 behind a proxy, whatever it claims', async ({ app }) => {
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await app.client().post('/api/auth/demo/', { role: 'advisor' }, headers)).status).toBe(404);
  });
});

test('Outside sandbox mode the route does not exist', async () => {
  const live = await createTestApp({
    env: {
      SANDBOX: 'off',
      PUBLIC_URL: 'http://localhost',
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
      SESSION_SECRET: 'a secret of this test that is long enough',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'Waypost <post@agency.example>',
      META_APP_ID: '1',
      META_APP_SECRET: 'x',
    },
  });
  await seedDemo(live.waypost);
  const client = live.client();
  expect((await client.get('/api/session/')).body).toMatchObject({ demo_sign_in: false, sandbox: null });
  expect((await client.post('/api/auth/demo/', { role: 'staff' })).status).toBe(404);
  const bare = await client.request('POST', '/api/auth/demo/', { csrf: false });
  expect(bare.status).toBe(404);
  await live.close();
});
