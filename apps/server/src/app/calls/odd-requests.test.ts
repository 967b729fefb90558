import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { test } from '../../testing/test.ts';

describe('an address that is none', () => {
  test.for([
    ['/%', 400],
    ['/api/profiles/%zz/', 400],
    ['/media/%c0%ae/', 400],
    [`/api/profiles/${'1'.repeat(200)}/`, 404],
    ['/api/profiles/abc/', 404],
    ['/api//nothing', 404],
  ] as const)('%s is answered like every wrong call', async ([path, status], { app, ana }) => {
    const { hostname, port } = new URL(app.url);
    const cookie = `waypost_session=${ana.client.cookie('waypost_session')}`;
    const [answer] = (await once(get({ hostname, port, path, headers: { cookie } }), 'response')) as [IncomingMessage];
    const body = await json(answer);
    expect({ status: answer.statusCode, body }).toMatchObject({ status, body: { user_message: expect.any(String) } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('What is no number is told apart from what is missing', async ({ ana }) => {
  const list = async (query: string) => (await ana.client.get(`/api/profile_images/${query}`)).body;
  expect(await list('')).toEqual({ profile: ['This field is required.'] });
  expect(await list('?profile=abc')).toEqual({ profile: ['This value isn’t valid.'] });
  const posts = (await ana.client.get('/api/scheduled_postings/?ids=1,abc')).body;
  expect(posts).toEqual({ ids: ['This value isn’t valid.'] });
  expect(await list('?profile=0')).toEqual({ profile: [expect.stringMatching(/ 1\.$/)] });
});

test('Times and numbers that nothing can count with are field errors', async ({ ana, page }) => {
  const post = await page.post();
  const list = (query: string) => ana.client.get(`/api/scheduled_postings/?pgid=${page.pageId}&${query}`);
  for (const [name, values] of Object.entries({
    fire_at_from: ['0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31'],
    created_to: ['1999-12-31', '0001-01-01T00:00:00+14:00', '2099-12-31T23:59:59-14:00'],
    status: ['99999999999', '0,-99999999999'],
    ids: ['99999999999999999999'],
    page: ['99999999999999999999'],
  }))
    for (const value of values) {
      const { status, body } = await list(`${name}=${encodeURIComponent(value)}`);
      expect({ value, status, body }).toEqual({ value, status: 400, body: { [name]: [expect.any(String)] } });
    }
  for (const fire_at of [
    ...['0000-06-01T12:00:00Z', '9999-12-31T23:59:00Z', '10000-01-01T00:00:00Z'],
    ...['2099-12-31T23:59:59-14:00', '2000-01-01T00:00:00+14:00'],
  ])
    for (const answer of [
      await ana.client.patch(`/api/scheduled_postings/${post}/`, { fire_at }),
      await ana.client.post('/api/scheduled_postings/', {
        profile: ana.profileId,
        applications: ['facebook'],
        message: 'x',
        fire_at,
      }),
      await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, { fire_at }),
      await ana.client.post('/api/scheduled_postings/bulk/', {
        verb: 'reschedule',
        ids: [post],
        fire_at,
        apart: 'PT1H',
      }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { fire_at: [expect.any(String)] } });
});

test('A time beyond the century that is kept already is shown like every other', async ({ db, ana, page }) => {
  const post = await page.post();
  await db.run("UPDATE scheduled_postings SET fire_at = '2100-01-01T13:59:59Z' WHERE id = $1", [post]);
  expect(await ana.client.get(`/api/scheduled_postings/${post}/content/`)).toMatchObject({
    status: 200,
    body: { fire_at: '2100-01-01T13:59:59.000Z' },
  });
  const create = `/api/generator_profile/${ana.profileId}/create_post/`;
  const draft = (await ana.client.post(create, { fire_at: '2099-12-31T23:59:59Z' })).body.id;
  await db.run("UPDATE generated_postings SET fire_at = '2100-01-01T13:59:59Z' WHERE id = $1", [draft]);
  expect((await ana.client.get(`/api/generated_postings/${ana.profileId}/load/`)).status).toBe(200);
});

test('A verb needs no body, whatever is said about it', async ({ ana, page }) => {
  const verb = (path: string, headers: Record<string, string> = {}) => ana.client.request('POST', path, { headers });
  const json = { 'content-type': 'application/json' };
  for (const headers of [{}, json]) {
    const path = `/api/scheduled_postings/${await page.post()}/delete/`;
    expect(await verb(path, headers)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await verb(`/api/generator_profile/${ana.profileId}/create_post/`, headers)).status).toBe(201);
    const selected = `/api/profile_social/${ana.profileId}/facebook/select/`;
    expect(await verb(selected, headers)).toMatchObject({ status: 400, body: { id: ['This field is required.'] } });
    expect(Object.keys((await verb('/api/scheduled_postings/', headers)).body)).toContain('profile');
  }
});

test('No answer to a session is kept by anybody on the way', async ({ ana }) => {
  for (const path of [
    '/api/session/',
    '/api/profiles/',
    '/api/countries/',
    '/api/nothing/',
    `/api/profiles/${ana.profileId}/`,
  ])
    expect((await ana.client.get(path)).headers.get('cache-control'), path).toBe('no-store');
});
