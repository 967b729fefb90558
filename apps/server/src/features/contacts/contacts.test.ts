import { expect } from 'vitest';
import { buildContact, buildList } from '../../testing/contacts/build-contacts.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';

const test = base.extend('mine', async ({ app }) => {
  const advisor = await buildAdvisor(app);
  const { account, list } = await buildList(app, advisor.profileId);
  const add = (over: object = {}) =>
    advisor.client.post('/api/contacts/', {
      ...{ email: 'Zoé@Fjords.example', first_name: 'Zoé', last_name: 'Müller', agreement_chk: true },
      ...{ contact_list: 'primary', emarketing: account, ...over },
    });
  const page = async (query = '') => {
    const answer = await advisor.client.get(`/api/contacts/?emarketing=${account}&contact_list=${list}${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as unknown as Page;
  };
  const emails = async (query = '') => (await page(query)).results.data.map(({ email }) => email);
  return { ...advisor, account, list, add, page, emails };
});
interface Page {
  count: number;
  count_capped: boolean;
  next: string | null;
  previous: string | null;
  results: {
    audience: number;
    optouts: number;
    undeliverables: number;
    data: { id: number; email: string; optout_status: string }[];
  };
}

test('a contact is added with consent, found, changed and deleted', async ({ mine, db }) => {
  const { client } = mine;
  const added = await mine.add();
  expect(added).toMatchObject({
    status: 201,
    body: { email: 'Zoé@Fjords.example', first_name: 'Zoé', optout_status: 'F', optout_date: null },
  });
  const id = Number(added.body.id);
  expect(await mine.page()).toMatchObject({
    count: 1,
    count_capped: false,
    next: null,
    previous: null,
    results: { audience: 1, optouts: 0, undeliverables: 0, last_export_date: null, data: [{ id }] },
  });
  expect(await mine.add({ email: 'zoé@FJORDS.example' })).toMatchObject({
    status: 400,
    body: { email: [expect.any(String)] },
  });
  const put = (body: object) =>
    client.request('PUT', `/api/contacts/${id}/`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'zoé@fjords.example', first_name: 'Zoé', last_name: 'Müller', ...body }),
    });
  expect(await put({ last_name: '' })).toMatchObject({ status: 200, body: { last_name: '' } });
  expect(await put({ email: 'other@fjords.example' })).toMatchObject({
    status: 400,
    body: { email: ['An email can’t be changed. Add the new one as another contact.'] },
  });
  const consent = await client.get(`/api/contacts/${id}/consent/`);
  expect(consent.body.results).toMatchObject([
    { kind: 'express', wording: 1, locale: 'en', actor: 'user', actor_name: 'Ana Reyes', source: 'form' },
  ]);
  expect((await client.delete(`/api/contacts/${id}`)).status).toBe(204);
  expect((await client.delete(`/api/contacts/${id}`)).status).toBe(404);
  expect(await mine.page()).toMatchObject({ count: 0, results: { audience: 0 } });
  const log = await db.rows('SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY id', [mine.userId]);
  expect(log.map((row) => (row as { action: string }).action)).toEqual([
    'contact.added',
    'contact.changed',
    'contact.deleted',
  ]);
});

test('the list is found by its id and by its profile, and by nobody else', async ({ mine, app }) => {
  const { client, account, list, profileId } = mine;
  const found = { id: list, emarketing: account, status: 'IDLE', is_importing: false, read_only: false };
  for (const path of [
    `${list}?emarketing=${account}`,
    `primary?emarketing=${account}`,
    `primary/?profile=${profileId}`,
  ])
    expect(await client.get(`/api/contact_list/${path}`)).toMatchObject({ status: 200, body: found });
  const other = await buildAdvisor(app);
  await buildList(app, other.profileId);
  for (const path of [`${list}`, `primary?emarketing=${account}`, 'primary', `primary?profile=${profileId}`])
    expect((await other.client.get(`/api/contact_list/${path}`)).status, path).toBe(404);
  const staff = await buildAdvisor(app, { isStaff: true });
  expect((await staff.client.get(`/api/contact_list/${list}`)).body).toMatchObject({ read_only: true });
});

test('here alone a leading minus means ascending', async ({ app, mine }) => {
  for (const [email, first, last] of [
    ['b@x.com', 'Émile', 'Zola'],
    ['a@x.com', 'Zoé', 'Arp'],
    ['c@x.com', 'Eva', 'Münch'],
  ] as const)
    await buildContact(app, mine.list, { email, first, last });
  expect(await mine.emails()).toEqual(['a@x.com', 'b@x.com', 'c@x.com']);
  expect(await mine.emails('&ordering=-email')).toEqual(['a@x.com', 'b@x.com', 'c@x.com']);
  expect(await mine.emails('&ordering=email')).toEqual(['c@x.com', 'b@x.com', 'a@x.com']);
  expect(await mine.emails('&ordering=-first_name')).toEqual(['b@x.com', 'c@x.com', 'a@x.com']);
  expect(await mine.emails('&ordering=last_name')).toEqual(['b@x.com', 'c@x.com', 'a@x.com']);
});

test('a search finds parts of words whatever case and accents, and beginnings with less than three letters', async ({
  app,
  mine,
}) => {
  await buildContact(app, mine.list, { email: 'p.oe@x.com', first: 'Hélène', last: 'Œuvray', status: 'T' });
  await buildContact(app, mine.list, { email: 'info_100@müller.com', first: 'Max', last: 'Muster' });
  const found = {
    helen: ['p.oe@x.com'],
    'ÉLÈ OEUV': ['p.oe@x.com'],
    he: ['p.oe@x.com'],
    el: [],
    Muller: ['info_100@müller.com'],
    o_1: ['info_100@müller.com'],
    oo1: [],
    '%': [],
    ma: ['info_100@müller.com'],
  };
  for (const [filter, emails] of Object.entries(found))
    expect(await mine.emails(`&filter=${encodeURIComponent(filter)}`), filter).toEqual(emails);
  expect(await mine.emails('&optout_status=T')).toEqual(['p.oe@x.com']);
  expect(await mine.page('&optout_status=F&filter=helen')).toMatchObject({
    count: 0,
    results: { audience: 1, optouts: 1 },
  });
});
