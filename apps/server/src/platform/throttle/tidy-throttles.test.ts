import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { tidyThrottles } from './tidy-throttles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('Tidying removes the counters of past windows and keeps those that still count', async () => {
  const { db } = app.waypost;
  await db.run("INSERT INTO throttles VALUES ('old', app_now() - interval '2 days', 3), ('new', app_now(), 3)");
  await tidyThrottles(db);
  expect(await db.row("SELECT string_agg(key, ',') AS keys FROM throttles")).toEqual({ keys: 'new' });
});
