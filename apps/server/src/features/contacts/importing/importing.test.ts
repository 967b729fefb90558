import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { buildContact, buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { tidyContacts } from '../tidy-contacts.ts';
import { runImport } from './run-import.ts';

const MAPPING = { Email: 'email', First: 'first_name', Last: 'last_name' };

const test = base.extend('mine', async ({ app, db }) => {
  const advisor = await buildAdvisor(app);
  const { client } = advisor;
  const { account, list } = await buildList(app, advisor.profileId);
  const root = `/api/contact_list/${list}/import_contacts/`;
  const domain = `${tag()}.example`;
  /** `@` stands for the domain of this test. */
  const csv = (...lines: string[]) => ['Email,First,Last', ...lines].join('\r\n').replaceAll('@', `@${domain}`);
  const bring = async (text: string | Buffer, name = 'clients.csv', to = root, by = client) => {
    const form = new FormData();
    form.set('emarketing', String(account));
    form.set('file', new Blob([text as BlobPart]), name);
    return by.request('POST', to, { body: form });
  };
  const brought = async (text: string) => {
    const answer = await bring(text);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return Number(answer.body.import_id);
  };
  const work = () => runWaitingJobs(app.waypost, 'contacts.import');
  const state = async (id: number) => (await client.get(`${root}${id}/`)).body;
  const start = (id: number, mapping: object = MAPPING) =>
    client.post(`${root}${id}/start/`, { mapping, agreement_chk: true });
  const imported = async (text: string) => {
    const id = await brought(text);
    const answer = await start(id);
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
    await work();
    return { id, told: await state(id) };
  };
  const people = () =>
    db.rows<{ email: string; name: string; status: string }>(
      `SELECT split_part(email, '@', 1) AS email, first_name || ' ' || last_name AS name, optout_status AS status
       FROM contacts WHERE list_id = $1 ORDER BY email_key`,
      [list],
    );
  const listed = async () => (await client.get(`/api/contact_list/${list}/`)).body;
  return { ...advisor, account, list, root, domain, csv, bring, brought, work, state, start, imported, people, listed };
});

test('a file is brought, gone through, imported with consent, and told about', async ({ app, db, mine }) => {
  await buildContact(app, mine.list, { email: `b@${mine.domain}`, first: 'Bea', last: 'Old' });
  const id = await mine.brought(mine.csv('a@,Ana,Reyes', 'b@,,New', 'c,Carl,', 'a@,Again,'));
  expect(await mine.state(id)).toMatchObject({
    status: 'uploaded',
    columns: ['Email', 'First', 'Last'],
    suggested: MAPPING,
    sample: [[`a@${mine.domain}`, 'Ana', 'Reyes'], expect.anything(), ['c', 'Carl', ''], expect.anything()],
  });
  const check = await mine.client.post(`${mine.root}${id}/check/`, { mapping: MAPPING });
  expect(check).toMatchObject({ status: 202, body: { status: 'checking' } });
  expect((await mine.people()).length).toBe(1);
  await mine.work();
  const counts = { total: 4, done: 4, added: 1, updated: 1, unchanged: 0, skipped: 2, suppressed: 0, error_count: 2 };
  const errors = [
    { row: 4, field: 'email', fault: 'bad_email', message: 'This isn’t an email.', value: 'c' },
    { row: 5, field: 'email', fault: 'duplicate', value: `a@${mine.domain}` },
  ];
  expect(await mine.state(id)).toMatchObject({ status: 'checked', ...counts, errors });
  expect((await mine.people()).length).toBe(1);

  expect(await mine.start(id)).toMatchObject({
    status: 202,
    body: { is_importing: true, status: 'IMPORTING', import_id: id },
  });
  expect((await mine.start(id)).status).toBe(409);
  await mine.work();
  expect(await mine.state(id)).toMatchObject({ status: 'done', ...counts, errors, undo_until: expect.any(String) });
  expect(await mine.people()).toEqual([
    { email: 'a', name: 'Ana Reyes', status: 'F' },
    { email: 'b', name: 'Bea New', status: 'F' },
  ]);
  expect(await mine.listed()).toMatchObject({ is_importing: false, status: 'IDLE', import_id: id });
  const { id: contact } = (await db.row<{ id: number }>(
    'SELECT id FROM contacts WHERE list_id = $1 AND import_id = $2 AND first_name = $3',
    [mine.list, id, 'Ana'],
  )) ?? { id: 0 };
  const consent = await mine.client.get(`/api/contacts/${contact}/consent/`);
  expect(consent.body.results).toMatchObject([
    {
      kind: 'import-attested',
      wording: 1,
      locale: 'en',
      actor: 'user',
      actor_name: 'Ana Reyes',
      source: 'import',
      note: 'clients.csv',
    },
  ]);
  expect(await db.rows('SELECT kind FROM mails WHERE user_id = $1', [mine.userId])).toEqual([
    { kind: 'contacts_imported' },
  ]);
  const faults = await mine.client.get(`${mine.root}${id}/errors/csv/`);
  expect(faults.status).toBe(200);
});

test('whoever opted out or bounced stays so, whatever brings her back', async ({ app, mine }) => {
  await buildContact(app, mine.list, { email: `t@${mine.domain}`, status: 'T' });
  const left = await buildContact(app, mine.list, { email: `gone@${mine.domain}` });
  await mine.client.post(`/api/contacts/${left}/opt_out/`);
  await mine.client.delete(`/api/contacts/${left}/`);
  const { told } = await mine.imported(mine.csv('t@,Tea,', 'GONE@,Gone,', 'new@,New,'));
  expect(told).toMatchObject({ added: 2, updated: 1, suppressed: 2 });
  expect((await mine.people()).map(({ email, status }) => [email, status])).toEqual([
    ['GONE', 'T'],
    ['new', 'F'],
    ['t', 'T'],
  ]);
  expect(
    (await mine.client.get(`/api/contacts/?emarketing=${mine.account}&contact_list=primary`)).body.results,
  ).toMatchObject({
    audience: 1,
    optouts: 2,
  });
});

test('an import is undone, but for what was changed since', async ({ app, db, mine }) => {
  const old = await buildContact(app, mine.list, { email: `old@${mine.domain}`, first: 'Old', last: 'Name' });
  const { id } = await mine.imported(mine.csv('a@,Ana,', 'b@,Bea,', 'old@,New,Name'));
  const b = await db.row<{ id: number }>('SELECT id FROM contacts WHERE list_id = $1 AND first_name = $2', [
    mine.list,
    'Bea',
  ]);
  await mine.client.request('PUT', `/api/contacts/${b?.id}/`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `b@${mine.domain}`, first_name: 'Beatriz', last_name: 'L' }),
  });
  expect(await mine.client.post(`${mine.root}${id}/undo/`)).toMatchObject({
    status: 202,
    body: { is_importing: true },
  });
  await mine.work();
  expect(await mine.state(id)).toMatchObject({ status: 'undone', undo_until: null });
  expect(await mine.people()).toEqual([
    { email: 'b', name: 'Beatriz L', status: 'F' },
    { email: 'old', name: 'Old Name', status: 'F' },
  ]);
  expect((await mine.client.post(`${mine.root}${id}/undo/`)).status).toBe(409);
  expect((await mine.client.get(`/api/contacts/${old}/`)).body.first_name).toBe('Old');
});

