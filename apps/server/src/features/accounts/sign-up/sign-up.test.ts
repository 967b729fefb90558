import { MAILS_TO_STRANGERS, SIGN_UPS, VERIFICATIONS } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import { sendWaitingMails } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { person, START } from '../testing/person.ts';

const test = base.extend('visitor', ({ app }) => {
  const signUp = (changes: Record<string, unknown>, client = app.client()) =>
    client.post('/api/auth/signup/', { ...details, ...changes });
  /** Sends what waits in the outbox and answers the newest link of the kind. */
  async function linkIn(kind: string): Promise<string> {
    await sendWaitingMails(app.waypost);
    const path = kind === 'verify' ? 'verify' : 'reset';
    const text = app.sandbox.control.mails().find((entry) => entry.text.includes(`/accounts/${path}/`))?.text ?? '';
    return new RegExp(`/accounts/${path}/\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
  }
  return { signUp, linkIn };
});

test.beforeAll(async ({ app }) => {
  await app.turnTo(START);
});
test.beforeEach(({ db }) => db.run('DELETE FROM throttles'));

const details = { email: 'ada@agency.example', ...person };

test('Signing up makes an account with one incomplete free profile, signs in and mails a link that confirms the address', async ({
  app,
  db,
  visitor,
}) => {
  const client = app.client();
  expect(await visitor.signUp({ locale: 'fr' }, client)).toMatchObject({
    status: 201,
    body: { user: { email: details.email, locale: 'fr', email_verification: false }, redirect: '/ada-stone/setup/' },
  });
  expect((await client.get('/api/session/')).body).toMatchObject({
    profile: { slug: 'ada-stone', plan: 'free', completed: false, first_name: 'Ada', email_verification: false },
  });
  const token = await visitor.linkIn('verify');
  expect(token).toHaveLength(43);
  expect(
    (await db.row<{ n: number }>("SELECT count(*) AS n FROM mails WHERE params::text LIKE '%' || $1 || '%'", [token]))
      ?.n,
  ).toBe(0);

  const anybody = app.client();
  expect(await anybody.post('/api/auth/verify_email/', { token })).toEqual(
    expect.objectContaining({ status: 200, body: { email_verification: true } }),
  );
  expect(await anybody.post('/api/auth/verify_email/', { token })).toMatchObject({
    status: 400,
    body: { token: ['This link has expired or was already used. Request a new one.'] },
  });
  expect((await client.get('/api/account_settings/')).body).toMatchObject({ email_verification: true });
});

test('A taken address is refused without saying so, and its owner gets a mail', async ({ db, visitor }) => {
  await visitor.signUp({ email: 'taken@agency.example' });
  const again = await visitor.signUp({ email: 'TAKEN@agency.example', first_name: 'Mallory' });
  expect(again.status).toBe(400);
  expect(JSON.stringify(again.body)).not.toMatch(/exists|taken|in use|registered/i);
  expect(again.body).not.toHaveProperty('email');
  expect(await db.row("SELECT count(*) AS n FROM users WHERE lower(email) = 'taken@agency.example'")).toEqual({ n: 1 });
  expect(await db.row("SELECT address FROM mails WHERE kind = 'account_exists'")).toEqual({
    address: 'taken@agency.example',
  });
});

test('Namesakes get different slugs, also side by side; reserved and used ones are not given', async ({
  db,
  visitor,
}) => {
  const name = { first_name: 'Zoë', last_name: 'Ångström' };
  const answers = await Promise.all([1, 2, 3].map((n) => visitor.signUp({ ...name, email: `zoe${n}@agency.example` })));
  expect(answers.map((answer) => answer.body.redirect).sort()).toEqual([
    '/zoe-angstrom-2/setup/',
    '/zoe-angstrom-3/setup/',
    '/zoe-angstrom/setup/',
  ]);
  const reserved = await visitor.signUp({ first_name: 'sign', last_name: 'up', email: 'reserved@agency.example' });
  expect(reserved.body.redirect).toBe('/sign-up-advisor/setup/');
  await db.run("INSERT INTO used_slugs (slug) VALUES ('gone-before')");
  const gone = await visitor.signUp({ first_name: 'Gone', last_name: 'Before', email: 'gone@agency.example' });
  expect(gone.body.redirect).toBe('/gone-before-2/setup/');
});

test('Bad input is told per field', async ({ visitor }) => {
  const { status, body } = await visitor.signUp({
    email: 'nonsense',
    password: 'short',
    first_name: ' ',
    accept_terms: false,
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    email: ['Enter a valid email.'],
    password: ['Use at least 10 characters.'],
    first_name: ['This field can’t be blank.'],
    accept_terms: ['Please accept this to continue.'],
  });
});

test.for([
  'evil.example/prize',
  'Click www.evil.example',
  'a@evil.example',
  'two\nlines',
  'bent \u202e name',
])('A name that a mail program would make more of is refused: %j', async (first_name, { visitor }) => {
  const refused = { first_name: ['This value isn’t valid.'] };
  expect(await visitor.signUp({ first_name, email: 'name@agency.example' })).toMatchObject({
    status: 400,
    body: refused,
  });
});
test('Names are as people have them', async ({ visitor, db }) => {
  for (const [n, last_name] of ['St. John', 'O’Brien-Łukasz', 'J.R. de la Cruz', 'Nuñez, Jr.', '李'].entries()) {
    await db.run('DELETE FROM throttles');
    expect((await visitor.signUp({ last_name, email: `n${n}@agency.example` })).status).toBe(201);
  }
});

test('An address gets no more mails of strangers than a few a day, and its owner one', async ({ app, db, visitor }) => {
  const owner = app.client();
  await visitor.signUp({ email: 'target@agency.example' }, owner);
  for (let n = 1; n < MAILS_TO_STRANGERS.hits; n++)
    expect((await visitor.signUp({ email: ' Target@Agency.example'.trim() })).status).toBe(400);
  await db.run("DELETE FROM throttles WHERE key LIKE 'sign-up:%'");
  expect((await visitor.signUp({ email: 'target@agency.example' })).status).toBe(429);
  // What strangers tried costs the owner none of the links that he asks for.
  expect((await owner.post('/api/auth/resend_verification/')).status).toBe(204);
  expect(await db.rows("SELECT kind FROM mails WHERE address = 'target@agency.example' ORDER BY id")).toEqual([
    { kind: 'verify' },
    { kind: 'account_exists' },
    { kind: 'verify' },
  ]);
});

test('A password that anybody would try first is refused', async ({ visitor }) => {
  for (const weak of ['qwertyuiop', 'ada@agency.example'])
    expect(await visitor.signUp({ password: weak })).toMatchObject({
      status: 400,
      body: { password: [expect.any(String)] },
    });
});

test('Sign-ups of one network are limited', async ({ db, visitor }) => {
  await visitor.signUp({ email: 'first@agency.example' });
  await db.run('UPDATE throttles SET hits = $1', [SIGN_UPS.hits]);
  const refused = await visitor.signUp({ email: 'one-too-many@agency.example' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('The link can be mailed again: each lives for a day and ends with the first that is used; five an hour is enough', async ({
  app,
  visitor,
}) => {
  const client = app.client();
  await visitor.signUp({ email: 'again@agency.example' }, client);
  app.sandbox.control.reset();
  const first = await visitor.linkIn('verify');
  app.sandbox.control.reset();
  expect((await client.post('/api/auth/resend_verification/')).status).toBe(204);
  const second = await visitor.linkIn('verify');
  expect(second).not.toBe(first);
  const verify = (token: string) => app.client().post('/api/auth/verify_email/', { token });
  await app.turnTo(START + 25 * 3_600_000);
  expect((await verify(second)).status).toBe(400);
  await app.turnTo(START);
  expect((await verify(first)).status).toBe(200);
  expect((await verify(second)).status).toBe(400);
  for (let n = 1; n < VERIFICATIONS.hits; n++)
    expect((await client.post('/api/auth/resend_verification/')).status).toBe(204);
  expect((await client.post('/api/auth/resend_verification/')).status).toBe(429);
  expect((await app.client().post('/api/auth/resend_verification/')).status).toBe(401);
});
