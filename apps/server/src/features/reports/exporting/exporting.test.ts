import type { RecipientsFile } from '@waypost/contract/reports';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { reportWorld } from '../../../testing/mailing/report-world.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { keyOf } from './export-store.ts';
import { tidyFiles } from './tidy-files.ts';

const test = base.extend('reports', ({ app }) => reportWorld(app));

const sheetOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

test('Few recipients come as a workbook at once, many do not', async ({ db, reports }) => {
  const ana = await reports.sender(await reports.campaign(), ['t1@travel.example']);
  const file = () => ana.client.get(`${ana.path}deliveries/file/`);
  expect((await file()).status).toBe(404);
  await reports.mailing.freeze();
  const answer = await file();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`newsletter-${ana.newsletter}-recipients.xlsx`);
  expect(String(answer.body.text)).toMatch(/^PK/);
  await db.run('UPDATE mailing_runs SET audience = 5001 WHERE id = $1', [ana.run]);
  expect((await file()).status).toBe(404);
});

test('Many are written in the background, for seven days, and for their sender alone', async ({ app, db, reports }) => {
  const campaign = await reports.campaign();
  const ana = await reports.sender(campaign, ['t1@travel.example']);
  const ask = () => ana.client.post(`${ana.path}deliveries/export/`);
  await reports.mailing.freeze();
  await db.run(
    "UPDATE deliveries SET first_name = '=cmd|calc', state = 'rejected', reason = 'no_mailbox' WHERE run_id = $1",
    [ana.run],
  );
  expect(await ask()).toMatchObject({ status: 202, body: { file: { making: true, url: null } } });
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'busy' } });
  await runWaitingJobs(app.waypost, 'reports.export');
  const file = (await ana.client.get(`${ana.path}report/`)).body.file as RecipientsFile;
  expect(file).toMatchObject({ making: false, failed: false, until: expect.any(String) });
  const row = await db.row<{ folder: string; tries: number }>(
    'SELECT folder, tries FROM recipient_exports WHERE newsletter_id = $1',
    [ana.newsletter],
  );
  const bytes = await app.waypost.storage.read(keyOf(row ?? { folder: '', tries: 0 }));
  const sheet = sheetOf(new Uint8Array(bytes));
  expect(sheet).toContain('<c s="2" t="inlineStr"><is><t xml:space="preserve">=cmd|calc</t></is></c>');
  expect(sheet).not.toContain('<f>');
  for (const text of ['t1@travel.example', 'Rejected', 'There’s no such mailbox']) expect(sheet).toContain(text);
  expect((await ana.client.get(String(file.url))).headers.get('content-length')).toBe(String(bytes.length));

  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  for (const client of [staff.client, (await reports.sender(campaign, [])).client])
    expect((await client.get(String(file.url))).status).toBe(404);
  expect((await (await signedIn(app, ana.userId, staff.userId)).get(String(file.url))).status).toBe(200);
  expect(await db.rows('SELECT action FROM audit_log WHERE actor_id = $1', [staff.userId])).toEqual([
    { action: 'newsletter.downloaded' },
  ]);

  await db.run("UPDATE recipient_exports SET expires_at = app_now() - interval '2 days' WHERE newsletter_id = $1", [
    ana.newsletter,
  ]);
  expect((await ana.client.get(String(file.url))).status).toBe(404);
  await tidyFiles(app.waypost);
  expect(await app.waypost.storage.exists(keyOf(row ?? { folder: '', tries: 0 }))).toBe(false);
  expect((await ana.client.get(`${ana.path}report/`)).body.file).toMatchObject({ making: false, url: null });
});

test('One that cannot be made is given up after three tries, and another can be asked for', async ({
  app,
  db,
  reports,
}) => {
  const ana = await reports.sender(await reports.campaign(), ['t1@travel.example']);
  await reports.mailing.freeze();
  const ask = () => ana.client.post(`${ana.path}deliveries/export/`);
  await ask();
  await db.run('UPDATE recipient_exports SET tries = 3 WHERE newsletter_id = $1', [ana.newsletter]);
  await runWaitingJobs(app.waypost, 'reports.export');
  expect((await ana.client.get(`${ana.path}report/`)).body.file).toMatchObject({ making: false, failed: true });
  expect((await ask()).status).toBe(202);
});
