import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { buildProfile } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';

// The consent of this page ends in ten hours; a post stands before the end, or after it.
const HOUR = 60;
const END = 10 * HOUR;
const BEYOND = 20 * HOUR;
const SENTENCE = 'The connection to LinkedIn expires before this post is due. Refresh the connection first.';
const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;

const test = base
  .extend('linkedin', ({ app, ana }) => buildConnection(app, ana.profileId, { app: 'linkedin' }))
  .extend('ending', async ({ db, linkedin }) => {
    await db.run(
      `UPDATE social_grants SET expires_at = app_now() + make_interval(mins => $2)
       WHERE id = (SELECT grant_id FROM connections WHERE id = $1)`,
      [linkedin.connectionId, END],
    );
    return linkedin;
  });

test('no verb brings a post to a time after the end of the consent', async ({ app, ana, world, ending }) => {
  const near = await ending.post();
  const before = await world.row(near);
  const fire_at = app.at(BEYOND);
  const content = (await ana.client.get(url(near, 'content/'))).body;
  const underTime = { status: 400, body: { fire_at: [SENTENCE] } };
  expect(await ana.client.patch(url(near), { fire_at })).toMatchObject(underTime);
  // The calendar's drag.
  expect(await ana.client.patch(url(near), { fire_at, version: 1 })).toMatchObject(underTime);
  expect(await ana.client.put(url(near, 'content/'), { ...content, fire_at })).toMatchObject({
    status: 400,
    body: { applications: [SENTENCE] },
  });
  const order = { verb: 'reschedule', ids: [near], fire_at };
  expect((await ana.client.post('/api/scheduled_postings/bulk/', order)).body).toEqual({
    applied: [],
    skipped: [{ id: near, reason: SENTENCE }],
  });
  expect(await world.row(near)).toEqual(before);
  expect((await ana.client.patch(url(near), { fire_at: app.at(END - 1) })).status).toBe(200);
});

test('of posts that move together, the one whose consent ends before stays', async ({ app, ana, world, ending }) => {
  const set = { origin_id: randomUUID() };
  const lasting = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, { app: 'linkedin' });
  const [stays, moves] = [await ending.post({ set }), await lasting.post({ set })];
  const fire_at = app.at(BEYOND);
  const answer = await ana.client.patch(url(moves), { fire_at, apply_to_all: true });
  expect(answer.body).toMatchObject({ fire_at, applied_count: 1, skipped: [{ id: stays, reason: SENTENCE }] });
  expect(await world.row(stays)).toMatchObject({ version: 1 });
});

test('the time that a post has already is never refused: it is warned of', async ({ ana, world, ending }) => {
  const id = await ending.post({ inMinutes: BEYOND });
  const { fire_at } = (await ana.client.get(url(id))).body;
  const content = (await ana.client.get(url(id, 'content/'))).body;
  expect(await ana.client.put(url(id, 'content/'), { ...content, message: 'Said better' })).toMatchObject({
    status: 200,
    body: { message: 'Said better', preflight: [{ code: 'token_expires_before', level: 'warning' }] },
  });
  expect((await ana.client.patch(url(id), { message: 'Said best' })).status).toBe(200);
  expect((await ana.client.patch(url(id), { fire_at })).status).toBe(200);
  // Deleted by mistake it comes back as it was, alone or with others.
  const warned = { preflight: [{ code: 'token_expires_before', level: 'warning' }] };
  await ana.client.post(url(id, 'delete/'));
  expect(await ana.client.post(url(id, 'restore/'))).toMatchObject({ status: 200, body: { ...warned, fire_at } });
  await ana.client.post(url(id, 'delete/'));
  expect((await ana.client.post('/api/scheduled_postings/bulk/', { verb: 'restore', ids: [id] })).body).toMatchObject({
    skipped: [],
  });
  expect((await ana.client.get(url(id))).body).toMatchObject(warned);
  await ana.client.post(url(id, 'post_now/'), { undo_seconds: 10 });
  expect((await ana.client.post(url(id, 'undo/'))).status).toBe(200);
  expect(await world.row(id)).toMatchObject({ fire_at: new Date(String(fire_at)), message: 'Said best' });
});
