import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { tidyThrottles } from './throttle.ts';

test('Tidying removes the counters of past windows and keeps those that still count', async ({ db }) => {
  await db.run("INSERT INTO throttles VALUES ('old', app_now() - interval '2 days', 3), ('new', app_now(), 3)");
  await tidyThrottles(db);
  expect(await db.row("SELECT string_agg(key, ',') AS keys FROM throttles")).toEqual({ keys: 'new' });
});
