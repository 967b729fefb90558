import { describe, expect } from 'vitest';
import type { Answer } from '../../../testing/client.ts';
import { buildAdvisor, buildImage } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';

const MINUTE = 60_000;
const PATH = '/api/scheduled_postings/';

const test = base.extend('composer', ({ app, db, world, ana, page: _page }) => {
  const body = (more: Record<string, unknown> = {}) => ({
    profile: ana.profileId,
    applications: ['facebook'],
    fire_at: app.at(180),
    message: 'Ten days in Patagonia',
    ...more,
  });
  const create = (more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    ana.client.post(PATH, body(more), headers);
  const ids = (answer: Answer) => answer.body.scheduled_postings_ids as number[];
  const rows = (answer: Answer) => Promise.all(ids(answer).map(world.row));
  const errors = async (more: Record<string, unknown>) => {
    const answer = await create(more);
    expect(answer.status).toBe(400);
    return answer.body;
  };
  const count = async () => {
    const row = await db.row<{ n: number }>('SELECT count(*) AS n FROM scheduled_postings WHERE profile_id = $1', [
      ana.profileId,
    ]);
    return row?.n;
  };
  return { body, create, ids, rows, errors, count };
});

describe('creating posts', () => {
  test('one row per network, with everything that the machine needs', async ({ app, ana, page, composer }) => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const picture = await buildImage(app, ana.profileId, { description: 'A glacier' });
    const answer = await composer.create({
      applications: ['facebook', 'linkedin'],
      message_by_app: { linkedin: 'For professionals' },
      custom_image_ids: [picture.imageId],
      first_comment: ' Book here ',
    });
    expect(answer.status).toBe(201);
    const [first, second] = await composer.rows(answer);
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
    expect(first?.origin_id).toBe(second?.origin_id);
    const fireAt = (first?.fire_at as Date).getTime();
    expect(first?.next_step_at).toEqual(first?.fire_at);
    expect((first?.late_after as Date).getTime() - fireAt).toBe(120 * MINUTE);
    const before = fireAt - (first?.preflight_at as Date).getTime();
    expect(before).toBeGreaterThanOrEqual(60 * MINUTE);
    expect(before).toBeLessThanOrEqual(120 * MINUTE);
    const shown = await ana.client.get(`${PATH}${composer.ids(answer)[0]}/`);
    expect(shown.body).toMatchObject({
      media: [{ kind: 'image', alt_text: 'A glacier', width: 1200 }],
      first_comment: { text: 'Book here', state: 'waiting', reason: null },
    });
  });

  test('now is due at once, without a preflight', async ({ app, composer }) => {
    const [made] = await composer.rows(await composer.create({ fire_at: null }));
    const age = app.waypost.clock.now().getTime() - (made?.fire_at as Date).getTime();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(10_000);
    expect(made?.preflight_at).toBeNull();
  });

  test('text, link and picture give their type; a link has its domain', async ({ app, ana, composer }) => {
    const type = async (more: Record<string, unknown>) => {
      const [made] = await composer.rows(await composer.create({ message: `Text ${JSON.stringify(more)}`, ...more }));
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

  test('the machine is woken when the rows are there', async ({ db, composer }) => {
    const listener = await db.pool.connect();
    try {
      const heard = new Promise((resolve) => listener.on('notification', resolve));
      await listener.query('LISTEN waypost_due');
      await composer.create();
      expect(await heard).toMatchObject({ channel: 'waypost_due' });
    } finally {
      listener.release(true);
    }
  });
});

describe('what is refused, under the field that can mend it', () => {
  test('a post without words, whatever else it shows', async ({ app, ana, composer }) => {
    const picture = await buildImage(app, ana.profileId);
    const shows = [{}, { link: 'https://example.com' }, { custom_image_ids: [picture.imageId] }];
    for (const more of shows)
      expect(await composer.errors({ message: '  ', ...more })).toEqual({ message: ['Write a message.'] });
  });
  test('what is wrong on two networks in one sentence, unless it names them', async ({ composer }) => {
    expect(await composer.errors({ applications: ['facebook', 'linkedin'], message: ' ' })).toEqual({
      message: ['Write a message.'],
      applications: ['LinkedIn isn’t connected.'],
    });
  });
  test('a text that is too long', async ({ composer }) => {
    const { message } = await composer.errors({ message: 'x'.repeat(63_207) });
    expect(message).toEqual(['Facebook allows up to 63,206 characters; this text has 63,207, signature included.']);
  });
  test('a time before now + 9 minutes; now + 9 is enough', async ({ app, composer }) => {
    expect(await composer.errors({ fire_at: app.at(8.9) })).toEqual({
      fire_at: ['Choose a time at least 10 minutes from now, or post now.'],
    });
    expect((await composer.create({ fire_at: app.at(9.2) })).status).toBe(201);
  });
  test('no address as link', async ({ composer }) => {
    expect(Object.keys(await composer.errors({ link: 'javascript:alert(1)' }))).toEqual(['link']);
  });
  test('a network that is not connected, and one that is broken', async ({ db, page, composer }) => {
    expect(await composer.errors({ applications: ['linkedin'] })).toEqual({
      applications: ['LinkedIn isn’t connected.'],
    });
    await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    expect(await composer.errors({})).toEqual({
      applications: ['The connection to Facebook was lost. Reconnect Facebook first.'],
    });
  });
  test('a connection that ends before the time', async ({ db, page, composer }) => {
    await db.run('UPDATE connections SET page_token_enc = NULL WHERE id = $1', [page.connectionId]);
    await db.run(
      `UPDATE social_grants SET expires_at = app_now() + interval '1 hour'
       WHERE id = (SELECT grant_id FROM connections WHERE id = $1)`,
      [page.connectionId],
    );
    expect(Object.keys(await composer.errors({}))).toEqual(['applications']);
  });
  test("a picture that is hidden, or somebody else's", async ({ app, composer }) => {
    const other = await buildAdvisor(app);
    const theirs = await buildImage(app, other.profileId);
    expect(Object.keys(await composer.errors({ custom_image_ids: [theirs.imageId] }))).toEqual(['custom_image_ids']);
  });
  test('the same text on the page within 15 minutes, naming the other post', async ({ app, composer }) => {
    const first = composer.ids(await composer.create({ fire_at: app.at(60) }))[0];
    const { message } = await composer.errors({ fire_at: app.at(74) });
    expect(message).toEqual([expect.stringContaining(`(post ${first})`)]);
    expect((await composer.create({ fire_at: app.at(76) })).status).toBe(201);
    expect((await composer.create({ fire_at: app.at(62), message: 'Another text' })).status).toBe(201);
  });
  test('of two equal texts at the same moment one is refused', async ({ app, composer }) => {
    const same = { fire_at: app.at(60) };
    const answers = await Promise.all([composer.create(same), composer.create(same)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400]);
  });
  test('a text that differs only by the signature is the same text', async ({ app, db, ana, composer }) => {
    await db.run('INSERT INTO advanced_features VALUES ($1, NULL, $2, $3)', [
      ana.profileId,
      '#travel',
      JSON.stringify(['facebook']),
    ]);
    await composer.create({ fire_at: app.at(60), message: 'Sail away' });
    expect(Object.keys(await composer.errors({ fire_at: app.at(60), message: 'Sail away\n\n#travel' }))).toEqual([
      'message',
    ]);
  });
  test('without PRO it is 403 with its code, where staff switched it off 403 with a sentence', async ({
    app,
    db,
    ana,
    composer,
  }) => {
    const free = await buildAdvisor(app, { plan: 'free' });
    await buildConnection(app, free.profileId);
    const answer = await free.client.post(PATH, composer.body({ profile: free.profileId }));
    expect([answer.status, answer.body.code]).toEqual([403, 'upgrade_required']);
    const [id] = composer.ids(await composer.create());
    const { body } = await ana.client.get(`${PATH}${id}/content/`);
    await db.run('UPDATE profiles SET generator_enabled = false WHERE id = $1', [ana.profileId]);
    const off = { status: 403, body: { user_message: expect.stringContaining('switched off') } };
    expect(await composer.create({ fire_at: app.at(600) })).toMatchObject(off);
    const { media: _, ...content } = body;
    expect(await ana.client.put(`${PATH}${id}/content/`, { ...content, message: 'Revised' })).toMatchObject(off);
    expect(await composer.count()).toBe(1);
  });
  test("another advisor's profile is 404, nobody 401", async ({ app, composer }) => {
    const other = await buildAdvisor(app);
    expect((await other.client.post(PATH, composer.body())).status).toBe(404);
    expect((await app.client().post(PATH, composer.body())).status).toBe(401);
  });
});

describe('Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': name });

  test('the same call answers the same ids, another call 409', async ({ ana, composer }) => {
    const same = composer.body();
    const first = await ana.client.post(PATH, same, key('a'));
    const again = await ana.client.post(PATH, same, key('a'));
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(201);
    expect((await ana.client.post(PATH, { ...same, message: 'Else' }, key('a'))).status).toBe(409);
    expect(await composer.count()).toBe(1);
  });
  test('calls at the same moment make one post', async ({ ana, composer }) => {
    const same = composer.body();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ana.client.post(PATH, same, key('b'))));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(await composer.count()).toBe(1);
  });
  test('a refused call uses up no key', async ({ ana, composer }) => {
    expect((await ana.client.post(PATH, composer.body({ message: '' }), key('c'))).status).toBe(400);
    expect((await ana.client.post(PATH, composer.body(), key('c'))).status).toBe(201);
  });
  test('after 24 hours a key is free again', async ({ db, ana, composer }) => {
    const first = composer.ids(await ana.client.post(PATH, composer.body({ message: 'One' }), key('d')));
    await db.run("UPDATE idempotency_keys SET created_at = app_now() - interval '25 hours' WHERE profile_id = $1", [
      ana.profileId,
    ]);
    const second = composer.ids(await ana.client.post(PATH, composer.body({ message: 'Two' }), key('d')));
    expect(second).not.toEqual(first);
  });
  test('keys of two profiles do not meet', async ({ app, ana, composer }) => {
    const other = await buildAdvisor(app);
    await buildConnection(app, other.profileId);
    const mine = composer.ids(await ana.client.post(PATH, composer.body(), key('e')));
    const theirs = await other.client.post(PATH, { ...composer.body(), profile: other.profileId }, key('e'));
    expect(theirs.status).toBe(201);
    expect(composer.ids(theirs)).not.toEqual(mine);
  });
  test('an empty key is refused', async ({ ana, composer }) => {
    expect((await ana.client.post(PATH, composer.body(), key('x'.repeat(201)))).status).toBe(400);
  });
});

describe('preflight', () => {
  test('tells what would be refused and the text as it would go out, and makes nothing', async ({
    app,
    db,
    ana,
    page,
  }) => {
    await db.run('INSERT INTO advanced_features VALUES ($1, NULL, $2, $3)', [
      ana.profileId,
      '#travel',
      JSON.stringify(['facebook']),
    ]);
    const id = await page.post({ inMinutes: 60, set: { message: 'Sail away' } });
    const answer = await ana.client.post(`${PATH}preflight/`, {
      profile: ana.profileId,
      applications: ['facebook', 'linkedin'],
      fire_at: app.at(61),
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
