import { DEMO_WORLD } from '@waypost/sandbox';
import { type Cast, openAccounts } from './cast.ts';
import { interrupt } from './interruptions.ts';
import type { Past } from './past.ts';
import { expectStatus, type Network, Story } from './storyteller.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { theo } = DEMO_WORLD.people;

/**
 * Four weeks in the life of a small installation, up to the moment at which its worker is killed for the upgrade. Each
 * text says what happens to its post; `ends` what the next version must make of it.
 */
export async function tellStory(past: Past): Promise<Story> {
  const story = new Story(past);
  await story.turnTo(-29 * DAY);
  const cast = await openAccounts(story);
  let worker = await past.startWorker();
  await firstWeeks(story, cast);
  await story.turnTo(-2 * HOUR);
  await troubles(story, cast);
  await worker.stop();
  await story.turnTo(0);
  await leftWaiting(story, cast);
  worker = await past.startWorker();
  await interrupt(story, cast, worker);
  await whileNobodyWorks(story, cast);
  return story;
}

/** What went well, and is four weeks old with all its figures. */
async function firstWeeks(story: Story, { ana, chloe, eva, bruno }: Cast): Promise<void> {
  const picture = await story.upload(ana, 'The fjord in the morning');
  const more = {
    custom_image_ids: [picture],
    alt_texts: ['A fjord at sunrise'],
    first_comment: 'Cabins are going fast.',
  };
  const everywhere: Network[] = ['facebook', 'instagram', 'linkedin'];
  await story.post(ana, { text: 'A month of figures', on: everywhere, more, ends: 'out' });
  await story.post(bruno, { text: 'Un mes de cifras', on: 'facebook', ends: 'out' });
  await story.post(chloe, { text: 'Un mois de chiffres', on: 'linkedin', ends: 'out' });
  await story.post(eva, { text: 'From a page that is gone', on: 'facebook', ends: 'out' });
  await story.reaches('posted', 'A month of figures', 'Un mes', 'Un mois', 'From a page');
  await story.past.until('comments', "(SELECT bool_and(phase = 'posted') FROM post_comments)");
  for (const days of [28.9, 27.9, 25.9, 21.9, 14.9, 0.9]) {
    await story.turnTo(-days * DAY);
    await story.past.until(
      `figures of day ${29 - days}`,
      'NOT EXISTS (SELECT FROM scheduled_postings WHERE stats_due_at <= app_now())',
    );
  }
}

/** Yesterday's and today's failures that came to an end while the worker lived. */
async function troubles(story: Story, { ana, chloe, dora, eva, bruno }: Cast): Promise<void> {
  const graph = (text: string, code: number, more: Record<string, unknown> = {}) =>
    story.fault('/feed$', { method: 'POST', params: text, action: { kind: 'graph_error', code, ...more } });
  await graph('Refused for its words', 368, { subcode: 1404102 });
  await story.post(dora, { text: 'Refused for its words', on: 'facebook', ends: 'refused' });
  await story.reaches('rejected', 'Refused for its words');
  await graph('Refused once', 100, { subcode: 1609010 });
  await story.post(dora, { text: 'Refused once and sent again', on: 'facebook', ends: 'out' });
  // Its answer is lost, and reading finds it.
  const photo = await story.upload(dora, 'The harbour');
  await story.fault('/feed$', { method: 'POST', params: 'Answer lost', when: 'after', action: { kind: 'reset' } });
  await story.post(dora, {
    text: 'Answer lost and found by reading',
    on: 'facebook',
    more: { custom_image_ids: [photo] },
    ends: 'out',
  });
  // Nobody can read a member's own posts: the person is asked.
  await story.fault('/rest/posts$', { method: 'POST', times: -1, action: { kind: 'reset' } });
  await story.post(chloe, { text: 'Nobody knows whether it went out', on: 'linkedin', ends: 'asked' });
  await story.post(ana, { text: 'Deleted while it was ahead', on: 'facebook', inMs: DAY, ends: 'deleted' });
  await story.post(eva, { text: 'Withdrawn with its connection', on: 'facebook', inMs: DAY, ends: 'deleted' });
  await story.post(bruno, {
    text: 'Planificado antes del consentimiento',
    on: 'facebook',
    inMs: 3 * DAY,
    ends: 'planned',
  });
  await story.reaches('unconfirmed', 'Nobody knows');
  for (const minutes of [115, 105, 90, 70, 30]) {
    await story.turnTo(-minutes * MINUTE);
    await story.past.until(
      `looks ${minutes} minutes ago`,
      `NOT EXISTS (SELECT FROM scheduled_postings WHERE NOT deleted AND next_step_at <= app_now()
       AND phase IN ('due', 'claimed', 'waiting', 'committing', 'unconfirmed', 'accepted'))`,
    );
  }
  await story.reaches('posted', 'Refused once', 'Answer lost');
  const { rows: deleted } = await story.past.db.query<{ id: number }>(
    "SELECT id::float8 AS id FROM scheduled_postings WHERE message LIKE 'Deleted while%'",
  );
  await ana.client.post(`/api/scheduled_postings/${deleted[0]?.id}/delete/`);
  await eva.client.delete(`/api/profile_social/${eva.profile}/facebook/`);
  await story.past.control('facebook/tokens/break', { person_id: theo.id, subcode: 460 });
  await story.post(bruno, { text: 'Espera un consentimiento', on: 'facebook', ends: 'reconnect' });
  await story.past.until('broken', 'EXISTS (SELECT FROM connections WHERE broken_reason IS NOT NULL)');
}

