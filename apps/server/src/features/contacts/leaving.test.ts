import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { buildContact, buildList } from '../../testing/contacts/build-contacts.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { test } from '../../testing/test.ts';
import { contacts } from './index.ts';

test('a profile that is erased leaves hashes alone; what its person gets before is hers alone', async ({ app, db }) => {
  const { waypost } = app;
  const mine = await buildAdvisor(app);
  const { list, account } = await buildList(app, mine.profileId);
  const theirs = await buildAdvisor(app);
  const other = await buildList(app, theirs.profileId);
  await buildContact(app, other.list, { email: 'theirs@fjords.example' });
  const id = await buildContact(app, list, { email: 'zoe@fjords.example' });
  await mine.client.post(`/api/contacts/${id}/opt_out/`);
  const form = new FormData();
  form.set('file', new Blob(['Email\nb@fjords.example\n']), 'secret-clients.csv');
  const brought = await mine.client.request('POST', `/api/contact_list/${list}/import_contacts/`, { body: form });
  expect(brought.status).toBe(201);
  await mine.client.post(`/api/contact_list/${list}/export_contacts/`, { emarketing: account });
  await runWaitingJobs(waypost, 'contacts.export');
  const keys = await db.rows<{ key: string }>(
    `SELECT key FROM contact_imports WHERE list_id = $1
     UNION ALL SELECT 'private/contacts/' || folder || '/1.xlsx' FROM contact_exports WHERE list_id = $1`,
    [list],
  );
  expect(await Promise.all(keys.map(({ key }) => waypost.storage.exists(key)))).toEqual([true, true]);

  const { files = [] } = (await contacts.archive?.(waypost, mine.userId)) ?? {};
  const archived: string[] = [];
  for await (const file of files) archived.push(await text((await file.open()) ?? Readable.from([])));
  expect(archived.join()).toContain('zoe@fjords.example');
  expect(archived.join()).not.toContain('theirs@fjords.example');

  const { erase } = contacts.leaving?.(waypost) ?? {};
  expect(await waypost.db.transaction(async (tx) => erase?.(tx, mine.profileId))).toBe(true);
  expect(await waypost.db.transaction(async (tx) => erase?.(tx, mine.profileId))).toBe(true);
  await runWaitingJobs(waypost, 'contacts.remove-files');
  expect(await Promise.all(keys.map(({ key }) => waypost.storage.exists(key)))).toEqual([false, false]);
  const left = await Promise.all(
    ['contacts', 'contact_imports', 'contact_exports', 'consent_events'].map((table) =>
      db.rows(`SELECT * FROM ${table} WHERE list_id = $1`, [list]),
    ),
  );
  expect(left.map((rows) => rows.length)).toEqual([0, 1, 1, 1]);
  expect(JSON.stringify(left)).not.toMatch(/zoe|secret|fjords/);
  expect(await db.rows("SELECT reason FROM suppressions WHERE scope = 'list' AND owner_id = $1", [list])).toEqual([
    { reason: 'unsubscribed' },
  ]);
  expect(await db.row('SELECT audience, optouts FROM contact_lists WHERE id = $1', [list])).toEqual({
    audience: 0,
    optouts: 0,
  });
  expect(await db.rows('SELECT email FROM contacts WHERE list_id = $1', [other.list])).toHaveLength(1);
});
