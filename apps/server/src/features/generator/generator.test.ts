import { describe, expect } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { buildAdvisor, buildImage } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';

const PATH = '/api/generated_postings/';
const MINUTE = 60_000;
const ids = (answer: Answer) => answer.body.scheduled_postings_ids as number[];

const test = base
  .extend('ana', ({ app }) => buildAdvisor(app, { plan: 'pro' }))
  // Named for being there: what is scheduled needs a page to go to.
  .extend('drafts', ({ app, ana, db, page: _page }) => {
    const at = (minutes: number) => new Date(app.waypost.clock.now().getTime() + minutes * MINUTE).toISOString();
    const start = (body: Record<string, unknown> = {}, who = ana) =>
      who.client.post(`/api/generator_profile/${who.profileId}/create_post/`, body);
    const draftId = async (body: Record<string, unknown> = {}) => Number((await start(body)).body.id);
    const load = () => ana.client.get(`${PATH}${ana.profileId}/load/`);
    const schedule = (id: number, body: Record<string, unknown> = {}): Promise<Answer> =>
      ana.client.post(`${PATH}${id}/schedule/`, {
        applications: ['facebook'],
        fire_at: at(60),
        message: `Lisbon in spring ${id}`,
        ...body,
      });
    const posts = () =>
      db.rows<Record<string, unknown>>('SELECT * FROM scheduled_postings WHERE profile_id = $1 ORDER BY id', [
        ana.profileId,
      ]);
    return { at, start, draftId, load, schedule, posts };
  });