/** Set before the last worker starts. */
async function leftWaiting(story: Story, { dora, eva }: Cast): Promise<void> {
  await eva.client.patch(`/api/profile_social/${eva.profile}/instagram/settings/`, { paused: true });
  const image = await story.upload(eva, 'A sail');
  const more = { custom_image_ids: [image] };
  await story.post(eva, { text: 'Held by its owner', on: 'instagram', inMs: 11 * MINUTE, more, ends: 'held' });
  const { db } = story.past;
  await story.post(dora, { text: 'Missed during an outage', on: 'facebook', inMs: DAY, ends: 'missed' });
  await db.query(
    `UPDATE scheduled_postings SET fire_at = app_now() - interval '5 hours', next_step_at = app_now() - interval '5 hours',
       late_after = app_now() - interval '3 hours' WHERE message = 'Missed during an outage'`,
  );
}

/** The API still takes what people send. */
async function whileNobodyWorks(story: Story, { ana, second, chloe, dora }: Cast): Promise<void> {
  const picture = await story.upload(ana, 'Never used');
  const kept = await story.upload(ana, 'Used by a draft');
  await ana.client.delete(`/api/profile_images/${picture}/`);
  const drafts = `/api/generator_profile/${ana.profile}/create_post/`;
  const body = { message: 'An idea for spring', custom_image_ids: [kept], applications: ['facebook', 'linkedin'] };
  expectStatus(await ana.client.post(drafts, body), 201);
  const spoken = await ana.client.post(drafts, { message: 'A draft that was scheduled' });
  const scheduled = {
    applications: ['facebook'],
    message: 'A draft that was scheduled',
    fire_at: new Date(story.now() + 3 * DAY).toISOString(),
  };
  expectStatus(await ana.client.post(`/api/generated_postings/${spoken.body.id}/schedule/`, scheduled), 200);
  story.ends['A draft that was scheduled'] = 'planned';
  await ana.client.post(drafts, { message: 'Another one', message_by_app: { linkedin: 'For colleagues' } });
  const base = `/api/profiles/${ana.profile}/advanced_features/`;
  const features = { calendly_link: 'https://calendly.example/ana', hashtag_signature: '#fjords' };
  await ana.client.put(base, { ...features, hashtag_enabled_apps: ['facebook', 'instagram'] });
  const link = 'https://www.example.com/tours';
  await story.post(ana, {
    text: 'Due at the upgrade with a link',
    on: 'linkedin',
    inMs: 11 * MINUTE,
    more: { link },
    ends: 'out',
  });
  await story.post(ana, {
    text: 'Due at the upgrade',
    on: ['facebook', 'instagram'],
    more: { custom_image_ids: [kept] },
    ends: 'out',
  });
  await story.post(dora, {
    text: 'Due at the upgrade, with a comment',
    on: 'facebook',
    inMs: 11 * MINUTE,
    more: { first_comment: 'Ask me anything' },
    ends: 'out',
  });
  for (const text of [
    'Planned',
    'Planned and edited',
    'Planned and deleted',
    'Planned and sent now',
    'Planned and moved',
  ])
    await story.post(ana, { text, on: 'facebook', inMs: 3 * DAY, ends: 'planned' });
  for (const who of [ana, second])
    await story.post(who, { text: 'Planned in two profiles', on: 'facebook', inMs: 3 * DAY, ends: 'planned' });
  const [back] = await story.post(ana, { text: 'May be taken back', on: 'linkedin', inMs: 3 * DAY, ends: 'out' });
  expectStatus(await ana.client.post(`/api/scheduled_postings/${back}/post_now/`, { undo_seconds: 30 }), 200);
  await ana.client.get(`/api/profile_social/${ana.profile}/facebook/url/?reconnect=true`);
  const key = { 'idempotency-key': 'spring-2027' };
  const planned = {
    profile: dora.profile,
    applications: ['facebook'],
    message: 'Planned once',
    fire_at: new Date(story.now() + 3 * DAY).toISOString(),
  };
  await dora.client.post('/api/scheduled_postings/', planned, key);
  story.ends['Planned once'] = 'planned';
  await chloe.client.post('/api/auth/password_reset/', { email: 'chloe@agency.example' });
  await story.past.client().post('/api/auth/login/', { email: 'dan@agency.example', password: 'not his password' });
}
