import { expect } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { buildAdvisor, buildImage, buildProfile } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';

const DRAFT = { message: 'Lisbon in spring', applications: ['facebook'], link: 'https://waypost.example' };

const test = base.extend('drafts', ({ app, ana, db }) => {
  const path = (id: number, verb: string) => `/api/generated_postings/${id}/${verb}/`;
  return {
    start: async (fields: object = {}) => {
      const draft = { ...DRAFT, message: `${DRAFT.message} ${ana.profileId}`, ...fields };
      return Number((await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, draft)).body.id);
    },
    schedule: (id: number, body: object = {}): Promise<Answer> =>
      ana.client.post(path(id, 'schedule'), {
        applications: ['facebook'],
        message: `${DRAFT.message} ${ana.profileId}`,
        undo_seconds: 10,
        ...body,
      }),
    undo: (id: number) => ana.client.post(path(id, 'undo')),
    open: () => ana.client.get(path(ana.profileId, 'load')),
    posts: () => db.rows('SELECT id FROM scheduled_postings WHERE profile_id = $1', [ana.profileId]),
    duplicate: (posts: readonly number[], profileId = ana.profileId) =>
      ana.client.post(`/api/generator_profile/${profileId}/duplicate/`, { posts }),
    later: () => app.later(0.5),
  };
});

test('scheduling taken back leaves no post, and the draft open as it was', async ({
  app,
  ana,
  page,
  world,
  drafts,
}) => {
  const picture = await buildImage(app, ana.profileId);
  const id = await drafts.start({ custom_image_ids: [picture.imageId], first_comment: 'Book here' });
  await drafts.schedule(id);
  expect(await drafts.posts()).toHaveLength(1);
  await world.publish();
  expect(world.wall(page)).toEqual([]);
  const undone = await drafts.undo(id);
  expect(undone).toMatchObject({
    status: 200,
    body: { id, scheduled_at: null, custom_image_ids: [picture.imageId], first_comment: 'Book here' },
  });
  expect(await drafts.posts()).toEqual([]);
  expect((await drafts.open()).body).toEqual(undone.body);
  // A repeat after a lost answer.
  expect((await drafts.undo(id)).body).toEqual(undone.body);
  expect((await drafts.schedule(id)).status).toBe(200);
  expect(await drafts.posts()).toHaveLength(1);
});

test('a try that arrives after it was taken back schedules nothing', async ({ page: _page, drafts }) => {
  const id = await drafts.start();
  const { version } = (await drafts.open()).body;
  const first = await drafts.schedule(id, { version });
  expect((await drafts.schedule(id, { version })).body).toEqual(first.body);
  const reopened = await drafts.undo(id);
  expect(await drafts.schedule(id, { version })).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect(await drafts.posts()).toEqual([]);
  expect((await drafts.schedule(id, { version: reopened.body.version })).status).toBe(200);
});

test('all networks or none: a post that somebody changed keeps the others', async ({
  app,
  ana,
  page: _page,
  drafts,
}) => {
  await buildConnection(app, ana.profileId, { app: 'linkedin' });
  const id = await drafts.start();
  const fire_at = app.at(60);
  const made = await drafts.schedule(id, { applications: ['facebook', 'linkedin'], fire_at });
  const [first] = made.body.scheduled_postings_ids as number[];
  await ana.client.post(`/api/scheduled_postings/${first}/delete/`);
  expect(await drafts.undo(id)).toMatchObject({
    status: 409,
    body: {
      user_message: 'One of these posts has been changed or deleted since, so scheduling can’t be undone.',
    },
  });
  expect(await drafts.posts()).toHaveLength(2);
  expect((await drafts.open()).status).toBe(404);
});

test('a post that was scheduled before is not unmade by Post now, and is not held twice', async ({
  app,
  ana,
  page: _page,
  drafts,
}) => {
  const now = (id: unknown) => ana.client.post(`/api/scheduled_postings/${id}/post_now/`, { undo_seconds: 10 });
  const [planned, atOnce] = [await drafts.start(), await drafts.start()];
  const [earlier] = (await drafts.schedule(planned, { fire_at: app.at(60) })).body.scheduled_postings_ids as number[];
  await drafts.later();
  expect((await now(earlier)).status).toBe(200);
  expect((await drafts.undo(planned)).status).toBe(409);
  expect(await drafts.posts()).toEqual([{ id: earlier }]);
  const sent = await drafts.schedule(atOnce, { message: 'At once' });
  const [held] = sent.body.scheduled_postings_ids as number[];
  expect((await now(held)).status).toBe(200);
  expect(await ana.client.post(`/api/scheduled_postings/${held}/undo/`)).toMatchObject({
    status: 409,
    body: { user_message: expect.stringContaining('no earlier time') },
  });
  expect((await drafts.undo(atOnce)).status).toBe(200);
  expect(await drafts.posts()).toEqual([{ id: earlier }]);
});

