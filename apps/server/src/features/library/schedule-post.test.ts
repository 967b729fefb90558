import { describe, expect } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';
import { preparedMedia } from '../media/index.ts';
import { buildCampaign, buildPosting } from './testing/library.ts';

const MINUTE = 60_000;
const ids = ({ body }: Pick<Answer, 'body'>) => body.scheduled_postings_ids as number[];
const media = ({ body }: Pick<Answer, 'body'>) => body.media as unknown[];

const test = base.extend('own', async ({ app, ana, db, page: _page }) => {
  const campaign = await buildCampaign(app);
  const posting = await buildPosting(app, campaign, { message: 'A quiet bay', pictures: 2 });
  const schedule = (body: object = {}, { id = posting, key = '', who = ana } = {}) =>
    who.client.request('POST', `/api/post_library/${id}/schedule/?profile=${who.profileId}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key !== '' && { 'idempotency-key': key }) },
    });
  const posts = () =>
    db.rows<Record<string, unknown> & { id: number; fire_at: Date }>(
      'SELECT * FROM scheduled_postings WHERE profile_id = $1 ORDER BY id',
      [ana.profileId],
    );
  const at = (minutes: number) => new Date(app.waypost.clock.now().getTime() + minutes * MINUTE).toISOString();
  const draft = (id = posting) =>
    ana.client.post(`/api/generator_profile/${ana.profileId}/create_post_from_library/`, { posting_id: id });
  return { campaign, posting, schedule, posts, at, draft };
});

describe('scheduling', () => {
  test('with nothing said takes all networks that are connected, each its next free slot', async ({
    app,
    ana,
    own,
  }) => {
    await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const free = await ana.client.get(`/api/profile_social/${ana.profileId}/next_slots/?apps=facebook,linkedin`);
    const { status, body } = await own.schedule();
    expect([status, ids({ body }).length]).toEqual([200, 2]);
    const made = await own.posts();
    expect(made).toMatchObject(
      ['facebook', 'linkedin'].map((network) => ({
        app: network,
        source: 'library',
        posting_id: own.posting,
        message: 'A quiet bay',
      })),
    );
    expect(made.map(({ fire_at: time }) => time.toISOString())).toEqual(
      (free.body.results as { at: string }[]).map(({ at }) => at),
    );
    expect(body.fire_at).toBe(made.map(({ fire_at: time }) => time.toISOString()).sort()[0]);
    const detail = await ana.client.get(`/api/scheduled_postings/${made[0]?.id}/`);
    expect(detail.body.media).toMatchObject([{ alt_text: 'Picture 1' }, { alt_text: 'Picture 2' }]);
  });

  test('a reel goes out as each network takes films; a link with the name and the picture that staff chose for it', async ({
    app,
    ana,
    db,
    own,
  }) => {
    const { connectionId } = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const reel = await buildPosting(app, own.campaign, { message: 'Ahoy', type: 'reel', pictures: 1 });
    await db.run(
      `UPDATE media SET kind = 'video', mime = 'video/mp4', width = 720, height = 1280, duration_ms = 6000
       WHERE id = (SELECT media_id FROM posting_media WHERE posting_id = $1)`,
      [reel],
    );
    const made = await own.schedule({ fire_at: own.at(60) }, { id: reel });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(await own.posts()).toMatchObject([
      { app: 'facebook', type: 'reel' },
      { app: 'linkedin', type: 'video' },
    ]);
    const link = 'https://fjords.example/spring';
    const card = await buildPosting(app, own.campaign, { message: 'A card', type: 'link', link, pictures: 1 });
    await db.run(
      `INSERT INTO campaign_ogs (campaign_id, idx, url, title, image_media_id)
       SELECT $2, 0, $3, 'Fjords in spring', media_id FROM posting_media WHERE posting_id = $1`,
      [card, own.campaign, link],
    );
    await db.run('UPDATE postings SET og_index = 0 WHERE id = $1', [card]);
    await db.run('DELETE FROM posting_media WHERE posting_id = $1', [card]);
    const asked = `/api/post_library/?profile=${ana.profileId}&campaign=${own.campaign}`;
    const [shown] = (await ana.client.get(asked)).body.results as { image: string | null }[];
    expect(shown?.image).toMatch(/\.jpg$/);
    await own.schedule({ applications: ['linkedin'], fire_at: own.at(600) }, { id: card });
    const post = (await own.posts()).find(({ posting_id }) => posting_id === card);
    expect(post).toMatchObject({ link, link_title: 'Fjords in spring', connection_id: connectionId });
    const picture = { id: post?.id ?? 0, app: 'linkedin', source: 'library', shows_link: true } as const;
    const { db: database, storage } = app.waypost;
    await expect(preparedMedia(database, storage, picture)).resolves.toMatchObject({ media: [{ kind: 'image' }] });
    // A link of the agent's own is not what staff chose it for.
    await db.run(`UPDATE scheduled_postings SET link = 'https://mine.example/' WHERE id = $1`, [picture.id]);
    await expect(preparedMedia(database, storage, picture)).resolves.toEqual({ kind: 'ready', media: [] });
  });

  test('two at once get two slots; a repeat under the same key makes nothing more', async ({ own }) => {
    await Promise.all([own.schedule({ message: 'One' }), own.schedule({ message: 'Two' })]);
    const made = await own.posts();
    expect(new Set(made.map(({ fire_at: time }) => time.getTime())).size).toBe(2);
    const [first, again] = await Promise.all([
      own.schedule({ message: 'Three' }, { key: 'k' }),
      own.schedule({ message: 'Three' }, { key: 'k' }),
    ]);
    expect(again.body).toEqual(first.body);
    expect((await own.posts()).length).toBe(3);
    expect((await own.schedule({ message: 'Four' }, { key: 'k' })).status).toBe(409);
  });

  test('takes a time and words of the agent’s own, and keeps the ten minutes', async ({ own }) => {
    const { status } = await own.schedule({ applications: ['facebook'], fire_at: own.at(60), message: 'Mine' });
    expect([status, (await own.posts())[0]?.message]).toEqual([200, 'Mine']);
    const soon = await own.schedule({ fire_at: own.at(3), message: 'Soon' });
    expect([soon.status, Object.keys(soon.body)]).toEqual([400, ['fire_at']]);
    const blank = await own.schedule({ message: '  ', fire_at: own.at(90) });
    expect([blank.status, Object.keys(blank.body)]).toEqual([400, ['message']]);
    const nowhere = await own.schedule({ applications: ['instagram'], fire_at: own.at(90) });
    expect([nowhere.status, Object.keys(nowhere.body)]).toEqual([400, ['applications']]);
  });

  test('says which network has no free slot', async ({ ana, own }) => {
    await ana.client.put(`/api/profile_social/${ana.profileId}/facebook/slots/`, {
      slots: [],
      weekly_frequency: null,
      auto_schedule: true,
      version: 0,
    });
    expect(await own.schedule()).toMatchObject({
      status: 400,
      body: { fire_at: ['Facebook has no free slot in the weeks ahead. Choose a time instead.'] },
    });
    expect(await own.posts()).toEqual([]);
  });

  test('leaves out what the plan lacks, and refuses it where it is asked for', async ({ app, own }) => {
    const free = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.publish_post_library'] });
    await buildConnection(app, free.profileId);
    await buildConnection(app, free.profileId, { app: 'instagram' });
    const made = await own.schedule({}, { who: free });
    expect([made.status, ids(made).length]).toEqual([200, 1]);
    const asked = await own.schedule({ applications: ['instagram'] }, { who: free });
    expect(asked).toMatchObject({ status: 403, body: { code: 'upgrade_required' } });
  });

  test.for([
    ['deleted', 'UPDATE postings SET deleted_at = now() WHERE id = $1'],
    [
      'of a campaign that is out no more',
      'UPDATE campaigns SET published_at = NULL WHERE id = (SELECT campaign_id FROM postings WHERE id = $1)',
    ],
  ] as const)('a post that is %s meanwhile is told as gone', async ([, sql], { db, own }) => {
    await db.run(sql, [own.posting]);
    expect(await own.schedule()).toMatchObject({
      status: 404,
      body: { user_message: 'This post is no longer in the library.' },
    });
    expect((await own.draft()).status).toBe(404);
    expect(await own.posts()).toEqual([]);
  });

  test('a permission that is taken away while it is asked for is missing', async ({ app, db, own }) => {
    const who = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.publish_post_library'] });
    await buildConnection(app, who.profileId);
    const asked = await db.transaction(async (tx) => {
      await tx.run('SELECT FROM users WHERE id = $1 FOR UPDATE', [who.userId]);
      const answer = own.schedule({}, { who });
      // It stands at the account that somebody holds.
      const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await db.row<{ n: number }>(waiting))?.n, { timeout: 20_000 }).toBeGreaterThan(0);
      await tx.run('DELETE FROM user_permissions WHERE user_id = $1', [who.userId]);
      return { answer };
    });
    expect(await asked.answer).toMatchObject({ status: 403, body: { code: 'post_library_permission' } });
  });
});

describe('a draft of a library post', () => {
  test('says and shows what it does, and goes out as a post of the library', async ({ ana, own }) => {
    const { status, body } = await own.draft();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'A quiet bay',
      applications: ['facebook'],
      posting_id: own.posting,
      shows: 'pictures',
      alt_texts: ['Picture 1', 'Picture 2'],
      fire_at: null,
      missing_media: 0,
    });
    expect(media({ body }).length).toBe(2);
    const [first] = body.custom_image_ids as number[];
    const saved = await ana.client.patch(`/api/generated_postings/${body.id}/`, {
      version: 1,
      message: 'A quiet bay of my own',
      custom_image_ids: [first],
      alt_texts: ['Bay'],
    });
    expect([saved.status, saved.body.custom_image_ids]).toEqual([200, [first]]);
    const made = await ana.client.post(`/api/generated_postings/${body.id}/schedule/`, {
      applications: ['facebook'],
      fire_at: own.at(60),
      message: 'A quiet bay of my own',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(await own.posts()).toMatchObject([
      { source: 'library', posting_id: own.posting, message: 'A quiet bay of my own', generated_posting_id: body.id },
    ]);
    // What it was made of goes on with it: taken up again, and duplicated.
    const [id] = made.body.scheduled_postings_ids as number[];
    expect((await ana.client.get(`/api/scheduled_postings/${id}/content/`)).body.custom_image_ids).toEqual([first]);
    const copy = await ana.client.post(`/api/generator_profile/${ana.profileId}/duplicate/`, { posts: [id] });
    expect(copy.body.custom_image_ids).toEqual([first]);
  });

  test('takes up one while it is open, and lets go of it', async ({ app, ana, own }) => {
    const list = await ana.client.get(`/api/post_library/?profile=${ana.profileId}&campaign=${own.campaign}`);
    const [post] = list.body.results as { id: number; media: { id: number }[] }[];
    const images = post?.media.map(({ id }) => id) ?? [];
    const started = await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, {});
    const save = (body: object, version: number) =>
      ana.client.patch(`/api/generated_postings/${started.body.id}/`, { version, ...body });
    const check = { profile: ana.profileId, applications: ['facebook'], message: 'Bay', custom_image_ids: images };
    expect((await ana.client.post('/api/scheduled_postings/preflight/', check)).status).toBe(200);
    // Its pictures come with it alone.
    expect((await save({ custom_image_ids: images }, 1)).status).toBe(400);
    const taken = await save({ custom_image_ids: images, posting_id: own.posting }, 1);
    expect([taken.status, taken.body.posting_id, media(taken).length]).toEqual([200, own.posting, 2]);
    const freed = await save({ posting_id: null }, 2);
    expect([freed.status, freed.body.posting_id, media(freed).length]).toEqual([200, null, 2]);
    const pro = await buildAdvisor(app, { plan: 'pro' });
    const theirs = await pro.client.post(`/api/generator_profile/${pro.profileId}/create_post/`, {
      posting_id: own.posting,
    });
    expect(theirs).toMatchObject({ status: 403, body: { code: 'post_library_permission' } });
    const stolen = await pro.client.post(`/api/generator_profile/${pro.profileId}/create_post/`, {
      custom_image_ids: images,
    });
    expect(stolen.status).toBe(400);
  });

  test('is an own post once the permission is lost', async ({ ana, db, own }) => {
    const { body } = await own.draft();
    await db.run(`UPDATE users SET plan = 'pro' WHERE id = $1`, [ana.userId]);
    const send = (more: object = {}) =>
      ana.client.post(`/api/generated_postings/${body.id}/schedule/`, {
        applications: ['facebook'],
        fire_at: own.at(60),
        message: 'Still mine',
        ...more,
      });
    expect(await send()).toMatchObject({ status: 403, body: { code: 'post_library_permission' } });
    expect((await send({ posting_id: null })).status).toBe(200);
    expect(await own.posts()).toMatchObject([{ source: 'generator', posting_id: null, message: 'Still mine' }]);
  });
});
