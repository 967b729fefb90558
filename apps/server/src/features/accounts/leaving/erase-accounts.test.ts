import { DAY_MS } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { buildAdvisor, buildImage, buildProfile, signedIn } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { openAttempt } from '../../../testing/post.ts';
import { runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { connections } from '../../connections/index.ts';
import { media } from '../../media/index.ts';
import { profiles } from '../../profiles/index.ts';
import { eraseAccounts } from './erase-accounts.ts';

const WORDS = 'Fjords at dawn with Ana';

const test = base.extend('clock', ({ app }) => ({
  eraseProfiles: () =>
    profiles
      .ticks?.(app.waypost)
      .find(({ id }) => id === 'profiles.erase')
      ?.run(),
  revoke: (grant: number) =>
    connections
      .jobs?.(app.waypost)
      .find(({ id }) => id === 'connections.revoke_grant')
      ?.handle({ grant_id: grant } as never),
  purge: (image: number) =>
    media
      .jobs?.(app.waypost)
      .find(({ id }) => id === 'media-purge-image')
      ?.handle({ image } as never),
}));

test('Thirty days after a profile was deleted nothing of its words is left, and everything that the ledger counts on is', async ({
  app,
  db,
  world,
  ana,
  clock,
}) => {
  const gone = await buildProfile(app, ana.userId);
  const page = await buildConnection(app, gone.profileId);
  const { imageId, mediaId } = await buildImage(app, gone.profileId, { description: WORDS });
  const shared = await buildImage(app, gone.profileId);
  const out = await page.post({ inMinutes: -1, set: { message: WORDS } });
  await world.publish();
  const before = await db.row<{ remote_id: string }>('SELECT remote_id FROM scheduled_postings WHERE id = $1', [out]);
  expect(before?.remote_id).toBeTruthy();
  const asked = await page.post({ inMinutes: -60, set: { phase: 'unconfirmed', ask_user: true, message: WORDS } });
  const attempt = await openAttempt(app, asked);
  await db.run('UPDATE publish_attempts SET snapshot = $2, evidence = $3 WHERE id = $1', [
    attempt,
    ...[JSON.stringify({ text: WORDS }), JSON.stringify([{ candidates: [{ text: WORDS }] }])],
  ]);
  const theirs = await (await buildConnection(app, ana.profileId, { app: 'linkedin' })).post();
  await db.run("INSERT INTO post_media VALUES ($1, 7, $2, 'image', $3), ($4, 7, $5, 'image', NULL)", [
    ...[out, mediaId, WORDS],
    ...[theirs, shared.mediaId],
  ]);

  expect((await ana.client.delete(`/api/profiles/${gone.profileId}/`)).status).toBe(204);
  await app.turnTo(29 * DAY_MS);
  expect(await clock.eraseProfiles()).toBe(0);
  await app.turnTo(30 * DAY_MS + 60_000);
  // A release whose outcome we still look for keeps its post, and so the profile.
  expect(await clock.eraseProfiles()).toBe(0);
  const row = (id: number) => db.row('SELECT message, status, remote_id FROM scheduled_postings WHERE id = $1', [id]);
  expect(await row(out)).toEqual({ message: '', status: 10, remote_id: before?.remote_id });
  expect(await row(asked)).toMatchObject({ message: WORDS });
  await runSweep(connections, app.waypost, 'connections.kept-tokens');
  await world.publish();
  // Now only its person could say, and nobody is left to be asked: the words go, and the open attempt stays in the way.
  expect([await clock.eraseProfiles(), await clock.eraseProfiles()]).toEqual([1, 0]);
  await world.publish();
  expect(
    await db.row(
      `SELECT p.message, p.phase, p.next_step_at, a.outcome, a.snapshot, a.evidence
       FROM scheduled_postings p JOIN publish_attempts a ON a.scheduled_posting_id = p.id WHERE p.id = $1`,
      [asked],
    ),
  ).toEqual({ message: '', phase: 'unconfirmed', next_step_at: null, outcome: null, snapshot: {}, evidence: [] });
  for (const image of [imageId, shared.imageId]) await clock.purge(image);
  expect(await db.rows('SELECT id FROM media WHERE profile_id = $1', [gone.profileId])).toEqual([
    { id: shared.mediaId },
  ]);
  expect(await wordsLeft(db)).toEqual([]);

  await usedEverywhere(db, ana.userId);
  const owner = await signedIn(app, ana.userId);
  await db.run("UPDATE users SET demo_role = 'erase-test' WHERE id = $1", [ana.userId]);
  expect((await owner.post('/api/account_settings/deletion/', {})).status).toBe(204);
  for (const { id } of await db.rows<{ id: number }>('SELECT id FROM social_grants')) await clock.revoke(id);
  await app.turnTo(61 * DAY_MS);
  expect([await eraseAccounts(app.waypost), await clock.eraseProfiles()]).toEqual([0, 1]);
  expect([await eraseAccounts(app.waypost), await eraseAccounts(app.waypost)]).toEqual([1, 0]);
  expect(
    await db.row('SELECT first_name, password_hash, is_active, demo_role FROM users WHERE id = $1', [ana.userId]),
  ).toEqual({
    first_name: '',
    password_hash: null,
    is_active: false,
    demo_role: null,
  });
  expect(await tablesNaming(db, ana.userId)).toEqual(['profiles']);
});

test('An account that cannot be erased holds up nobody behind it, and the run shows as failed', async ({ app, db }) => {
  const [held, behind] = [await buildAdvisor(app), await buildAdvisor(app)];
  const ids = [held.userId, behind.userId];
  await db.run('UPDATE profiles SET deleted_at = app_now(), erased_at = app_now() WHERE user_id = ANY($1)', [ids]);
  const deleted = 'UPDATE users SET deleted_at = app_now() - make_interval(days => $2) WHERE id = $1';
  await db.run(deleted, [held.userId, 70]);
  await db.run(deleted, [behind.userId, 60]);
  await db.run(`ALTER TABLE users ADD CONSTRAINT held CHECK (id <> ${held.userId} OR is_active)`);
  await expect(eraseAccounts(app.waypost)).rejects.toThrow('held');
  expect(await db.rows('SELECT id FROM users WHERE is_active AND id = ANY($1)', [ids])).toEqual([{ id: held.userId }]);
  await db.run('ALTER TABLE users DROP CONSTRAINT held');
  expect(await eraseAccounts(app.waypost)).toBe(1);
});

/** The tables that still hold the words, wherever in them. */
async function wordsLeft(db: { rows<T>(text: string, values?: unknown[]): Promise<T[]> }): Promise<string[]> {
  const tables = await db.rows<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  const left: string[] = [];
  for (const { name } of tables) {
    const found = await db.rows(`SELECT 1 FROM ${name} t WHERE to_jsonb(t)::text LIKE $1 LIMIT 1`, [`%${WORDS}%`]);
    if (found.length > 0) left.push(name);
  }
  return left;
}

/** What hangs on the person beside her profiles. */
async function usedEverywhere(db: { run(text: string, values?: unknown[]): Promise<unknown> }, userId: number) {
  await db.run(
    `WITH told AS (
       INSERT INTO announcements (type, text, message, position) VALUES ('info', '{}', '{}', 1) RETURNING id),
     shown AS (
       INSERT INTO guides (kind, title, text, info, show_when_connected, active, position)
       VALUES ('onboarding', '{}', '{}', '{}', false, true, 1) RETURNING id),
     closed AS (INSERT INTO announcement_dismissals SELECT id, $1 FROM told),
     muted AS (INSERT INTO muted_notices (user_id, kind) VALUES ($1, 'post_failed'))
     INSERT INTO guide_views SELECT id, $1 FROM shown`,
    [userId],
  );
}

/** The tables that still say something of the user. */
async function tablesNaming(db: { rows<T>(text: string, values?: unknown[]): Promise<T[]> }, userId: number) {
  const tables = await db.rows<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'",
  );
  const naming: string[] = [];
  for (const { name } of tables)
    if ((await db.rows(`SELECT 1 FROM ${name} WHERE user_id = $1 LIMIT 1`, [userId])).length > 0) naming.push(name);
  return naming;
}
