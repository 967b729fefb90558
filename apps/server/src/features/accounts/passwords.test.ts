import { expect } from 'vitest';
import { tag } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { hashPassword } from './passwords.ts';

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