test('one creation reaches several profiles: siblings that are found, changed and taken back together', async ({
  app,
  db,
  ana,
  page: _page,
  drafts,
}) => {
  const second = await buildProfile(app, ana.userId);
  await buildConnection(app, second.profileId);
  const [picture, id] = [await buildImage(app, ana.profileId), await drafts.start()];
  const sent = { also_profiles: [second.profileId], custom_image_ids: [picture.imageId], fire_at: app.at(60) };
  const stranger = await buildAdvisor(app);
  expect((await drafts.schedule(id, { also_profiles: [stranger.profileId] })).status).toBe(404);
  const third = await buildProfile(app, ana.userId);
  // Where it was refused, when it is not the profile that the person is in.
  expect(await drafts.schedule(id, { also_profiles: [third.profileId] })).toMatchObject({
    status: 400,
    body: { applications: [expect.stringMatching(/^Ana Reyes: /)], refused_profile: third.profileId },
  });
  await db.run('UPDATE profiles SET generator_enabled = false WHERE id = $1', [third.profileId]);
  expect(await drafts.schedule(id, { also_profiles: [third.profileId] })).toMatchObject({
    status: 403,
    body: { user_message: expect.stringMatching(/^Ana Reyes: .*switched off/), refused_profile: third.profileId },
  });
  const made = await drafts.schedule(id, sent);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const [mine, sibling] = made.body.scheduled_postings_ids as number[];
  expect((await ana.client.get(`/api/scheduled_postings/${mine}/`)).body).toMatchObject({
    siblings: [{ id: sibling, profile: second.profileId, app: 'facebook' }],
    media: [{ kind: 'image' }],
  });
  const edited = await ana.client.patch(`/api/scheduled_postings/${mine}/`, { message: 'For all', apply_to_all: true });
  expect(edited.body).toMatchObject({ applied_count: 2, skipped: [] });
  expect((await ana.client.get(`/api/scheduled_postings/${sibling}/`)).body).toMatchObject({ message: 'For all' });
  const again = await drafts.start({ message: 'A second one' });
  await drafts.schedule(again, { ...sent, message: 'A second one' });
  expect((await drafts.undo(again)).status).toBe(200);
  expect((await ana.client.get(`/api/scheduled_postings/?profile=${second.profileId}`)).body).toMatchObject({
    count: 1,
  });
});

test('a post that came from another profile of the person is duplicated whole', async ({
  app,
  ana,
  page: _page,
  drafts,
}) => {
  const second = await buildProfile(app, ana.userId);
  await buildConnection(app, second.profileId);
  const shared = { also_profiles: [second.profileId], first_comment: 'Book', fire_at: app.at(60) };
  const copyOf = async (message: string, options: { kind: 'image' | 'video' }, fields: object) => {
    const { imageId } = await buildImage(app, ana.profileId, options);
    const file = { custom_image_ids: [imageId], alt_texts: ['A quay'] };
    const made = await drafts.schedule(await drafts.start(), { ...shared, ...file, ...fields, message });
    const [mine = 0, theirs = 0] = (made.body.scheduled_postings_ids ?? []) as number[];
    // Both of the group, as all networks show them: in the profile that the person is in, and to the other again.
    expect(await drafts.duplicate([theirs, mine])).toMatchObject({
      status: 201,
      body: { ...file, message, applications: ['facebook'], also_profiles: [second.profileId] },
    });
    const copy = await drafts.duplicate([theirs], second.profileId);
    expect(copy, JSON.stringify(made.body)).toMatchObject({
      status: 201,
      body: { ...file, message, media: [{ id: imageId, kind: options.kind }], missing_media: 0, first_comment: 'Book' },
    });
    return { imageId, id: Number(copy.body.id), file };
  };
  const video = await copyOf('A video', { kind: 'video' }, { media_types: { facebook: 'post' } });
  expect((await drafts.schedule(video.id, { message: 'A video again', fire_at: app.at(90) })).status).toBe(200);
  const picture = await copyOf('A picture', { kind: 'image' }, {});
  // Deleted where it came from, it stays in the draft of the other profile, for nobody but the person.
  await ana.client.delete(`/api/profile_images/${picture.imageId}/`);
  const saved = await ana.client.patch(`/api/generated_postings/${picture.id}/`, { version: 1, message: 'Mine' });
  expect(saved).toMatchObject({ status: 200, body: { ...picture.file, missing_media: 0 } });
  expect(await drafts.schedule(picture.id, { message: 'Mine', fire_at: app.at(120) })).toMatchObject({ status: 200 });
  const stranger = await buildAdvisor(app);
  expect(
    await stranger.client.post(`/api/generator_profile/${stranger.profileId}/create_post/`, picture.file),
  ).toMatchObject({ status: 400, body: { custom_image_ids: [expect.any(String)] } });
});

test('after its seconds it has gone, and stays', async ({ page, world, drafts }) => {
  const id = await drafts.start();
  await drafts.schedule(id);
  await drafts.later();
  await world.publish();
  expect(world.wall(page)).toHaveLength(1);
  expect((await drafts.undo(id)).status).toBe(409);
  expect(await drafts.posts()).toHaveLength(1);
});

test('a duplicate is a draft of what posts of several networks say and show, without their time', async ({
  app,
  ana,
  page,
  drafts,
}) => {
  const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
  const posted = await page.post({ images: 2, message: 'On the reef', firstComment: 'Book', set: { status: 10 } });
  const deleted = await linkedin.post({ message: 'On the reef, professionally', set: { deleted: true } });
  const both = await drafts.duplicate([posted, deleted]);
  expect(both).toMatchObject({
    status: 201,
    body: {
      applications: ['facebook', 'linkedin'],
      message: 'On the reef',
      message_by_app: { facebook: 'On the reef', linkedin: 'On the reef, professionally' },
      media: [{ kind: 'image' }, { kind: 'image' }],
      alt_texts: ['A fjord', 'A fjord'],
      first_comment: 'Book',
      fire_at: null,
      scheduled_at: null,
    },
  });
  expect((await drafts.open()).body).toEqual(both.body);
  const reel = await page.post({ video: 'reel' });
  expect((await drafts.duplicate([reel])).body).toMatchObject({
    message_by_app: {},
    media_types: { facebook: 'reel' },
  });
});

test('nobody duplicates another’s post', async ({ app, drafts }) => {
  const theirs = await (await buildConnection(app, (await buildAdvisor(app)).profileId)).post();
  expect((await drafts.duplicate([theirs])).status).toBe(404);
});
