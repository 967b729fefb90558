import { expect } from 'vitest';
import { insertId, tag } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../../campaigns/testing/fan-world.ts';
import { beginPlanned } from './mail-planned.ts';

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('spread', async ({ fan, db }) => {
    const ana = await fan.agent();
    const made = await fan.campaign([{ message: 'Sail, {{agency.name}}' }]);
    const supplier = await insertId(db, 'suppliers', { supplier_name: tag(), supplier_label: 'Fjord Line' });
    await db.run('UPDATE campaigns SET supplier_id = $2 WHERE id = $1', [made.id, supplier]);
    await fan.publish(made.id);
    await fan.spread();
    const [copy] = (await fan.copies(made.first)).filter(({ profile_id }) => profile_id === ana.profileId);
    if (copy === undefined) throw new Error('no copy');
    return { ana, copy: copy.id, path: `/api/scheduled_postings/${copy.id}/`, ...made };
  });

test('A post that staff planned wears its supplier in lists, on the calendar and by itself, and no other post does', async ({
  spread: { ana, copy, path },
}) => {
  const own = await ana.page.post();
  const worn = { supplier: { name: 'Fjord Line', logo: null }, text_changed: false };
  expect((await ana.client.get(path)).body.campaign).toEqual(worn);
  for (const fields of ['', '&fields=calendar']) {
    const { body } = await ana.client.get(`/api/scheduled_postings/?profile=${ana.profileId}${fields}`);
    const results = body.results as { id: number; campaign?: unknown; supplier?: unknown }[];
    const said = (id: number) => {
      const found = results.find((post) => post.id === id);
      return fields ? found?.supplier : found?.campaign;
    };
    expect(said(copy)).toEqual(fields ? worn.supplier : worn);
    expect(said(own)).toBeUndefined();
  }
});

test('What staff change after their agent stays hers until she takes theirs, which they go on changing', async ({
  fan,
  db,
  spread: { ana, path, first, copy },
}) => {
  const theirs = `${path}staff_text/`;
  expect((await ana.client.get(theirs)).status).toBe(404);
  await ana.client.patch(path, { message: 'My own words' });
  await fan.change(first, 'edit', { message: 'Sail far' });
  await fan.spread();
  expect((await ana.client.get(path)).body).toMatchObject({
    message: 'My own words',
    campaign: { text_changed: true },
  });
  expect((await ana.client.get(theirs)).body).toEqual({ message: 'Sail far', filled: 'Sail far' });
  const other = await fan.agent();
  expect((await other.client.get(theirs)).status).toBe(404);
  expect((await other.client.post(theirs, { take: true })).status).toBe(404);

  const { version } = (await ana.client.get(path)).body;
  expect((await ana.client.post(theirs, { take: true, version: Number(version) - 1 })).status).toBe(409);
  const taken = await ana.client.post(theirs, { take: true, version });
  expect(taken.body).toMatchObject({ message: 'Sail far', message_edited: false, campaign: { text_changed: false } });
  expect((await ana.client.post(theirs, { take: true })).status).toBe(404);
  await fan.change(first, 'edit', { message: 'Sail further' });
  await fan.spread();
  expect((await ana.client.get(path)).body).toMatchObject({
    message: 'Sail further',
    campaign: { text_changed: false },
  });

  const mails = () =>
    db.rows(`SELECT params ->> 'excerpt' AS excerpt FROM mails WHERE kind = 'staff_text' AND user_id = $1`, [
      ana.userId,
    ]);
  expect(await mails()).toEqual([{ excerpt: 'My own words' }]);
  await ana.client.patch(path, { message: 'Mine again' });
  await fan.change(first, 'edit', { message: 'Sail home' });
  await fan.spread();
  const kept = await ana.client.post(theirs, { take: false });
  expect(kept.body).toMatchObject({ message: 'Mine again', campaign: { text_changed: false } });
  // One mail a day.
  expect(await mails()).toHaveLength(1);
  expect(await db.row('SELECT message_edited FROM scheduled_postings WHERE id = $1', [copy])).toEqual({
    message_edited: true,
  });
});