test('the list names the import that is at work, also when it is an older one, and none that only was gone through', async ({
  mine,
}) => {
  const { id: older } = await mine.imported(mine.csv('a@,Ana,'));
  const { id: newer } = await mine.imported(mine.csv('b@,Bea,'));
  const odd = await mine.brought(mine.csv('c@,Cleo,', ...Array.from({ length: 50_000 }, (_, n) => `c${n}@,,`)));
  await mine.client.post(`${mine.root}${odd}/check/`, { mapping: MAPPING });
  await mine.work();
  expect(await mine.state(odd)).toMatchObject({ status: 'failed', undo_until: null });
  expect(await mine.listed()).toMatchObject({ status: 'IDLE', import_id: newer });
  await mine.client.post(`${mine.root}${older}/undo/`);
  expect(await mine.listed()).toMatchObject({ is_importing: true, import_id: older });
  await mine.work();
  expect(await mine.listed()).toMatchObject({ is_importing: false });
});

test('what LibreOffice writes is read as it shows it', async ({ mine }) => {
  const file = readFileSync(new URL('../../../testing/contacts/libreoffice.xlsx', import.meta.url));
  const { body } = await mine.bring(file, 'clients.xlsx');
  const [first] = body.sample as string[][];
  expect(body).toMatchObject({
    columns: ['Prénom', 'Nom de famille', 'Courriel', 'Ville', 'Dernier voyage'],
    suggested: { Prénom: 'first_name', 'Nom de famille': 'last_name', Courriel: 'email' },
  });
  expect(first?.slice(0, 4)).toEqual(['Zoé', 'Tremblay', 'Zoe.Tremblay@fjords.example', 'Montréal']);
  const id = Number(body.import_id);
  await mine.start(id, body.suggested as object);
  await mine.work();
  expect(await mine.state(id)).toMatchObject({
    ...{ status: 'done', total: 6, added: 4, skipped: 2 },
    errors: [
      { row: 7, fault: 'bad_email', value: 'luc.gagné' },
      { row: 8, fault: 'duplicate' },
    ],
  });
  expect(await mine.people()).toEqual([
    { email: 'aicha', name: 'Aïcha =1+1', status: 'F' },
    { email: 'ingrid.b', name: 'Ingrid Bjørnsdóttir', status: 'F' },
    { email: 'OMAR', name: 'Omar B. Haddad', status: 'F' },
    { email: 'Zoe.Tremblay', name: 'Zoé Tremblay', status: 'F' },
  ]);
});

