import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';

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

test('Two texts are the same when they are filled alike', async ({ posting }) => {
  expect((await posting.create('Ask {{agent.first_name}}')).status).toBe(201);
  expect(await posting.create('Ask Marina')).toMatchObject({
    status: 400,
    body: { message: [expect.stringContaining('same text')] },
  });
});
