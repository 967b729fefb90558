import { expect } from 'vitest';
import type { TextDatabase, TextSql } from '../../testing/database/text-sql.ts';
import { buildImage, buildProfile } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { openAttempt } from '../../testing/post.ts';
import { test } from '../../testing/test.ts';
import { fanWorld } from '../campaigns/testing/fan-world.ts';
import { orderMedia } from '../media/index.ts';
import { flagPosts } from './publishing/hold/flag-posts.ts';
import { mailMissed } from './publishing/mail-failure.ts';

/**
 * Somebody takes the lower of two rows; `act`, which wants both, goes as far as it gets; then he takes the higher one.
 * Where `act` has taken that one first, each waits for the other, and PostgreSQL ends one of them.
 */
async function betweenThem<T>(
  db: TextDatabase,
  take: (tx: TextSql, which: 'lower' | 'higher') => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  let done = false;
  const { acting } = await db.transaction(async (tx) => {
    const me = await tx.row<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await take(tx, 'lower');
    const acting = act().finally(() => {
      done = true;
    });
    acting.catch(() => undefined);
    const waiting = () => db.rows('SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [me?.pid]);
    await expect.poll(async () => done || (await waiting()).length > 0, { interval: 5 }).toBe(true);
    await take(tx, 'higher');
    return { acting };
  });
  return acting;
}

const inOrder = (one: number, other: number) => ({ lower: Math.min(one, other), higher: Math.max(one, other) });
const locking = (table: string, ids: { lower: number; higher: number }) => (tx: TextSql, which: keyof typeof ids) =>
  tx.run(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [ids[which]]);

test('a draft that goes to several profiles takes their pages in one order, whosever draft it is', async ({
  app,
  ana,
  page,
  db,
}) => {
  const second = await buildProfile(app, ana.userId);
  const other = await buildConnection(app, second.profileId);
  const draft = { message: 'Two profiles', applications: ['facebook'], fire_at: app.at(60) };
  const made = await ana.client.post(`/api/generator_profile/${second.profileId}/create_post/`, draft);
  const answer = await betweenThem(db, locking('connections', inOrder(page.connectionId, other.connectionId)), () =>
    ana.client.post(`/api/generated_postings/${made.body.id}/schedule/`, { ...draft, also_profiles: [ana.profileId] }),
  );
  expect(answer).toMatchObject({ status: 200, body: { scheduled_postings_ids: { length: 2 } } });
});

test('pictures are ordered by their ids, in whatever order a post shows them', async ({ app, ana, db }) => {
  const images = [await buildImage(app, ana.profileId), await buildImage(app, ana.profileId)];
  const [first = 0, second = 0] = images.map((image) => image.mediaId);
  const ids = inOrder(first, second);
  const file = { kind: 'image', mime: 'image/webp', bytes: 1, width: 640, height: 480, duration_ms: null } as const;
  const fire_at = app.waypost.clock.now();
  const of = { app: 'facebook', type: 'image', source: 'api', shows_link: false, fire_at } as const;
  const post = { ...of, id: 0, profile_id: ana.profileId };
  await betweenThem(
    db,
    (tx, which) => orderMedia(tx, post, [{ ...file, id: ids[which] }]),
    () =>
      db.transaction((tx) =>
        orderMedia(tx, post, [
          { ...file, id: ids.higher },
          { ...file, id: ids.lower },
        ]),
      ),
  );
  const orders = await db.rows('SELECT id FROM media_variants WHERE media_id = ANY ($1)', [[ids.lower, ids.higher]]);
  expect(orders).toHaveLength(2);
});

test('posts that are flagged are taken by their ids, wherever they lie in the table', async ({ db, page, world }) => {
  const ids = inOrder(await page.post(), await page.post());
  // A changed row lies behind the others.
  await db.run('UPDATE scheduled_postings SET updated_at = clock_timestamp() WHERE id = $1', [ids.lower]);
  await betweenThem(db, locking('scheduled_postings', ids), () =>
    db.transaction((tx) => flagPosts(tx, null, { dueOnly: false })),
  );
  expect((await world.row(ids.lower)).look_from).not.toBeNull();
});

test('the sweep leaves what somebody holds to its next look, and does the rest', async ({ app, db, page, world }) => {
  const long = "clock_timestamp() - interval '10 minutes'";
  const committing = { inMinutes: 0, set: { phase: 'committing', next_step_at: null } };
  const other = await world.page();
  const ids = inOrder(await page.post(committing), await other.post(committing));
  for (const id of [ids.lower, ids.higher]) await openAttempt(app, id);
  await db.run(`UPDATE publish_attempts SET commit_started_at = ${long} WHERE scheduled_posting_id = ANY ($1)`, [
    [ids.lower, ids.higher],
  ]);
  const out = inOrder(
    await page.post({ firstComment: 'First', set: { status: 10 } }),
    await page.post({ firstComment: 'First', set: { status: 10 } }),
  );
  const comment = (id: number) =>
    db.row('SELECT next_step_at IS NOT NULL AS begins FROM post_comments WHERE scheduled_posting_id = $1', [id]);
  await db.transaction(async (tx) => {
    await tx.run('SELECT FROM scheduled_postings WHERE id = $1 FOR UPDATE', [ids.lower]);
    await tx.run('SELECT FROM post_comments WHERE scheduled_posting_id = $1 FOR UPDATE', [out.lower]);
    await world.sweep();
    expect(await world.row(ids.higher)).toMatchObject({ phase: 'unconfirmed' });
    expect(await comment(out.higher)).toEqual({ begins: true });
  });
  expect(await world.row(ids.lower)).toMatchObject({ phase: 'committing' });
  await world.sweep();
  expect(await world.row(ids.lower)).toMatchObject({ phase: 'unconfirmed' });
  expect(await comment(out.lower)).toEqual({ begins: true });
});

test('mails about missed posts of several pages are written in the order of the pages', async ({
  app,
  db,
  page,
  world,
}) => {
  const other = await world.page();
  const [low, high] = page.connectionId < other.connectionId ? [page, other] : [other, page];
  const late = { inMinutes: -200 };
  const post = { id: 0, message: 'Missed', fire_at: app.waypost.clock.now() };
  // Those of the higher page come first.
  for (const each of [high, low]) await each.post(late);
  await betweenThem(
    db,
    (tx, which) => mailMissed(tx, (which === 'lower' ? low : high).connectionId, [post], app.waypost.clock.now()),
    () => world.sweep(),
  );
  const mails = await db.rows("SELECT id FROM mails WHERE kind = 'posts_missed' AND dedupe_key ~ $1", [
    `^posts_missed:(${low.connectionId}|${high.connectionId}):`,
  ]);
  expect(mails).toHaveLength(2);
});

test('copies that follow take their connections before what their agents are branded with, as those that are made do', async ({
  app,
  db,
}) => {
  const fan = await fanWorld(app);
  const { profileId, page } = await fan.agent();
  const { id, first } = await fan.campaign([{}]);
  await db.run(
    `INSERT INTO posting_terms (posting_id, term_id) SELECT $1, id FROM taxonomy_terms WHERE slug = 'inspirational'`,
    [first],
  );
  await fan.publish(id);
  await fan.spread();
  const { mediaId } = await buildImage(app, profileId);
  await db.run(`INSERT INTO posting_media (posting_id, position, media_id, alt_text) VALUES ($1, 0, $2, 'A fjord')`, [
    first,
    mediaId,
  ]);
  await fan.change(first, 'edit');
  await fan.change(first, 'reschedule', { fire_at: fan.at(9 * 24 * 60) });
  await db.run('INSERT INTO branding_changes (profile_id, due_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
    profileId,
  ]);
  const take = (tx: TextSql, which: 'lower' | 'higher') =>
    which === 'lower'
      ? tx.run('SELECT FROM connections WHERE id = $1 FOR NO KEY UPDATE', [page.connectionId])
      : tx.run('UPDATE branding_changes SET changes = changes + 1 WHERE profile_id = $1', [profileId]);
  await expect(betweenThem(db, take, () => fan.spread())).resolves.toBeUndefined();
});
