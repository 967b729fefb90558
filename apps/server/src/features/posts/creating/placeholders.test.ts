import { expect } from 'vitest';
import { runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { posts } from '../index.ts';

const test = base.extend('posting', async ({ app, ana, db, page }) => {
  await db.run("UPDATE profiles SET first_name = 'Marina', last_name = 'Duval' WHERE id = $1", [ana.profileId]);
  const book = (link: string | null) =>
    ana.client.put(`/api/profiles/${ana.profileId}/advanced_features/`, {
      calendly_link: link,
      hashtag_signature: null,
      hashtag_enabled_apps: [],
    });
  await book('calendly.com/marina');
  const create = (message: string, more: Record<string, unknown> = {}) =>
    ana.client.post('/api/scheduled_postings/', {
      profile: ana.profileId,
      applications: ['facebook'],
      fire_at: app.at(60),
      message,
      ...more,
    });
  return { book, create, page };
});

test('Placeholders are filled when a post is shown and when it goes out, its first comment with them', async ({
  ana,
  app,
  posting,
  world,
}) => {
  const message = 'Ask {{ agent.first_name }}: {{booking_link}} {% raw %}{{like this}}{% endraw %}';
  const answer = await posting.create(message, { fire_at: null, first_comment: 'Yours, {{agency.name}}' });
  const [id] = answer.body.scheduled_postings_ids as number[];
  const shown = async () => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body;
  const filled = 'Ask Marina: https://calendly.com/marina {{like this}}';
  expect(await shown()).toMatchObject({
    message,
    messages_with_custom_text: filled,
    first_comment: { text: 'Yours, Marina Duval' },
  });
  await world.publish();
  await world.comment();
  const [post] = app.sandbox.control.facebook.wall(posting.page.pageId);
  expect(post).toMatchObject({ message: filled, comments: [{ message: 'Yours, Marina Duval' }] });
  // Out is out, whatever the profile says later.
  await posting.book('calendly.com/other');
  expect(await shown()).toMatchObject({ messages_with_custom_text: filled });
});

test('What nothing can be put in for is refused where it was typed, by every verb that takes a text', async ({
  ana,
  app,
  posting,
}) => {
  expect(await posting.create('Book with {{agency}}')).toMatchObject({
    status: 400,
    body: { message: [expect.stringContaining('{{agency}}')] },
  });
  expect(await posting.create('Call us', { first_comment: '{{agent.phone}}' })).toMatchObject({
    status: 400,
    body: { first_comment: [expect.stringContaining('{{agent.phone}}')] },
  });
  const made = await posting.create('Ask me');
  const post = `/api/scheduled_postings/${(made.body.scheduled_postings_ids as number[])[0]}/`;
  await posting.book(null);
  const empty = { status: 400, body: { message: [expect.stringContaining('{{booking_link}}')] } };
  const message = 'Now {{booking_link}}';
  expect(await posting.create(message)).toMatchObject(empty);
  expect(await ana.client.patch(post, { message })).toMatchObject(empty);
  expect(await ana.client.put(`${post}content/`, { version: 1, fire_at: app.at(90), message })).toMatchObject(empty);
});

test('A plan that no longer brings what a text stands on is named before the text goes out with a hole', async ({
  ana,
  app,
  db,
  posting,
}) => {
  const message = 'Book: {{booking_link}}';
  const made = await posting.create(message, { first_comment: 'Here: {{booking_link}}' });
  const id = (made.body.scheduled_postings_ids as number[])[0];
  const post = `/api/scheduled_postings/${id}/`;
  await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
  const hole = [expect.stringContaining('{{booking_link}}')];
  const refused = { status: 400, body: { message: hole, first_comment: hole } };
  expect(await ana.client.post(`${post}post_now/`)).toMatchObject(refused);
  expect(await ana.client.patch(post, { fire_at: app.at(120) })).toMatchObject(refused);
  await db.run("UPDATE scheduled_postings SET status = 20, phase = 'rejected' WHERE id = $1", [id]);
  expect(await ana.client.post(`${post}retry/`)).toMatchObject(refused);
  await ana.client.post(`${post}delete/`);
  expect(await ana.client.post(`${post}restore/`)).toMatchObject(refused);
  await db.run("UPDATE users SET plan = 'pro' WHERE id = $1", [ana.userId]);
  expect((await ana.client.post(`${post}restore/`)).status).toBe(200);
});

test('A plan that no longer brings it is named on every post that needs it at once, and none goes out with a hole', async ({
  ana,
  app,
  db,
  posting,
  world,
}) => {
  const made = await posting.create('Book: {{booking_link}}');
  const plain = await posting.create('Ask {{agent.first_name}}');
  const [id = 0] = made.body.scheduled_postings_ids as number[];
  const [other = 0] = plain.body.scheduled_postings_ids as number[];
  const shown = async (post: number) => (await ana.client.get(`/api/scheduled_postings/${post}/`)).body;
  const look = () => runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.preflights');
  await db.run("UPDATE scheduled_postings SET fire_at = fire_at + interval '1 day', preflight_at = NULL");
  const features = app.waypost.proData().find(({ thing }) => thing === 'advanced_features');
  const texts = app.waypost.proData().find(({ thing }) => thing === 'texts');
  expect(await texts?.count(db, ana.userId)).toBe(1);
  const losing = { userId: ana.userId, actor: null };
  await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
  await db.transaction(async (tx) => features?.takeAway(tx, losing));
  expect(await db.transaction(async (tx) => texts?.takeAway(tx, losing))).toBe(1);
  await look();
  const missing = { code: 'placeholder_upgrade', level: 'error', values: { name: '{{booking_link}}' } };
  expect((await shown(id)).preflight).toMatchObject([missing]);
  expect((await shown(other)).preflight).toEqual([]);
  const mails = await db.rows("SELECT FROM mails WHERE kind = 'preflight_trouble' AND user_id = $1", [ana.userId]);
  expect(mails).toHaveLength(1);
  // It is looked at again before its time.
  expect(await db.row('SELECT preflight_at > app_now() AS again FROM scheduled_postings WHERE id = $1', [id])).toEqual({
    again: true,
  });
  const due =
    "UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now(), late_after = app_now() + interval '1 hour' WHERE id = $1";
  await db.run(due, [id]);
  await world.publish();
  expect(await world.row(id)).toMatchObject({ phase: 'rejected', reason_code: 'placeholder_upgrade' });
  expect(String((await shown(id)).reason)).toContain('{{booking_link}}');
  expect(app.sandbox.control.facebook.wall(posting.page.pageId)).toEqual([]);
  await db.run("UPDATE users SET plan = 'pro' WHERE id = $1", [ana.userId]);
  await db.transaction(async (tx) => features?.giveBack?.(tx, ana.userId));
  expect((await ana.client.post(`/api/scheduled_postings/${id}/retry/`)).status).toBe(200);
  await world.publish();
  expect(await world.row(id)).toMatchObject({ phase: 'posted' });
});

test('With the plan back, what was missing is missing no more', async ({ ana, app, db, posting, world }) => {
  const made = await posting.create('Book: {{booking_link}}');
  const [id = 0] = made.body.scheduled_postings_ids as number[];
  const texts = app.waypost.proData().find(({ thing }) => thing === 'texts');
  const look = () => runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.preflights');
  const found = async () => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.preflight;
  await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
  await db.transaction(async (tx) => texts?.takeAway(tx, { userId: ana.userId, actor: null }));
  await look();
  expect(await found()).toMatchObject([{ code: 'placeholder_upgrade' }]);
  await db.run("UPDATE users SET plan = 'pro' WHERE id = $1", [ana.userId]);
  await db.transaction(async (tx) => texts?.giveBack?.(tx, ana.userId));
  await look();
  expect(await found()).toEqual([]);
});

test('A first comment with a hole is not written, and says why', async ({ ana, db, posting, world }) => {
  const made = await posting.create('Ask me', { fire_at: null, first_comment: 'Here: {{booking_link}}' });
  const [id = 0] = made.body.scheduled_postings_ids as number[];
  await world.publish();
  await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
  await world.comment();
  expect((await ana.client.get(`/api/scheduled_postings/${id}/`)).body.first_comment).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('PRO'),
  });
});

test('Two texts are the same when they are filled alike', async ({ posting }) => {
  expect((await posting.create('Ask {{agent.first_name}}')).status).toBe(201);
  expect(await posting.create('Ask Marina')).toMatchObject({
    status: 400,
    body: { message: [expect.stringContaining('same text')] },
  });
});
