import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type Advisor, buildAdvisor, buildImage } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';

const MINUTE = 60_000;
const PATH = '/api/scheduled_postings/';
let app: TestApp;
let ana: Advisor;
let page: TestPage;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await buildAdvisor(app);
  page = await buildConnection(app, ana.profileId);
});

const at = (minutes: number) => new Date(app.waypost.clock.now().getTime() + minutes * MINUTE).toISOString();
const body = (more: Record<string, unknown> = {}) => ({
  profile: ana.profileId,
  applications: ['facebook'],
  fire_at: at(180),
  message: 'Ten days in Patagonia',
  ...more,
});
const create = (more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  ana.client.post(PATH, body(more), headers);
const ids = (answer: { body: Record<string, unknown> }) => answer.body.scheduled_postings_ids as number[];
const row = (id: number | undefined) =>
  app.waypost.db.row<Record<string, unknown>>('SELECT * FROM scheduled_postings WHERE id = $1', [id]);

describe('creating posts', () => {
  test('one row per network, with everything that the machine needs', async () => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const picture = await buildImage(app, ana.profileId, { description: 'A glacier' });
    const answer = await create({
      applications: ['facebook', 'linkedin'],
      message_by_app: { linkedin: 'For professionals' },
      custom_image_ids: [picture.imageId],
      first_comment: ' Book here ',
    });
    expect(answer.status).toBe(201);
    const [first, second] = await Promise.all(ids(answer).map(row));
    expect(first).toMatchObject({
      app: 'facebook',
      provider: 'fbpage',
      pgid: page.pageId,
      type: 'image',
      source: 'api',
      message: 'Ten days in Patagonia',
      status: 0,
      phase: 'due',
      has_custom_image: true,
      preflight_result: [],
    });
    expect(second).toMatchObject({ app: 'linkedin', pgid: linkedin.pageId, message: 'For professionals' });
    expect(first?.origin_id).not.toBe(second?.origin_id);
    const fireAt = (first?.fire_at as Date).getTime();
    expect(first?.next_step_at).toEqual(first?.fire_at);
    expect((first?.late_after as Date).getTime() - fireAt).toBe(120 * MINUTE);
    const before = fireAt - (first?.preflight_at as Date).getTime();
    expect(before).toBeGreaterThanOrEqual(60 * MINUTE);
    expect(before).toBeLessThanOrEqual(120 * MINUTE);
    const shown = await ana.client.get(`${PATH}${ids(answer)[0]}/`);
    expect(shown.body).toMatchObject({
      media: [{ kind: 'image', alt_text: 'A glacier', width: 1200 }],
      first_comment: { text: 'Book here', state: 'waiting', reason: null },
    });
  });

  test('now is due at once, without a preflight', async () => {
    const made = await row(ids(await create({ fire_at: null }))[0]);
    const age = app.waypost.clock.now().getTime() - (made?.fire_at as Date).getTime();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(10_000);
    expect(made?.preflight_at).toBeNull();
  });

  test('text, link and picture give their type; a link has its domain', async () => {
    const type = async (more: Record<string, unknown>) => {
      const made = await row(ids(await create({ message: `Text ${JSON.stringify(more)}`, ...more }))[0]);
      return [made?.type, made?.domain];
    };
    const picture = await buildImage(app, ana.profileId);
    expect(await type({})).toEqual(['post', null]);
    expect(await type({ link: 'https://www.example.com/tours?x=1' })).toEqual(['link', 'example.com']);
    expect(await type({ custom_image_ids: [picture.imageId], link: 'https://example.com' })).toEqual([
      'image',
      'example.com',
    ]);
  });

  test('the machine is woken when the rows are there', async () => {
    const listener = await app.waypost.db.pool.connect();
    try {
      const heard = new Promise((resolve) => listener.on('notification', resolve));
      await listener.query('LISTEN waypost_due');
      await create();
      expect(await heard).toMatchObject({ channel: 'waypost_due' });
    } finally {
      listener.release(true);
    }
  });
});

