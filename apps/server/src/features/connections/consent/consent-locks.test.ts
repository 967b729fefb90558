import { expect } from 'vitest';
import { connectPage, consent, PAGES, pathOf } from '../../../testing/consent.ts';
import { buildProfile } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { connectionOf, seedPost } from '../testing/connections-world.ts';

const RESTORED = /restored=true$/;

const test = base.extend('shared', async ({ app, db, ana }) => {
  await db.run('TRUNCATE scheduled_postings, connections, social_grants CASCADE');
  app.sandbox.control.reset();
  await connectPage(ana, PAGES.blueFjord.id);
  const second = { ...ana, ...(await buildProfile(app, ana.userId)) };
  await connectPage(second, PAGES.northernLights.id);
  const waiting = () =>
    expect
      .poll(() =>
        db.rows("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"),
      )
      .toHaveLength(1);
  return { second, waiting };
});

test('A consent waits for whoever holds a post, and does not hold the connection against them', async ({
  app,
  ana,
  db,
  shared,
}) => {
  const post = await seedPost(app, ana, { phase: 'reconnect' });
  const { id } = await connectionOf(app, ana);
  const { consented } = await db.transaction(async (tx) => {
    await tx.row('SELECT id FROM scheduled_postings WHERE id = $1 FOR UPDATE', [post]);
    const consented = consent(ana, { reconnect: true });
    await shared.waiting();
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [id]);
    return { consented };
  });
  expect(await consented).toMatch(RESTORED);
});

test('It takes the connections of all profiles in the order of their ids, whichever asks', async ({
  app,
  ana,
  db,
  shared,
}) => {
  const { id: first } = await connectionOf(app, ana);
  const { id: second } = await connectionOf(app, shared.second);
  const { consented } = await db.transaction(async (tx) => {
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [first]);
    const consented = consent(shared.second, { reconnect: true });
    await shared.waiting();
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [second]);
    return { consented };
  });
  expect(await consented).toMatch(RESTORED);
});

test('A page that is chosen while somebody disconnects stays disconnected', async ({ app, ana, db, shared }) => {
  const { id } = await connectionOf(app, ana);
  const { chosen } = await db.transaction(async (tx) => {
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [id]);
    const chosen = ana.client.post(`${pathOf(ana)}/select/`, { id: PAGES.blueFjord.id });
    await shared.waiting();
    // As it is left while a release is open: without the page, and with the consent that the outcome is read with.
    await tx.run('UPDATE connections SET installed = false, connected = false, page_token_enc = NULL WHERE id = $1', [
      id,
    ]);
    return { chosen };
  });
  expect(await chosen).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect(await connectionOf(app, ana)).toMatchObject({ installed: false, connected: false, page_token_enc: null });
});