describe('a draft', () => {
  test('starts empty, makes the generator profile, and is found again', async ({ ana, db, drafts }) => {
    expect((await drafts.load()).status).toBe(404);
    const started = await drafts.start();
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({
      pk: started.body.id,
      version: 1,
      message: '',
      applications: [],
      fire_at: null,
      image_url: null,
      custom_image_ids: [],
      scheduled_at: null,
    });
    expect(await db.row('SELECT voice_tone FROM generator_profiles WHERE profile_id = $1', [ana.profileId])).toEqual({
      voice_tone: 'friendly',
    });
    expect((await drafts.load()).body).toEqual(started.body);
    expect((await ana.client.get(`${PATH}${started.body.id}/`)).body).toEqual(started.body);
  });

  test('of two tabs that start at once, both get one', async ({ drafts }) => {
    const [one, two] = await Promise.all([drafts.start(), drafts.start()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await drafts.load()).body.id).toBe(Math.max(Number(one.body.id), Number(two.body.id)));
  });

  test('keeps everything that the page saves', async ({ app, ana, drafts }) => {
    const picture = await buildImage(app, ana.profileId);
    const other = await buildImage(app, ana.profileId);
    const id = await drafts.draftId({ message: 'First' });
    const fields = {
      message: 'Second\nline 🌴',
      message_by_app: { linkedin: 'Formal' },
      applications: ['facebook', 'linkedin'],
      fire_at: '2031-05-05T12:00:00.000Z',
      link: 'https://example.com/offer',
      custom_image_ids: [other.imageId, picture.imageId],
      alt_texts: ['The sea', ''],
      first_comment: 'Book here',
      media_types: { facebook: 'post' },
    };
    const saved = await ana.client.patch(`${PATH}${id}/`, { version: 1, ...fields });
    expect(saved).toMatchObject({ status: 200, body: { ...fields, version: 2 } });
    expect(saved.body.media).toMatchObject([
      { id: other.imageId, kind: 'image', duration: null },
      { id: picture.imageId, kind: 'image' },
    ]);
    expect(String(saved.body.image_url)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\//);
    const cleared = await ana.client.patch(`${PATH}${id}/`, { version: 2, fire_at: null, link: null, message: '' });
    expect(cleared.body).toMatchObject({
      version: 3,
      fire_at: null,
      link: null,
      message: '',
      first_comment: 'Book here',
    });
    expect((await drafts.load()).body).toEqual(cleared.body);
  });

  test('that is newer elsewhere is not overwritten; the answer carries it', async ({ ana, drafts }) => {
    const id = await drafts.draftId();
    const saved = await ana.client.patch(`${PATH}${id}/`, { version: 1, message: 'from the phone' });
    const late = await ana.client.patch(`${PATH}${id}/`, { version: 1, message: 'from the laptop' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version', draft: saved.body } });
    expect((await drafts.load()).body.message).toBe('from the phone');
    const tabs = await Promise.all(
      ['a', 'b', 'c'].map((message) => ana.client.patch(`${PATH}${id}/`, { version: 2, message })),
    );
    expect(tabs.map((tab) => tab.status).sort()).toEqual([200, 409, 409]);
  });

  test('takes no image of somebody else, keeps those that are deleted, and loses those that are gone', async ({
    app,
    ana,
    db,
    drafts,
  }) => {
    const stranger = await buildAdvisor(app);
    const foreign = await buildImage(app, stranger.profileId);
    const [one, two] = [await buildImage(app, ana.profileId), await buildImage(app, ana.profileId)];
    expect((await drafts.start({ custom_image_ids: [foreign.imageId] })).body).toHaveProperty('custom_image_ids');
    const id = await drafts.draftId({ custom_image_ids: [one.imageId, two.imageId], alt_texts: ['one', 'two'] });
    const refused = await ana.client.patch(`${PATH}${id}/`, { version: 1, custom_image_ids: [foreign.imageId] });
    expect(refused).toMatchObject({
      status: 400,
      body: { custom_image_ids: ['Image 1 is no longer in your library. Please choose another one.'] },
    });
    await db.run('UPDATE profile_images SET hidden_at = clock_timestamp() WHERE id = $1', [one.imageId]);
    expect((await drafts.load()).body).toMatchObject({
      custom_image_ids: [one.imageId, two.imageId],
      alt_texts: ['one', 'two'],
      missing_media: 0,
    });
    await db.run('DELETE FROM profile_images WHERE id = $1', [one.imageId]);
    expect((await drafts.load()).body).toMatchObject({
      custom_image_ids: [two.imageId],
      alt_texts: ['two'],
      missing_media: 1,
    });
    const again = await ana.client.patch(`${PATH}${id}/`, { version: 1, custom_image_ids: [one.imageId, two.imageId] });
    expect(again).toMatchObject({ status: 200, body: { custom_image_ids: [two.imageId] } });
  });

  test('can be thrown away; then the one before it is the newest', async ({ ana, drafts }) => {
    const [first, second] = [await drafts.draftId({ message: '1' }), await drafts.draftId({ message: '2' })];
    const listed = () => ana.client.get(`${PATH}?generator_profile=${ana.profileId}&scheduled=false`);
    expect((await listed()).body).toMatchObject({ count: 2, results: [{ id: second }, { id: first }] });
    expect((await ana.client.delete(`${PATH}${second}/`)).status).toBe(204);
    expect((await ana.client.delete(`${PATH}${second}/`)).status).toBe(404);
    expect((await drafts.load()).body.id).toBe(first);
    expect((await listed()).body.count).toBe(1);
  });

  test('belongs to its owner and to a pro plan', async ({ app, ana, drafts }) => {
    const id = await drafts.draftId();
    const stranger = await buildAdvisor(app);
    const free = await buildAdvisor(app, { plan: 'free' });
    const body = { version: 1, message: 'x' };
    const scheduled = { applications: ['facebook'], message: 'x' };
    for (const [who, status] of [
      [stranger.client, 404],
      [free.client, 403],
    ] as const) {
      expect((await who.get(`${PATH}${id}/`)).status).toBe(status);
      expect((await who.get(`${PATH}${ana.profileId}/load/`)).status).toBe(status);
      expect((await who.get(`${PATH}?generator_profile=${ana.profileId}`)).status).toBe(status);
      expect((await who.patch(`${PATH}${id}/`, body)).status).toBe(status);
      expect((await who.delete(`${PATH}${id}/`)).status).toBe(status);
      expect((await who.post(`${PATH}${id}/schedule/`, scheduled)).status).toBe(status);
      expect((await who.post(`/api/generator_profile/${ana.profileId}/create_post/`)).status).toBe(status);
    }
    expect((await drafts.start({}, free)).body.code).toBe('upgrade_required');
    expect((await drafts.load()).body).toMatchObject({ id, version: 1 });
  });
});

describe('scheduling a draft', () => {
  test('makes one post per network from what is sent, with the images in order', async ({ app, ana, page, drafts }) => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const [one, two] = [
      await buildImage(app, ana.profileId, { description: 'A beach' }),
      await buildImage(app, ana.profileId),
    ];
    const id = await drafts.draftId();
    const fireAt = drafts.at(90);
    const answer = await drafts.schedule(id, {
      applications: ['linkedin', 'facebook'],
      fire_at: fireAt,
      message_by_app: { linkedin: 'For professionals' },
      custom_image_ids: [two.imageId, one.imageId],
      alt_texts: ['Second first'],
      first_comment: 'Book here',
    });
    expect(answer.status).toBe(200);
    const rows = await drafts.posts();
    expect(rows.map((row) => row.id)).toEqual(ids(answer));
    expect(rows).toMatchObject([
      { app: 'facebook', pgid: page.pageId, message: `Lisbon in spring ${id}`, source: 'generator', status: 0 },
      { app: 'linkedin', pgid: linkedin.pageId, message: 'For professionals', generated_posting_id: id },
    ]);
    expect((rows[0]?.fire_at as Date).toISOString()).toBe(fireAt);
    expect((await ana.client.get(`/api/scheduled_postings/${ids(answer)[0]}/`)).body).toMatchObject({
      media: [{ alt_text: 'Second first' }, { alt_text: 'A beach' }],
      first_comment: { text: 'Book here' },
    });
    expect((await drafts.load()).status).toBe(404);
    expect((await ana.client.get(`${PATH}?generator_profile=${ana.profileId}&scheduled=true`)).body).toMatchObject({
      count: 1,
      results: [{ id, message: `Lisbon in spring ${id}`, custom_image_ids: [two.imageId, one.imageId] }],
    });
  });

  test('takes from the draft what the call leaves out', async ({ app, ana, drafts }) => {
    const picture = await buildImage(app, ana.profileId);
    const id = await drafts.draftId({
      custom_image_ids: [picture.imageId],
      alt_texts: ['A lake'],
      first_comment: 'Hello',
    });
    const answer = await drafts.schedule(id);
    expect((await ana.client.get(`/api/scheduled_postings/${ids(answer)[0]}/`)).body).toMatchObject({
      media: [{ alt_text: 'A lake' }],
      first_comment: { text: 'Hello' },
    });
    const other = await drafts.draftId({ custom_image_ids: [picture.imageId] });
    const without = await drafts.schedule(other, { custom_image_ids: [] });
    expect((await ana.client.get(`/api/scheduled_postings/${ids(without)[0]}/`)).body.media).toEqual([]);
    const single = await drafts.schedule(await drafts.draftId(), { custom_image_id: picture.imageId });
    expect((await ana.client.get(`/api/scheduled_postings/${ids(single)[0]}/`)).body.media).toHaveLength(1);
  });

  test('now is due at once', async ({ app, drafts }) => {
    const before = app.waypost.clock.now().getTime();
    await drafts.schedule(await drafts.draftId(), { fire_at: null });
    const [row] = await drafts.posts();
    expect(Math.abs((row?.fire_at as Date).getTime() - before)).toBeLessThan(10_000);
  });

  test('happens once: double clicks, two tabs and repeats get the same ids', async ({ ana, drafts }) => {
    const id = await drafts.draftId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => drafts.schedule(id)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const [first] = answers;
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect((await drafts.schedule(id, { message: 'another text' })).body).toEqual(first?.body);
    expect(await drafts.posts()).toHaveLength(1);
    expect(await ana.client.delete(`${PATH}${id}/`)).toMatchObject({
      status: 409,
      body: { user_message: 'This post is already scheduled. You’ll find it in your calendar.' },
    });
    expect((await ana.client.patch(`${PATH}${id}/`, { version: 1, message: 'late' })).status).toBe(409);
    expect(await drafts.posts()).toHaveLength(1);
  });

  test('that is refused leaves the draft open and makes nothing', async ({ app, ana, drafts }) => {
    const stranger = await buildAdvisor(app);
    const foreign = await buildImage(app, stranger.profileId);
    const mine = await buildImage(app, ana.profileId);
    const id = await drafts.draftId({ message: 'Kept' });
    for (const [body, field] of [
      [{ applications: [] }, 'applications'],
      [{ applications: ['myspace'] }, 'applications'],
      [{ applications: ['linkedin'] }, 'applications'],
      [{ message: '  ' }, 'message'],
      [{ message: 'x', message_by_app: { facebook: ' ' } }, 'message'],
      [{ fire_at: drafts.at(2) }, 'fire_at'],
      [{ fire_at: 'tomorrow' }, 'fire_at'],
      [{ custom_image_ids: [foreign.imageId] }, 'custom_image_ids'],
      [{ media_types: { facebook: 'reel' } }, 'media_types'],
      [{ custom_image_ids: [mine.imageId], media_types: { facebook: 'story' } }, 'media_types'],
      [{ custom_image_id: mine.imageId, custom_image_ids: [foreign.imageId] }, 'custom_image_id'],
    ] as const) {
      const answer = await drafts.schedule(id, body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    }
    expect(await drafts.posts()).toEqual([]);
    expect((await drafts.load()).body).toMatchObject({ id, version: 1, message: 'Kept' });
    expect((await drafts.schedule(id)).status).toBe(200);
  });
});