describe('what is refused, under the field that can mend it', () => {
  const errors = async (more: Record<string, unknown>) => {
    const answer = await create(more);
    expect(answer.status).toBe(400);
    return answer.body;
  };
  test('an empty post', async () => {
    expect(await errors({ message: '  ' })).toEqual({ message: ['Write a message, or add a picture or a video.'] });
  });
  test('a text that is too long', async () => {
    const { message } = await errors({ message: 'x'.repeat(63_207) });
    expect(message).toEqual(['Facebook takes at most 63,206 characters; this text has 63,207, signature included.']);
  });
  test('a time before now + 9 minutes; now + 9 is enough', async () => {
    expect(await errors({ fire_at: at(8.9) })).toEqual({
      fire_at: ['Choose a time at least 10 minutes from now, or post now.'],
    });
    expect((await create({ fire_at: at(9.2) })).status).toBe(201);
  });
  test('no address as link', async () => {
    expect(Object.keys(await errors({ link: 'javascript:alert(1)' }))).toEqual(['link']);
  });
  test('a network that is not connected, and one that is broken', async () => {
    expect(await errors({ applications: ['linkedin'] })).toEqual({ applications: ['LinkedIn is not connected.'] });
    await app.waypost.db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    expect(await errors({})).toEqual({
      applications: ['The connection to Facebook is broken. Reconnect it first.'],
    });
  });
  test('a connection that ends before the time', async () => {
    await app.waypost.db.run('UPDATE connections SET page_token_enc = NULL WHERE id = $1', [page.connectionId]);
    await app.waypost.db.run(
      `UPDATE social_grants SET expires_at = app_now() + interval '1 hour'
       WHERE id = (SELECT grant_id FROM connections WHERE id = $1)`,
      [page.connectionId],
    );
    expect(Object.keys(await errors({}))).toEqual(['applications']);
  });
  test("a picture that is hidden, or somebody else's", async () => {
    const other = await buildAdvisor(app);
    const theirs = await buildImage(app, other.profileId);
    expect(Object.keys(await errors({ custom_image_ids: [theirs.imageId] }))).toEqual(['custom_image_ids']);
  });
  test('the same text on the page within 15 minutes, naming the other post', async () => {
    const first = ids(await create({ fire_at: at(60) }))[0];
    const { message } = await errors({ fire_at: at(74) });
    expect(message).toEqual([expect.stringContaining(`(post ${first})`)]);
    expect((await create({ fire_at: at(76) })).status).toBe(201);
    expect((await create({ fire_at: at(62), message: 'Another text' })).status).toBe(201);
  });
  test('of two equal texts at the same moment one is refused', async () => {
    const same = { fire_at: at(60) };
    const answers = await Promise.all([create(same), create(same)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400]);
  });
  test('a text that differs only by the signature is the same text', async () => {
    await app.waypost.db.run('INSERT INTO advanced_features VALUES ($1, NULL, $2, $3)', [
      ana.profileId,
      '#travel',
      JSON.stringify(['facebook']),
    ]);
    await create({ fire_at: at(60), message: 'Sail away' });
    expect(Object.keys(await errors({ fire_at: at(60), message: 'Sail away\n\n#travel' }))).toEqual(['message']);
  });
  test('Instagram without PRO is 403 with its code', async () => {
    const free = await buildAdvisor(app, { plan: 'free' });
    await buildConnection(app, free.profileId, { app: 'instagram' });
    const answer = await free.client.post(PATH, { ...body(), profile: free.profileId, applications: ['instagram'] });
    expect([answer.status, answer.body.code]).toEqual([403, 'upgrade_required']);
  });
  test("another advisor's profile is 404, nobody 401", async () => {
    const other = await buildAdvisor(app);
    expect((await other.client.post(PATH, body())).status).toBe(404);
    expect((await app.client().post(PATH, body())).status).toBe(401);
  });
});

describe('Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': name });
  const count = async () =>
    (
      await app.waypost.db.row<{ n: number }>('SELECT count(*) AS n FROM scheduled_postings WHERE profile_id = $1', [
        ana.profileId,
      ])
    )?.n;

  test('the same call answers the same ids, another call 409', async () => {
    const same = body();
    const first = await ana.client.post(PATH, same, key('a'));
    const again = await ana.client.post(PATH, same, key('a'));
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(201);
    expect((await ana.client.post(PATH, { ...same, message: 'Else' }, key('a'))).status).toBe(409);
    expect(await count()).toBe(1);
  });
  test('calls at the same moment make one post', async () => {
    const same = body();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ana.client.post(PATH, same, key('b'))));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(await count()).toBe(1);
  });
  test('a refused call uses up no key', async () => {
    expect((await ana.client.post(PATH, body({ message: '' }), key('c'))).status).toBe(400);
    expect((await ana.client.post(PATH, body(), key('c'))).status).toBe(201);
  });
  test('after 24 hours a key is free again', async () => {
    const first = ids(await ana.client.post(PATH, body({ message: 'One' }), key('d')));
    await app.waypost.db.run(
      "UPDATE idempotency_keys SET created_at = app_now() - interval '25 hours' WHERE profile_id = $1",
      [ana.profileId],
    );
    const second = ids(await ana.client.post(PATH, body({ message: 'Two' }), key('d')));
    expect(second).not.toEqual(first);
  });
  test('keys of two profiles do not meet', async () => {
    const other = await buildAdvisor(app);
    await buildConnection(app, other.profileId);
    const mine = ids(await ana.client.post(PATH, body(), key('e')));
    const theirs = await other.client.post(PATH, { ...body(), profile: other.profileId }, key('e'));
    expect(theirs.status).toBe(201);
    expect(ids(theirs)).not.toEqual(mine);
  });
  test('an empty key is refused', async () => {
    expect((await ana.client.post(PATH, body(), key('x'.repeat(201)))).status).toBe(400);
  });
});

describe('preflight', () => {
  test('tells what would be refused and the text as it would go out, and makes nothing', async () => {
    await app.waypost.db.run('INSERT INTO advanced_features VALUES ($1, NULL, $2, $3)', [
      ana.profileId,
      '#travel',
      JSON.stringify(['facebook']),
    ]);
    const id = await buildPost(app, page, { inMinutes: 60, set: { message: 'Sail away' } });
    const answer = await ana.client.post(`${PATH}preflight/`, {
      profile: ana.profileId,
      applications: ['facebook', 'linkedin'],
      fire_at: at(61),
      message: 'Sail away',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.texts).toEqual({ facebook: 'Sail away\n\n#travel', linkedin: 'Sail away' });
    expect(answer.body.messages).toEqual([
      expect.objectContaining({ app: 'facebook', code: 'same_text', values: expect.objectContaining({ post: id }) }),
      { app: 'linkedin', code: 'not_connected', level: 'error' },
    ]);
  });
});
