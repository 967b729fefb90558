import { expect } from 'vitest';
import { buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test } from '../../../testing/test.ts';
import { addConsent, addressHash, markUndeliverable, optOut, takeBackOptOut } from '../index.ts';

test('an undo leaves everybody in the list of whom a person said something since, whichever verb wrote it down', async ({
  app,
  db,
}) => {
  const { waypost } = app;
  const advisor = await buildAdvisor(app);
  const { client, profileId } = advisor;
  const { account, list: listId } = await buildList(app, advisor.profileId);
  const domain = `${tag()}.example`;
  const names = ['agreed', 'asked', 'bounced', 'confirmed', 'complained', 'left', 'returned', 'silent'];
  const hashOf = (name: string) => addressHash(waypost, `${name}@${domain}`);
  const keyHash = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)] as const)));
  const of = (name: string) => ({ listId, keyHash: keyHash[name] ?? Buffer.alloc(0) });
  const leaves = (name: string, reason: 'unsubscribed' | 'complaint' = 'unsubscribed') =>
    waypost.db.transaction((tx) => optOut(tx, { ...of(name), reason, source: 'one_click' }));
  // Comes in as opted out.
  await leaves('agreed');

  const form = new FormData();
  form.set('emarketing', String(account));
  form.set('file', new Blob([['Email', ...names.map((name) => `${name}@${domain}`)].join('\n')]), 'clients.csv');
  const root = `/api/contact_list/${listId}/import_contacts/`;
  const { body } = await client.request('POST', root, { body: form });
  await client.post(`${root}${body.import_id}/start/`, { mapping: { Email: 'email' }, agreement_chk: true });
  await runWaitingJobs(waypost, 'contacts.import');
  const rows = await db.rows<{ id: number; name: string }>(
    "SELECT id, split_part(email, '@', 1) AS name FROM contacts WHERE list_id = $1 AND import_id = $2 ORDER BY email",
    [listId, body.import_id],
  );
  expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  const path = (name: string) => `/api/contacts/${rows.find((row) => row.name === name)?.id}/`;

  const how = { agreement_chk: true, how: 'She wrote to me.' };
  expect((await client.post(`${path('agreed')}opt_in/`, how)).status).toBe(200);
  expect((await client.post(`${path('asked')}opt_out/`)).status).toBe(200);
  await waypost.db.transaction((tx) =>
    addConsent(waypost, tx, {
      ...{ listId, profileId, email: `confirmed@${domain}`, kind: 'double-opt-in', source: 'landing_page' },
    }),
  );
  await leaves('complained', 'complaint');
  await leaves('left');
  await leaves('returned');
  await waypost.db.transaction((tx) =>
    takeBackOptOut(tx, { ...of('returned'), profileId, source: 'unsubscribe_link' }),
  );
  await waypost.db.transaction((tx) => markUndeliverable(tx, of('bounced')));

  expect((await client.post(`${root}${body.import_id}/undo/`)).status).toBe(202);
  await runWaitingJobs(waypost, 'contacts.import');
  const left = await db.rows<{ name: string; status: string }>(
    "SELECT split_part(email, '@', 1) AS name, optout_status AS status FROM contacts WHERE list_id = $1 ORDER BY email",
    [listId],
  );
  expect(Object.fromEntries(left.map(({ name, status }) => [name, status]))).toEqual({
    ...{ agreed: 'F', asked: 'T', complained: 'T', confirmed: 'F', left: 'T', returned: 'F' },
  });
});
