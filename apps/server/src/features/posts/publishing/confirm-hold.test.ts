import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../app/seed/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.waypost);
});
afterAll(() => app?.close());

const hold = () =>
  app.waypost.db.run(
    `INSERT INTO installation (key, value) VALUES ('publishing_held', '{"reason": "outage", "since": "2026-11-21T08:00:00Z"}')`,
  );
const records = () => app.waypost.db.rows("SELECT FROM audit_log WHERE action = 'publishing.resumed'");

test('a hold is shown to everybody who is signed in, and ended by staff alone, with a record', async () => {
  const [staff, advisor] = [app.client(), app.client()];
  await staff.demo('staff');
  await advisor.demo('advisor');
  await hold();
  const shown = { publishing_hold: { reason: 'outage', since: '2026-11-21T08:00:00Z' } };
  expect((await staff.get('/api/session/')).body).toMatchObject(shown);
  expect((await advisor.get('/api/session/')).body).toMatchObject(shown);
  expect((await advisor.post('/api/publishing/resume/')).status).toBe(403);
  expect((await staff.post('/api/publishing/resume/')).status).toBe(204);
  expect((await staff.get('/api/session/')).body).toMatchObject({ publishing_hold: null });
  expect(await records()).toHaveLength(1);
  expect((await staff.post('/api/publishing/resume/')).status).toBe(204);
  expect(await records()).toHaveLength(1);
});
