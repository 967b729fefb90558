import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { throttleAll, tidyThrottles } from './throttle.ts';

test('Tidying removes the counters of past windows and keeps those that still count', async ({ db }) => {
  await db.run("INSERT INTO throttles VALUES ('old', app_now() - interval '2 days', 3), ('new', app_now(), 3)");
  await tidyThrottles(db);
  expect(await db.row("SELECT string_agg(key, ',') AS keys FROM throttles")).toEqual({ keys: 'new' });
});

test('One statement counts under each, and refuses until the last of them lets go', async ({ db }) => {
  const limit = (name: string, hits: number, windowS: number) => ({ name, per: 'account', hits, windowS }) as const;
  const [minute, day] = [limit('minute', 1, 60), limit('day', 1, 86_400)];
  await db.run('DELETE FROM throttles');
  await throttleAll(db, [
    [minute, 'ana'],
    [day, 'ana'],
  ]);
  await expect(throttleAll(db, [[minute, 'ana']])).rejects.toMatchObject({ status: 429 });
  const ends =
    "SELECT ceil(extract(epoch FROM max(window_start) + interval '1 day' - app_now()))::int AS left FROM throttles WHERE key LIKE 'day:%'";
  const { left = 0 } = (await db.row<{ left: number }>(ends)) ?? {};
  const both = throttleAll(db, [
    [day, 'ana'],
    [minute, 'ana'],
  ]);
  await expect(both).rejects.toMatchObject({ status: 429, retryAfterS: expect.closeTo(left, -1) });
  await throttleAll(db, [[minute, 'bo']]);
});
