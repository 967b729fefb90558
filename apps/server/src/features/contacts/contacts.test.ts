import { CONTACT_ORDERINGS } from '@waypost/contract/contacts';
import { expect } from 'vitest';
import { buildContact, buildList } from '../../testing/contacts/build-contacts.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { listContacts } from './reading/list-contacts.ts';
import { cursorOf } from './reading/sorting.ts';
import type { ListScope } from './scope.ts';

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

test('what is missing is called required, a list like all else', async ({ mine }) => {
  const { client, account } = mine;
  const required = ['This field is required.'];
  const all = { email: required, first_name: required, contact_list: required, emarketing: required };
  expect(await client.post('/api/contacts/', {})).toMatchObject({ status: 400, body: all });
  expect(await client.get(`/api/contacts/?emarketing=${account}`)).toMatchObject({
    status: 400,
    body: { contact_list: required },
  });
  const odd = { contact_list: 'secondary', emarketing: account };
  expect((await client.post('/api/contacts/', odd)).body.contact_list).toEqual(['This value isn’t valid.']);
});

test('nobody comes to a list whose newsletter was removed; who is on it can still be changed and taken off', async ({
  mine,
}) => {
  const { client, account, list } = mine;
  const { body: zoe } = await mine.add();
  await client.delete(`/api/emarketing/${account}/`);
  const off = { status: 409, body: { message: expect.stringContaining('isn’t connected') } };
  expect(await mine.add({ email: 'lia@fjords.example' })).toMatchObject(off);
  const form = new FormData();
  form.append('file', new Blob(['email\nlia@fjords.example\n']), 'clients.csv');
  expect(await client.request('POST', `/api/contact_list/${list}/import_contacts/`, { body: form })).toMatchObject(off);
  expect((await client.get(`/api/contact_list/${list}`)).body).toMatchObject({ is_enabled: false });
  expect((await client.delete(`/api/contacts/${zoe.id}`)).status).toBe(204);
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

test('pages follow one another by number, and by key wherever a cursor is given; the totals are of the whole list', async ({
  app,
  mine,
}) => {
  for (let n = 0; n < 7; n++) {
    const status = n % 3 === 0 ? 'T' : 'F';
    const on = `2026-11-0${n + 1}T12:00:00Z`;
    await buildContact(app, mine.list, { email: `c${n}@x.com`, first: n < 4 ? 'Ana' : 'Bea', status, on });
  }
  const inOrder = async (query: string) => {
    const all: string[][] = [];
    const asked = `/api/contacts/?emarketing=${mine.account}&contact_list=${mine.list}&page_size=3${query}`;
    for (let path: string | null = asked; path !== null; ) {
      const { body } = await mine.client.get(path);
      const { results, next } = body as unknown as Page;
      expect(results).toMatchObject({ audience: 4, optouts: 3, undeliverables: 0 });
      all.push(results.data.map(({ email }) => email.slice(0, 2)));
      path = next;
    }
    return all.map((page) => page.join(' '));
  };
  expect(await inOrder('')).toEqual(['c0 c1 c2', 'c3 c4 c5', 'c6']);
  expect(await inOrder('&ordering=first_name')).toEqual(['c6 c5 c4', 'c3 c2 c1', 'c0']);
  expect(await inOrder('&ordering=-optout_status')).toEqual(['c1 c2 c4', 'c5 c0 c3', 'c6']);
  expect(await inOrder('&ordering=optout_date')).toEqual(['c6 c3 c0', 'c5 c4 c2', 'c1']);
  expect(await inOrder('&ordering=-optout_date&optout_status=T')).toEqual(['c0 c3 c6']);
  expect(await inOrder('&ordering=email&filter=x.com')).toEqual(['c6 c5 c4', 'c3 c2 c1', 'c0']);
  const scope = { listId: mine.list } as ListScope;
  for (const ordering of CONTACT_ORDERINGS)
    for (const filter of ['', 'x.com']) {
      const asked = { optout_status: null, filter, ordering, page: 501, page_size: 3 };
      const ids = async (more: object) => listContacts(app.waypost.db, scope, { ...asked, ...more });
      const first = await ids({ page: 1 });
      const cursor = cursorOf(ordering, [first.rows[2]?.first_place ?? '', first.rows[2]?.second_place ?? null]);
      const second = await ids({ after: cursor });
      expect(
        second.rows.map(({ id }) => id),
        ordering,
      ).toEqual((await ids({ page: 2 })).rows.map(({ id }) => id));
      const { after = '' } = second.next ?? {};
      const third = await ids({ page: 502, after });
      expect(third.rows.map(({ id }) => id)).toEqual((await ids({ page: 3 })).rows.map(({ id }) => id));
      const back = await ids({ page: 501, before: third.previous?.before });
      expect(back.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id));
    }
  const path = `/api/contacts/?emarketing=${mine.account}&contact_list=primary`;
  expect((await mine.client.get(`${path}&page=501`)).status).toBe(404);
  expect((await mine.client.get(`${path}&page=2`)).status).toBe(404);
  for (const after of ['nonsense', cursorOf('email', ['a@b.com', null]), cursorOf('-email', ['a', '1; --'])])
    expect((await mine.client.get(`${path}&page=501&after=${after}`)).status, after).toBe(400);
});
