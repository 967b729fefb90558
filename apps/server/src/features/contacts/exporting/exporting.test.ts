import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { buildContact, buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { eraseContacts } from '../erase-contacts.ts';
import { openTable } from '../importing/reading/table.ts';
import { tidyContacts } from '../tidy-contacts.ts';
import { keyOf } from './export-store.ts';
import { makeExport } from './make-export.ts';

const test = base.extend('mine', async ({ app, db }) => {
  const advisor = await buildAdvisor(app);
  const { list, account } = await buildList(app, advisor.profileId);
  const path = `/api/contact_list/${list}/`;
  /** For each export asked for, how many of its tries have a file. */
  const stored = async () => {
    const rows = await db.rows<{ folder: string }>(
      'SELECT folder FROM contact_exports WHERE list_id = $1 ORDER BY id',
      [list],
    );
    const files = (folder: string) =>
      Promise.all([1, 2, 3, 4].map((tries) => app.waypost.storage.exists(keyOf({ folder, tries }))));
    return Promise.all(rows.map(async ({ folder }) => (await files(folder)).filter(Boolean).length));
  };
  const ids = async () =>
    (await db.rows<{ id: number }>('SELECT id FROM contact_exports WHERE list_id = $1 ORDER BY id', [list])).map(
      ({ id }) => id,
    );
  const folderOf = async (id: number) =>
    (await db.row<{ folder: string }>('SELECT folder FROM contact_exports WHERE id = $1', [id]))?.folder ?? '';
  /** Tries that put their file and cannot show it. */
  const fail = async (id: number, times: number) => {
    const transaction = () => Promise.reject(new Error('the database went away'));
    const broken = { ...app.waypost, db: { ...app.waypost.db, transaction } };
    for (let n = 0; n < times; n++) await makeExport(broken, id).catch(() => undefined);
  };
  return {
    ...{ ...advisor, list, account, path, stored, ids, folderOf, fail },
    ask: () => advisor.client.post(`${path}export_contacts/`, { emarketing: account }),
    listed: async () => (await advisor.client.get(path)).body,
    work: () => runWaitingJobs(app.waypost, 'contacts.export'),
  };
});

test('a list becomes a workbook that computes nothing, for seven days, and for its owner alone', async ({
  app,
  db,
  mine,
}) => {
  await buildContact(app, mine.list, { email: 'zoé@fjords.example', first: '=cmd|calc', last: 'Müller & Söhne' });
  await buildContact(app, mine.list, { email: 't@fjords.example', status: 'T', on: '2026-11-01T12:00:00Z' });
  expect(await mine.ask()).toMatchObject({ status: 202, body: { is_exporting: true, contact_list_file: null } });
  expect(await mine.ask()).toMatchObject({ status: 409, body: { code: 'busy' } });
  await mine.work();
  const listed = await mine.listed();
  expect(listed).toMatchObject({ is_exporting: false, export_created: expect.any(String) });
  const file = String(listed.contact_list_file);
  const row = await db.row<{ folder: string; tries: number }>(
    'SELECT folder, tries FROM contact_exports WHERE list_id = $1',
    [mine.list],
  );
  const bytes = await app.waypost.storage.read(keyOf(row ?? { folder: '', tries: 0 }));
  expect((await mine.client.get(file)).headers.get('content-length')).toBe(String(bytes.length));
  const { columns, rows } = await openTable(bytes);
  expect(columns).toEqual(['Email', 'First name', 'Last name', 'Status', 'Date']);
  expect(await Array.fromAsync(rows, ({ cells }) => Array.from(cells, (cell) => cell ?? ''))).toEqual([
    ['zoé@fjords.example', '=cmd|calc', 'Müller & Söhne', 'Opted in'],
    ['t@fjords.example', 'Zoé', 'Müller', 'Opted out', '2026-11-01 07:00'],
  ]);
  const sheet = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<c s="2" t="inlineStr"><is><t xml:space="preserve">=cmd|calc</t></is></c>');
  expect(sheet).not.toContain('<f>');
  expect(await db.rows('SELECT kind FROM mails WHERE user_id = $1', [mine.userId])).toEqual([
    { kind: 'contacts_exported' },
  ]);

  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  for (const client of [staff.client, (await buildAdvisor(app)).client])
    expect((await client.get(file)).status).toBe(404);
  expect((await staff.client.get(`/api/contact_list/${mine.list}/`)).body).toMatchObject({
    ...{ read_only: true, contact_list_file: null, export_created: listed.export_created },
  });
  const acting = await signedIn(app, mine.userId, staff.userId);
  expect((await acting.get(file)).status).toBe(200);
  expect(await db.rows('SELECT action FROM audit_log WHERE actor_id = $1', [staff.userId])).toEqual([
    { action: 'contacts.downloaded' },
  ]);

  await db.run("UPDATE contact_exports SET expires_at = app_now() - interval '2 days' WHERE list_id = $1", [mine.list]);
  expect((await mine.client.get(file)).status).toBe(404);
  expect(await mine.stored()).toEqual([1]);
  await tidyContacts(app.waypost);
  expect(await mine.stored()).toEqual([0]);
  expect(await mine.listed()).toMatchObject({ contact_list_file: null, export_created: listed.export_created });
});

test('one that cannot be made is given up after three tries, and another can be asked for; no file of a try stays', async ({
  app,
  db,
  mine,
}) => {
  await mine.ask();
  const [first = 0] = await mine.ids();
  await mine.fail(first, 3);
  expect(await mine.stored()).toEqual([3]);
  await mine.work();
  expect(await mine.listed()).toMatchObject({ is_exporting: false, contact_list_file: null, export_created: null });
  expect((await mine.ask()).status).toBe(202);
  await mine.work();
  expect(await mine.stored()).toEqual([3, 1]);
  await tidyContacts(app.waypost);
  expect(await mine.stored()).toEqual([0, 1]);
  // What a worker that hung puts later goes as well, for a day; then nothing of it is asked for any more.
  const hung = keyOf({ folder: await mine.folderOf(first), tries: 2 });
  await app.waypost.storage.put(hung, Buffer.from('late'), 'text/plain');
  await db.run("UPDATE contact_exports SET expires_at = app_now() - interval '2 days' WHERE id = $1", [first]);
  await tidyContacts(app.waypost);
  expect(await mine.stored()).toEqual([0, 1]);
  expect(await db.row('SELECT tries FROM contact_exports WHERE id = $1', [first])).toEqual({ tries: 0 });
});

test('an erased profile leaves no file of a try that failed, or that is being made', async ({ app, mine }) => {
  const { waypost } = app;
  await mine.ask();
  const [id = 0] = await mine.ids();
  await mine.fail(id, 1);
  expect(await mine.stored()).toEqual([1]);
  expect(await waypost.db.transaction((tx) => eraseContacts(tx, mine.profileId))).toBe(true);
  await runWaitingJobs(waypost, 'contacts.remove-files');
  expect(await mine.stored()).toEqual([0]);
  // The next try of it finds that it is over.
  await mine.work();
  expect(await mine.stored()).toEqual([0]);
  expect(await mine.listed()).toMatchObject({ is_exporting: false });
});
