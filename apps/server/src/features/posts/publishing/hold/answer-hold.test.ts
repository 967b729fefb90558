import { expect } from 'vitest';
import { seedDemo } from '../../../../app/seed/index.ts';
import { test } from '../../../../testing/test.ts';

test.beforeAll(({ app }) => seedDemo(app.waypost));

test('a hold is shown to everybody who is signed in, and ended by staff alone, with a record', async ({ app, db }) => {
  const records = () => db.rows("SELECT FROM audit_log WHERE action = 'publishing.resumed'");
  const [staff, advisor] = [app.client(), app.client()];
  await staff.demo('staff');
  await advisor.demo('advisor');
  await db.run(
    `INSERT INTO installation (key, value) VALUES ('publishing_held', '{"reason": "outage", "since": "2026-11-21T08:00:00Z"}')`,
  );
  const shown = { publishing_hold: { reason: 'outage', since: '2026-11-21T08:00:00Z' } };
  expect((await staff.get('/api/session/')).body).toMatchObject(shown);
  expect((await advisor.get('/api/session/')).body).toMatchObject(shown);
  expect((await advisor.post('/api/publishing/resume/')).status).toBe(403);
  expect((await staff.post('/api/publishing/resume/', { answer: 'only_away' })).status).toBe(204);
  expect((await staff.get('/api/session/')).body).toMatchObject({ publishing_hold: null });
  expect(await records()).toHaveLength(1);
  expect((await staff.post('/api/publishing/resume/', { answer: 'only_away' })).status).toBe(204);
  expect(await records()).toHaveLength(1);
});
