import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { openSession } from './sessions/sessions.ts';
import { tidyAccounts } from './tidy-accounts.ts';

test('Tidying removes what is over and leaves what counts', async ({ db }) => {
  const user = await db.row<{ id: number }>(
    "INSERT INTO users (email, first_name, last_name) VALUES ('a@agency.example', 'A', 'B') RETURNING id",
  );
  const userId = user?.id ?? 0;
  const now = new Date();
  await openSession(db, { userId, now });
  await openSession(db, { userId, now: new Date(now.getTime() - 40 * 86_400_000) });
  await db.run(
    `INSERT INTO one_time_tokens (token_hash, user_id, kind, email, expires_at)
     VALUES ('\\x01', $1, 'reset', 'a', app_now() - interval '8 days'), ('\\x02', $1, 'reset', 'a', app_now())`,
    [userId],
  );
  await tidyAccounts(db);
  expect(
    await db.row(
      `SELECT (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM one_time_tokens) AS tokens`,
    ),
  ).toEqual({ sessions: 1, tokens: 1 });
});
