import { expect } from 'vitest';
import { buildAdvisor, buildImage } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';

const url = (id: number) => `/api/scheduled_postings/${id}/content/`;

const test = base.extend('composer', ({ app, ana, db }) => ({
  open: async (id: number) => (await ana.client.get(url(id))).body as { version: number; custom_image_ids: number[] },
  /** Everything as it is, but for what is given. */
  revise: async (id: number, change: object) => {
    const { media: _, ...content } = (await ana.client.get(url(id))).body;
    return ana.client.put(url(id), { ...content, ...change });
  },
  at: app.at,
  leftovers: () => db.rows<{ remote_id: string }>('SELECT remote_id FROM staged_leftovers ORDER BY remote_id'),
}));

test('a refused post gets another text, picture and time, and a new ladder', async ({
  app,
  ana,
  page,
  world,
  composer,
}) => {
  const id = await page.post({
    inMinutes: -30,
    images: 1,
    message: 'Refused',
    firstComment: 'Before',
    set: {
      status: 20,
      phase: 'rejected',
      failures: 4,
      reason_code: 'unknown',
      next_step_at: null,
      staged: JSON.stringify({ objects: [{ kind: 'photo', id: 'staged-1' }] }),
      staged_version: 1,
    },
  });
  const [one, two] = [await buildImage(app, ana.profileId), await buildImage(app, ana.profileId)];
  const answer = await composer.revise(id, {
    message: 'Mended',
    custom_image_ids: [two.imageId, one.imageId],
    alt_texts: ['A reef', ''],
    first_comment: null,
    fire_at: composer.at(30),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toMatchObject({
    label: 'scheduled_for',
    message: 'Mended',
    reason: null,
    media: [{ alt_text: 'A reef' }, { alt_text: null }],
    first_comment: null,
  });
  expect(await world.row(id)).toMatchObject({
    status: 0,
    phase: 'due',
    failures: 0,
    version: 2,
    staged: {},
    staged_version: null,
    message_edited: true,
    image_edited: true,
    fire_at_edited: true,
  });
  expect(await composer.leftovers()).toEqual([{ remote_id: 'staged-1' }]);
  expect(await composer.open(id)).toMatchObject({ custom_image_ids: [two.imageId, one.imageId] });
});

test('what stays as it was is not marked as edited, also a picture that the library hides', async ({
  db,
  page,
  world,
  composer,
}) => {
  const id = await page.post({ images: 2, message: 'Two pictures' });
  await db.run('UPDATE profile_images SET hidden_at = clock_timestamp() WHERE profile_id = $1', [page.profileId]);
  expect((await composer.revise(id, { message: 'Two pictures, said better' })).status).toBe(200);
  expect(await world.row(id)).toMatchObject({ message_edited: true, image_edited: false, fire_at_edited: false });
  const { custom_image_ids: both } = await composer.open(id);
  expect((await composer.revise(id, { custom_image_ids: both.slice(1) })).status).toBe(200);
  expect(await world.row(id)).toMatchObject({ image_edited: true, type: 'image' });
});

test('a link comes instead of the pictures', async ({ page, world, composer }) => {
  const id = await page.post({ images: 1 });
  const answer = await composer.revise(id, { custom_image_ids: [], link: 'https://www.waypost.example/reef' });
  expect(answer.body).toMatchObject({ type: 'link', domain: 'waypost.example', media: [] });
  expect(await world.row(id)).toMatchObject({ link_title: null, has_custom_image: false });
});

test('the rules of a new post apply, and nothing is half written', async ({ app, page, world, composer }) => {
  const id = await page.post({ message: 'Stands', inMinutes: 60 });
  await page.post({ message: 'Said already', inMinutes: 60 });
  const stranger = await buildImage(app, (await buildAdvisor(app)).profileId);
  const before = await world.row(id);
  for (const [change, field] of [
    [{ message: ' ' }, 'message'],
    [{ message: 'Said already' }, 'message'],
    [{ fire_at: composer.at(3) }, 'fire_at'],
    [{ link: 'nowhere' }, 'link'],
    [{ media_type: 'reel' }, 'media_types'],
    [{ custom_image_ids: [stranger.imageId] }, 'custom_image_ids'],
  ] as const) {
    const answer = await composer.revise(id, change);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  }
  expect((await composer.revise(id, { version: 7 })).body).toMatchObject({ code: 'stale_version' });
  expect(await world.row(id)).toEqual(before);
});

test('a time that is nearer than ten minutes may stay', async ({ page, composer }) => {
  const id = await page.post({ inMinutes: 4 });
  expect((await composer.revise(id, { message: 'At the last minute' })).status).toBe(200);
});

test('what was staged for the text before is not released', async ({ page, world, composer }) => {
  const id = await page.post({ inMinutes: 0, message: 'Before' });
  await world.claim(id);
  expect((await composer.revise(id, { message: 'After', fire_at: composer.at(20) })).status).toBe(200);
  await world.publish();
  expect(world.wall(page)).toEqual([]);
});

test('neither a published post nor another’s', async ({ app, page, composer }) => {
  const posted = await page.post({ set: { status: 10 } });
  expect((await composer.revise(posted, {})).status).toBe(409);
  const { client } = await buildAdvisor(app);
  expect((await client.get(url(posted))).status).toBe(404);
  expect((await client.put(url(posted), { version: 1, fire_at: composer.at(60), message: 'x' })).status).toBe(404);
});
