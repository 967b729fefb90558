import { createHook } from 'node:async_hooks';
import { expect } from 'vitest';
import { tag } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { hashPassword } from './passwords.ts';
import { issueLink } from './tokens.ts';

const password = 'seven nights at sea';

const test = base.extend('person', async ({ db, ana }) => {
  const email = `${tag()}@agency.example`;
  const password_hash = await hashPassword(password);
  await db.run('UPDATE users SET email = $2, password_hash = $3 WHERE id = $1', [ana.userId, email, password_hash]);
  /** What `call` answers when the account was locked before it, and `meanwhile` is kept only when the call waits for the lock. */
  async function meets(call: () => ReturnType<typeof ana.client.get>, ...meanwhile: [string, ...unknown[]][]) {
    const { answer } = await db.transaction(async (tx) => {
      await tx.run('SELECT FROM users WHERE id = $1 FOR UPDATE', [ana.userId]);
      const answer = call();
      await expect
        .poll(
          () => db.rows("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"),
          { timeout: 20_000 },
        )
        .toHaveLength(1);
      for (const [text, ...values] of meanwhile) await tx.run(text, [ana.userId, ...values]);
      return { answer };
    });
    return answer;
  }
  const other = await hashPassword('a quite new password');
  return { email, meets, changes: ['UPDATE users SET password_hash = $2 WHERE id = $1', other] as [string, string] };
});

test('Who signs in while the password is changed comes in no more with the old one', async ({
  app,
  db,
  ana,
  person,
}) => {
  const { email, meets, changes } = person;
  const answer = await meets(() => app.client().post('/api/auth/login/', { email, password }), changes);
  expect(answer).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
  expect(await db.rows('SELECT FROM sessions WHERE user_id = $1', [ana.userId])).toHaveLength(1);
});

test.for([
  { new_password: 'the password of a thief' },
  { email: 'thief@agency.example' },
])('The old password changes nothing any more when it is changed meanwhile: %j', async (change, {
  db,
  ana,
  person,
}) => {
  const asked = { ...change, current_password: password };
  expect(await person.meets(() => ana.client.patch('/api/account_settings/', asked), person.changes)).toMatchObject({
    status: 400,
    body: { current_password: [expect.any(String)] },
  });
  const kept = await db.row('SELECT email, password_hash FROM users WHERE id = $1', [ana.userId]);
  expect(kept).toEqual({ email: person.email, password_hash: person.changes[1] });
});

const accept = { password: 'a password of mine', first_name: 'Lea', last_name: 'Roy', accept_terms: true };
const doors = {
  invitation: ['/api/auth/invitation/', accept],
  reset: ['/api/auth/password_reset_confirm/', { password: accept.password }],
  verify: ['/api/auth/verify_email/', {}],
} as const;
type Kind = keyof typeof doors;

const linked = test.extend('link', ({ app, db, ana, person }) => ({
  issue: (kind: Kind) => db.transaction((tx) => issueLink(tx, { kind, userId: ana.userId, email: person.email })),
  use: (kind: Kind, token: string) => app.client().post(doors[kind][0], { ...doors[kind][1], token }),
  /** Invited, and never answered. */
  invited: () => db.run('UPDATE users SET password_hash = NULL, invited_at = now() WHERE id = $1', [ana.userId]),
}));

linked('Whichever link sets the password, no other link sets another', async ({ app, link }) => {
  for (const first of ['reset', 'invitation'] as const) {
    await link.invited();
    const tokens = { reset: await link.issue('reset'), invitation: await link.issue('invitation') };
    expect((await link.use(first, tokens[first])).status).toBeLessThan(300);
    for (const kind of ['reset', 'invitation'] as const) expect((await link.use(kind, tokens[kind])).status).toBe(400);
    expect((await app.client().get(`/api/auth/invitation/?token=${tokens.invitation}`)).status).toBe(400);
  }
  // Made in whatever way, an invitation is nothing to an account that has its password.
  const late = { reset: await link.issue('reset'), invitation: await link.issue('invitation') };
  expect((await app.client().get(`/api/auth/invitation/?token=${late.invitation}`)).status).toBe(400);
  expect((await link.use('invitation', late.invitation)).status).toBe(400);
});

linked.for(Object.keys(doors) as Kind[])(
  'A %s link waits for whoever holds the account, and does not hold itself against them',
  async (kind, { person, link }) => {
    if (kind === 'invitation') await link.invited();
    const token = await link.issue(kind);
    const ended = 'UPDATE one_time_tokens SET used_at = now() WHERE user_id = $1';
    expect((await person.meets(() => link.use(kind, token), [ended])).status).toBe(400);
  },
);

test('A link or a code that opens nothing costs no hash of a password', async ({ app }) => {
  let hashes = 0;
  const counting = createHook({ init: (_id, type) => (hashes += Number(type === 'ARGON2REQUEST')) }).enable();
  const client = app.client();
  const password = 'seven nights at sea';
  const person = { password, first_name: 'Ida', last_name: 'Berg' };
  const [token, code] = ['nothing', 'AAAA-AAAA-AAAA-AAAA'];
  for (const [path, body] of [
    ['/api/auth/invitation/', { ...person, token, accept_terms: true }],
    ['/api/auth/password_reset_confirm/', { token, password }],
    ['/api/auth/first_run/', { code, account: { ...person, email: 'ida@x.example' } }],
  ] as const)
    expect(await client.post(path, body), path).toMatchObject({ status: 400 });
  expect(hashes).toBe(0);
  await client.post('/api/auth/login/', { email: 'ida@x.example', password });
  expect(hashes).toBe(1);
  counting.disable();
});
