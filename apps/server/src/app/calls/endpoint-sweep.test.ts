import { grantedBy, isPermission, permissionsOfPlan } from '@waypost/contract/plans';
import { type EndpointName, endpoints } from '@waypost/contract/registry';
import { SAMPLES } from '@waypost/contract/samples';
import type { Endpoint, Need } from '@waypost/contract/wire';
import { describe, expect } from 'vitest';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { callOf, ownerOf, pathOf, send, somebody } from '../../testing/sample-calls.ts';
import { test as base } from '../../testing/test.ts';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const named = (keep: (endpoint: Endpoint, name: EndpointName) => boolean) =>
  all.filter(([name, endpoint]) => keep(endpoint, name)).map(([name]) => name);
const changes = (endpoint: Endpoint) => endpoint.method !== 'GET';
const OWNED_TABLES = ['profiles', 'connections', 'scheduled_postings', 'generated_postings', 'profile_images'];

const isStaffOnly = (need: string | undefined) =>
  need !== undefined && isPermission(need) && grantedBy(need).staffOnly === true;

/** What staff alone may do, with whomever they may see. */
const STAFF = named(({ needs }) => needs === 'staff' || needs === 'superuser' || isStaffOnly(needs));
/** What `mine` has by his own plan and permissions; every other need is met by a superuser. */
const OWN: readonly Need[] = ['pro', 'fbreport.view_fbpost', ...permissionsOfPlan('premium')];

const test = base
  .extend('mine', { scope: 'file' }, ({ app }) => ownerOf(app, { permissions: ['fbreport.view_fbpost'] }))
  .extend('theirs', { scope: 'file' }, ({ app }) => ownerOf(app))
  .extend('free', { scope: 'file' }, ({ app }) => ownerOf(app, { plan: 'free' }))
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['fbreport.view_fbpost', 'accounts.impersonate'] }),
  )
  .extend('superuser', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isSuperuser: true }))
  /** Everything that an advisor owns, as it stands in the database. */
  .extend(
    'belongings',
    { scope: 'file' },
    ({ db }) =>
      (of: Advisor) =>
        Promise.all(
          OWNED_TABLES.map((table) =>
            db.rows(`SELECT * FROM ${table} WHERE ${table === 'profiles' ? 'id' : 'profile_id'} = $1 ORDER BY id`, [
              of.profileId,
            ]),
          ),
        ),
  );

test('every endpoint of the contract has a sample, and each that reads input has a wrong one', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(endpoints).sort());
  const reads = named((endpoint) => endpoint.body !== undefined || endpoint.query !== undefined);
  expect(reads.filter((name) => SAMPLES[name].bad === undefined)).toEqual([]);
});

describe('without a session', () => {
  test.for(named((endpoint) => endpoint.access !== 'public'))('%s answers 401', async (name, { app, mine }) => {
    const answer = await send(app.client(), name, callOf(name, mine.subject));
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    expect(answer.body.user_message).toEqual(expect.any(String));
  });
});

describe('without a CSRF token, or with one of another browser', () => {
  test.for(named((endpoint) => changes(endpoint) && endpoint.csrf !== 'opt-out'))('%s answers 403', async (name, {
    mine,
    theirs,
    belongings,
  }) => {
    const before = await belongings(mine);
    const missing = await send(mine.client, name, callOf(name, mine.subject), { csrf: false });
    expect(missing).toMatchObject({ status: 403, body: { code: 'csrf' } });
    const other = String((await theirs.client.get('/api/session/')).body.csrf_token);
    const path = pathOf(name, mine.subject);
    const wrong = await mine.client.request(endpoints[name].method, path, {
      csrf: false,
      headers: { 'x-csrftoken': other },
    });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'csrf' } });
    expect(await belongings(mine)).toEqual(before);
  });
});

describe('with the ids of another advisor', () => {
  const depends = named((_endpoint, name) => {
    if (STAFF.includes(name)) return false;
    return JSON.stringify(callOf(name, somebody('a', 1))) !== JSON.stringify(callOf(name, somebody('b', 2)));
  });
  test('every endpoint that declares an owned noun is asked', () => {
    expect(named((endpoint) => endpoint.owned !== undefined).filter((name) => !depends.includes(name))).toEqual([]);
  });
  test.for(depends.filter((name) => name !== 'selectPage'))('%s answers 404 and changes nothing', async (name, {
    mine,
    theirs,
    belongings,
  }) => {
    const before = await belongings(theirs);
    const answer = await send(mine.client, name, callOf(name, theirs.subject));
    expect(answer.status).toBe(404);
    // What does not exist is told the same way.
    const nothing = somebody('nobody', 9e12);
    expect(await send(mine.client, name, callOf(name, nothing))).toMatchObject({ status: 404, body: answer.body });
    expect(await belongings(theirs)).toEqual(before);
  });
  test.for(
    depends.filter((name) => changes(endpoints[name]) && name !== 'preflightPost'),
  )('%s answers 404 also to staff, who may only look', async (name, { theirs, staff }) => {
    const { needs }: Endpoint = endpoints[name];
    const answer = await send(staff.client, name, callOf(name, theirs.subject));
    expect(answer.status, JSON.stringify(answer.body)).toBe(needs !== undefined && answer.status === 403 ? 403 : 404);
  });
  test.for([
    'createPost',
    'preflightPost',
    'patchDraft',
    'createDraft',
    'scheduleDraft',
  ] as const)('%s takes no picture of another advisor', async (name, { mine, theirs }) => {
    const { path, body } = callOf(name, mine.subject);
    const answer = await send(mine.client, name, {
      path,
      body: { ...(body as object), custom_image_ids: [theirs.subject.profile_image] },
    });
    expect([400, 404], JSON.stringify(answer.body)).toContain(answer.status);
  });
});