test('Staff who change the link alone, or say again what stood there, tell no agent that they changed the text', async ({
  fan,
  db,
  spread: { ana, path, first },
}) => {
  await ana.client.patch(path, { message: 'My own words' });
  const same = { message: 'Sail, {{agency.name}}', landing_page_link: 'https://lines.example/fjords' };
  expect((await fan.staff.client.patch(`/api/postings/${first}/`, same)).status).toBe(200);
  await fan.spread();
  expect((await ana.client.get(path)).body).toMatchObject({
    ...{ link: 'https://lines.example/fjords', message: 'My own words' },
    campaign: { text_changed: false },
  });
  expect(await db.rows(`SELECT id FROM mails WHERE kind = 'staff_text' AND user_id = $1`, [ana.userId])).toEqual([]);
});

test('A mail about it quotes the own text as it goes out', async ({ fan, db, spread: { ana, path, first } }) => {
  await ana.client.patch(path, { message: 'Ask {{agent.first_name}}' });
  await fan.change(first, 'edit', { message: 'Sail far' });
  await fan.spread();
  expect(
    await db.rows(`SELECT params ->> 'excerpt' AS excerpt FROM mails WHERE kind = 'staff_text' AND user_id = $1`, [
      ana.userId,
    ]),
  ).toEqual([{ excerpt: 'Ask Ana' }]);
});

test('A text of staff that its agent never saw is not taken: they changed it again, and the post has not followed yet', async ({
  fan,
  spread: { ana, path, first },
}) => {
  await ana.client.patch(path, { message: 'My own words' });
  await fan.change(first, 'edit', { message: 'Sail far' });
  await fan.spread();
  const { version } = (await ana.client.get(path)).body;
  await fan.change(first, 'edit', { message: 'Sail further' });
  expect(await ana.client.post(`${path}staff_text/`, { take: true, version })).toMatchObject({
    ...{ status: 409, body: { code: 'stale_version' } },
  });
  expect((await ana.client.get(path)).body).toMatchObject({ message: 'My own words' });
  await fan.spread();
  expect((await ana.client.post(`${path}staff_text/`, { take: true })).body).toMatchObject({ message: 'Sail further' });
});

test('An agent deletes and restores what staff planned', async ({ spread: { ana, path } }) => {
  expect((await ana.client.post(`${path}delete/`, {})).body).toMatchObject({ deleted: true, actions: ['restore'] });
  expect((await ana.client.post(`${path}restore/`, {})).body).toMatchObject({ deleted: false, label: 'scheduled_for' });
});

test('Once a week agents are told what was planned for them, unless they want to hear nothing of it', async ({
  app,
  fan,
  db,
  spread: { ana },
}) => {
  const silent = await fan.agent();
  await db.run(`INSERT INTO muted_notices (user_id, kind) VALUES ($1, 'posts_planned')`, [silent.userId]);
  const more = await fan.campaign([{}, { inMinutes: 6_000 }]);
  await fan.publish(more.id);
  await fan.spread();
  const mails = (user: number) =>
    db.rows<{ params: { count: number; posts: { supplier: string | null; network: string }[] } }>(
      `SELECT params FROM mails WHERE kind = 'posts_planned' AND user_id = $1`,
      [user],
    );
  const tell = async () => {
    await beginPlanned(app.waypost);
    await runWaitingJobs(app.waypost, 'posts.planned-mails');
  };
  await tell();
  await tell();
  const [mail, ...others] = await mails(ana.userId);
  expect(others).toEqual([]);
  expect(mail?.params.count).toBe(3);
  expect(mail?.params.posts).toContainEqual(
    expect.objectContaining({ supplier: 'Fjord Line', network: 'Facebook', page: expect.stringMatching(/\w/) }),
  );
  expect(await mails(silent.userId)).toEqual([]);
});