test('a worker that dies between two chunks leaves whole ones, and two at once count nothing twice', async ({
  app,
  db,
  mine,
}) => {
  const rows = Array.from({ length: 5_500 }, (_, n) => `c${n}@,Client ${n},Reyes`);
  const id = await mine.brought(mine.csv(...rows, 'nobody,,', ...rows.slice(0, 3)));
  await mine.start(id);
  const turn = { import: id, turn: 1 };
  await Promise.all([runImport(app.waypost, turn), runImport(app.waypost, turn)]);
  expect(await mine.state(id)).toMatchObject({
    status: 'done',
    total: 5_504,
    added: 5_500,
    skipped: 4,
    error_count: 4,
  });
  expect(await db.row('SELECT audience FROM contact_lists WHERE id = $1', [mine.list])).toEqual({ audience: 5_500 });
  expect(await db.row('SELECT count(*)::int AS n FROM consent_events WHERE list_id = $1', [mine.list])).toEqual({
    n: 5_500,
  });

  // As a crash leaves it: one chunk is in, and the turn goes on.
  const again = await mine.brought(mine.csv(...rows.map((row) => row.replace('Reyes', 'Soto'))));
  await mine.start(again);
  await db.run('UPDATE contact_imports SET done = 2000, updated = 2000 WHERE id = $1', [again]);
  await mine.work();
  expect(await mine.state(again)).toMatchObject({ status: 'done', done: 5_500, updated: 5_500 });
  expect(
    await db.row("SELECT count(*)::int AS n FROM contacts WHERE list_id = $1 AND last_name = 'Soto'", [mine.list]),
  ).toEqual({ n: 3_500 });
});

test('what cannot be imported says why', async ({ app, db, mine }) => {
  const file = async (bytes: Buffer | string) => (await mine.bring(bytes)).body.file;
  expect(await file(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toEqual([
    'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password.',
  ]);
  expect(await file('')).toEqual(['There are no contacts in this file.']);
  expect(await file('Email\r\n')).toEqual(['There are no contacts in this file.']);
  expect((await mine.bring('a picture', 'photo.xlsx')).body.file).toEqual([
    'Please choose an Excel workbook (.xlsx) or a CSV file.',
  ]);
  expect(await file(Buffer.alloc(10 * 1024 * 1024 + 1, 'a@b.com\n'))).toEqual(['The file must be smaller than 10 MB.']);
  const id = await mine.brought(mine.csv('a@,A,'));
  const wrong = async (mapping: object) => (await mine.start(id, mapping)).body.mapping;
  expect(await wrong({ First: 'first_name' })).toEqual(['Please choose the column that holds the emails.']);
  expect(await wrong({ Email: 'email', First: 'email' })).toEqual(['Each field can be taken from one column.']);
  expect(await wrong({ Mail: 'email' })).toEqual(['The file has no column Mail.']);
  // The file is gone when its turn comes.
  const row = await db.row<{ key: string }>('SELECT key FROM contact_imports WHERE id = $1', [id]);
  await app.waypost.storage.remove(row?.key ?? '');
  await mine.start(id);
  for (let n = 0; n < 3; n++) await runImport(app.waypost, { import: id, turn: 1 }).catch(() => undefined);
  expect(await mine.state(id)).toMatchObject({ status: 'failed', reason: expect.stringContaining('didn’t work') });
  expect(await mine.listed()).toMatchObject({ status: 'ERROR', is_importing: false });
});

test('a file that nobody imports goes after a day, or when it is thrown away', async ({ app, db, mine }) => {
  const [kept, thrown] = [await mine.brought(mine.csv('a@,A,')), await mine.brought(mine.csv('b@,B,'))];
  const keys = await db.rows<{ key: string }>('SELECT key FROM contact_imports WHERE list_id = $1', [mine.list]);
  expect((await mine.client.delete(`${mine.root}${thrown}/`)).status).toBe(204);
  await db.run("UPDATE contact_imports SET created_at = app_now() - interval '25 hours' WHERE id = $1", [kept]);
  await tidyContacts(app.waypost);
  await runWaitingJobs(app.waypost, 'contacts.remove-files');
  expect((await mine.client.get(`${mine.root}${kept}/`)).status).toBe(404);
  for (const { key } of keys) expect(await app.waypost.storage.exists(key)).toBe(false);
});

test('the rows that were refused are a file that computes nothing', async ({ mine }) => {
  const { id } = await mine.imported(mine.csv('"=HYPERLINK(""http://evil"")",=cmd(),Reyes', 'no one,"A, ""B""",'));
  const csv = await mine.client.get(`${mine.root}${id}/errors/csv/`);
  expect(csv.headers.get('content-disposition')).toContain('.csv');
  expect(csv.body.text).toBe(
    `Email,First name,Last name,Row,Problem\r\n"'=HYPERLINK(""http://evil"")",'=cmd(),Reyes,2,This isn’t an email.\r\nno one,"A, ""B""",,3,This isn’t an email.\r\n`,
  );
  const xlsx = await mine.client.get(`${mine.root}${id}/errors/xlsx/`);
  expect(xlsx.status).toBe(200);
  const other = await mine.client.get(`${mine.root}${id}/errors/pdf/`);
  expect(other.status).toBe(404);
});