describe('without the plan or the permission', () => {
  const needy = named((endpoint) => endpoint.needs !== undefined && endpoint.needs !== 'demo');
  test.for(needy)('%s answers 403 for the own object, and changes nothing', async (name, { free, belongings }) => {
    const before = await belongings(free);
    const answer = await send(free.client, name, callOf(name, free.subject));
    expect(answer.status).toBe(403);
    expect(answer.body.user_message).toEqual(expect.any(String));
    expect(await belongings(free)).toEqual(before);
  });
});

describe('with wrong input', () => {
  test.for(
    named((_endpoint, name) => SAMPLES[name].bad !== undefined),
  )('%s answers 400 with a sentence per field, in the language of the caller', async (name, {
    mine,
    staff,
    superuser,
    belongings,
  }) => {
    const { access, needs }: Endpoint = endpoints[name];
    const who = access === 'public' ? staff : needs === undefined || OWN.includes(needs) ? mine : superuser;
    const bad = SAMPLES[name].bad?.(mine.subject);
    if (bad === undefined) throw new Error('has no wrong sample');
    const sent = { path: pathOf(name, mine.subject, bad.query), body: bad.body, form: bad.form };
    const before = await belongings(mine);
    const english = await send(who.client, name, sent);
    const french = await send(who.client, name, sent, { locale: 'fr-CA,fr;q=0.9' });
    for (const answer of [english, french]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(Object.keys(answer.body).sort()).toEqual([...bad.fields].sort());
    }
    for (const field of bad.fields) {
      expect(english.body[field]).toEqual([expect.any(String)]);
      expect(french.body[field]).toEqual([expect.any(String)]);
      expect(french.body[field]).not.toEqual(english.body[field]);
    }
    expect(await belongings(mine)).toEqual(before);
  });
  const withId = named(({ path }) => /:(id|profile|user)/.test(path));
  test.for(withId)('%s answers 400 or 404 to an id that is none', async (name, { db, mine, superuser }) => {
    // Some calls are answered five times an hour, and each try counts.
    await db.run('DELETE FROM throttles');
    const { client } = STAFF.includes(name) ? superuser : mine;
    const { body, form } = callOf(name, mine.subject);
    for (const id of ['nobody', '-1', '1.5', '99999999999999999999', "1'--"]) {
      const path = pathOf(name, mine.subject, undefined, encodeURIComponent(id));
      expect([400, 404]).toContain((await send(client, name, { path, body, form })).status);
    }
  });
  test('what is missing is told apart from what is of the wrong kind, once per field', async ({ mine }) => {
    const { path } = callOf('createPost', mine.subject);
    const { status, body } = await send(mine.client, 'createPost', {
      path,
      body: { profile: mine.profileId, applications: 'facebook', message: 7 },
    });
    const wrong = ['This value isn’t valid.'];
    expect({ status, body }).toEqual({ status: 400, body: { applications: wrong, message: wrong } });
    expect((await send(mine.client, 'createPost', { path, body: { profile: mine.profileId } })).body).toEqual({
      applications: ['This field is required.'],
      message: ['This field is required.'],
    });
  });
  test.for(['a\0b', 'half a \ud83d', '\udc00'])('text that no database stores is a field error: %j', async (text, {
    app,
    mine,
  }) => {
    const refused = (field: string) => ({ status: 400, body: { [field]: ['This value isn’t valid.'] } });
    const { profileId, client } = mine;
    const post = { profile: profileId, applications: ['facebook'], message: text };
    expect(await client.post('/api/scheduled_postings/', post)).toMatchObject(refused('message'));
    const draft = { message_by_app: { facebook: text } };
    const drafts = `/api/generator_profile/${profileId}/create_post/`;
    expect(await client.post(drafts, draft)).toMatchObject(refused('message_by_app'));
    const person = { email: `${text}@example.test`, password: 'seven nights at sea' };
    expect(await app.client().post('/api/auth/login/', person)).toMatchObject(refused('email'));
    const form = { profile: String(profileId), description: 'a\0b' };
    const upload = { path: '/api/profile_images/', form };
    expect(await send(client, 'uploadProfileImage', upload)).toMatchObject(refused('description'));
    expect(await client.get('/api/profiles/?search=a%00b')).toMatchObject(refused('search'));
    expect(await client.get('/api/scheduled_postings/?pgid=%00')).toMatchObject(refused('pgid'));
    expect((await client.get(`/api/profile_social/${profileId}/%00/status/`)).status).toBe(400);
  });
  test('a body that is not JSON, and one that is too long, are refused', async ({ mine }) => {
    const headers = { 'content-type': 'application/json' };
    const path = '/api/scheduled_postings/';
    expect((await mine.client.request('POST', path, { body: '{"profile":', headers })).status).toBe(400);
    const long = JSON.stringify({ message: 'x'.repeat(1024 * 1024) });
    expect([400, 413]).toContain((await mine.client.request('POST', path, { body: long, headers })).status);
  });
});
