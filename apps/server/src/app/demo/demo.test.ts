import { SOCIAL_APPS } from '@waypost/contract/networks';
import { expect } from 'vitest';
import { mailing } from '../../features/mailing/index.ts';
import { posts } from '../../features/posts/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { TestApp } from '../../testing/app.ts';
import { openStudio } from '../../testing/studio.ts';
import { runSweep } from '../../testing/sweeps.ts';
import { test as base } from '../../testing/test.ts';
import { seedDemo } from '../seed/index.ts';
import { fillDemo, resetDemo } from './index.ts';
import { marina } from './stories/marina.ts';
import type { Story } from './story.ts';

class Killed extends Error {}

/** What is not empty in rows, by the names of the columns. */
const columnsSet = (rows: Record<string, object | object[]> = {}) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      [row].flat().map((one) =>
        Object.keys(one)
          .filter((column) => one[column as keyof typeof one] !== null)
          .toSorted(),
      ),
    ]),
  );

const files = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env);
const test = files.extend('demo', ({ app, db, world }) => {
  const { waypost, url, sandbox } = app;
  /** Without an ffmpeg, where none is given. */
  const fill = (stories?: readonly Story[], by: Database = waypost.db, ffmpeg?: string) =>
    fillDemo({ ...waypost, db: by, api: url, sandbox: sandbox.url, ffmpeg }, stories && { stories, team: null });
  const count = async () => ({
    rows: await db.rows(
      'SELECT app, phase, status, count(*) FROM scheduled_postings GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
    ),
    more: await db.row(`SELECT (SELECT count(*) FROM profile_images) AS pictures, (SELECT count(*) FROM post_stats) AS fetches,
      (SELECT count(*) FROM generated_postings) AS drafts, (SELECT count(*) FROM connections WHERE installed) AS pages`),
    walls: sandbox.control.posts().length,
  });
  const reset = async () => {
    await seedDemo(waypost);
    expect(await resetDemo(waypost.db, waypost.config)).toBe(true);
  };
  return { fill, count, reset, deps: { ...world.deps, syncClock: waypost.syncClock } };
});

test.afterAll(({ studio }) => studio.close());

/** Dies when the second chunk of its life has been done and is to be marked. */
function mortal(db: Database): Database {
  let marks = 0;
  return {
    ...db,
    transaction: (work) => {
      // The first one holds the lock; the others mark.
      marks += 1;
      if (marks >= 3) throw new Killed();
      return db.transaction(work);
    },
  };
}

test('Killed after each chunk, before its mark, the demo world is told once all the same', async ({
  app,
  db,
  demo,
  studio,
}) => {
  const pick = Object.fromEntries(Object.entries(marina.pictures).filter(([name]) => /fjord|cruise-noon/.test(name)));
  const short: Story = {
    ...marina,
    shares: marina.pictures,
    pictures: pick,
    past: marina.past.filter(({ pictures }) => pictures.every((name) => name in pick)).slice(-4),
    clips: { fjords: { posters: ['fjord-nordic', 'fjord-morning'], shows: 'From the evening into the morning' } },
    ahead: marina.ahead.slice(0, 1).map((piece) => ({ ...piece, on: ['facebook', 'instagram'], clip: 'fjords' })),
    drafts: [{ text: 'An idea', on: ['facebook'], pictures: ['cruise-noon'] }],
    troubles: undefined,
  };
  const { ffmpeg } = studio.tools;
  await demo.reset();
  await demo.fill([short], app.waypost.db, ffmpeg);
  expect(await db.rows("SELECT type FROM scheduled_postings WHERE phase = 'due' ORDER BY app")).toEqual([
    { type: 'reel' },
    { type: 'reel' },
  ]);
  const once = await demo.count();
  await demo.reset();
  expect(await demo.count()).toMatchObject({ rows: [], walls: 0 });
  let lives = 0;
  for (let told = false; !told; lives += 1) {
    told = await demo.fill([short], mortal(app.waypost.db), ffmpeg).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      return false;
    });
  }
  expect(lives).toBeGreaterThan(8);
  expect(await demo.count()).toEqual(once);
  expect(await demo.fill([short])).toBe(true);
  expect(await demo.count()).toEqual(once);
});

test('Told anew, it has also the people and the profiles that somebody deleted', async ({ app, demo }) => {
  await demo.reset();
  const iris = app.client();
  await iris.demo('advisor', 'free');
  expect((await iris.post('/api/account_settings/deletion/', {})).status).toBe(204);
  const marina = app.client();
  const { profiles } = (await marina.demo('advisor')) as unknown as { profiles: { pk: number }[] };
  expect((await marina.delete(`/api/profiles/${profiles.at(-1)?.pk}/`)).status).toBe(204);
  await demo.reset();
  expect(await app.client().demo('advisor', 'free')).toMatchObject({ user: { first_name: 'Iris' } });
  expect((await app.client().demo('advisor')).profiles).toEqual(profiles);
});

test('The past stands in our tables as the machine leaves it, and on the walls as the tables say', async ({
  app,
  db,
  demo,
  world,
}) => {
  await demo.reset();
  const [one, other] = await Promise.all([demo.fill(), demo.fill()]);
  expect([one, other].toSorted()).toEqual([false, true]);
  await world.publish();

  const rows = await db.rows<{ remote_id: string; message: string; comment: string | null }>(
    `SELECT p.remote_id, message, c.text AS comment FROM scheduled_postings p
     LEFT JOIN post_comments c ON c.scheduled_posting_id = p.id WHERE p.status = 10`,
  );
  const walls = new Map(app.sandbox.control.posts().map((post) => [post.id, post]));
  expect(rows.length).toBeGreaterThan(90);
  for (const row of rows)
    expect(walls.get(row.remote_id)).toMatchObject({
      text: row.message,
      comments: row.comment === null ? [] : [row.comment],
      visible: true,
    });
  // Beside them on the walls: the one of which nobody knows that it is there.
  expect(walls.size).toBe(rows.length + 1);
  expect(
    await db.rows(`SELECT phase, reason_code, count(*) FROM scheduled_postings WHERE phase NOT IN ('posted', 'due')
      GROUP BY 1, 2 ORDER BY 1`),
  ).toEqual([
    { phase: 'missed', reason_code: 'missed', count: 1 },
    { phase: 'rejected', reason_code: expect.stringMatching(/^fb_/), count: 1 },
    { phase: 'unconfirmed', reason_code: 'unconfirmed_ask_cannot_read', count: 1 },
  ]);
  // Nobody has come, and no picture was added, on the day of the telling.
  const young = "created_at > app_now() - interval '90 days'";
  expect(
    await db.row(`SELECT (SELECT count(*) FROM profile_images WHERE profile_id IS NOT NULL AND ${young}) AS files, (SELECT count(*) FROM profiles p
      JOIN users u ON u.id = p.user_id WHERE u.${young} AND EXISTS (SELECT 1 FROM scheduled_postings s WHERE s.profile_id = p.id)) AS people`),
  ).toEqual({ files: 0, people: 0 });
  expect(await db.rows('SELECT type FROM announcements WHERE published_at IS NOT NULL')).toEqual([{ type: 'info' }]);
  // Told without ffmpeg: a picture stands where each video would.
  const guides = 'SELECT kind, count(*), count(poster_id) AS pictures FROM guides GROUP BY 1 ORDER BY 1';
  expect(await db.rows(guides)).toEqual([
    { kind: 'membership', count: 1, pictures: 1 },
    { kind: 'onboarding', count: 3, pictures: 3 },
    { kind: 'plan', count: 1, pictures: 1 },
    { kind: 'plan_setup', count: 1, pictures: 1 },
    { kind: 'tutorial', count: 1, pictures: 1 },
  ]);
  expect(
    await db.row(
      "SELECT expires_at < app_now() + interval '7 days' AS soon FROM social_grants g JOIN users u ON u.id = g.user_id WHERE network = 'linkedin' AND demo_role = 'advisor'",
    ),
  ).toEqual({ soon: true });
  await expectNewsletters({ db, demo });
  // Who made pictures and plans on PREMIUM has them still on the plan that staff gave since.
  expect(
    await db.rows(`SELECT u.plan, count(*) AS ahead FROM users u JOIN profiles pr ON pr.user_id = u.id
      JOIN scheduled_postings s ON s.profile_id = pr.id AND s.phase = 'due'
      WHERE u.demo_role IN ('advisor-pro', 'advisor-free') GROUP BY 1 ORDER BY 1`),
  ).toEqual([
    { plan: 'free', ahead: 3 },
    { plan: 'pro', ahead: 7 },
  ]);
});

/** Newsletters went out, each recipient came to one end, and counted again by the machine their figures are the same. */
async function expectNewsletters({ db, demo }: { db: TestApp['waypost']['db']; demo: { deps: Deps } }) {
  const runs = () =>
    db.rows<Record<string, number>>(
      `SELECT r.audience, r.accepted, r.rejected, r.hard, f.opened, f.opened_all, f.clicked, f.unsubscribed,
         (SELECT sum(clicks)::int FROM mailing_links l WHERE l.run_id = r.id) AS clicks
       FROM mailing_runs r JOIN mailing_figures f ON f.run_id = r.id JOIN newsletters n ON n.run_id = r.id
       WHERE r.state = 'done' ORDER BY r.fire_at`,
    );
  const told = await runs();
  expect(told).toHaveLength(5);
  for (const run of told) {
    const { audience = 0, accepted = 0, rejected, opened = 0, opened_all = 0, clicked = 0, clicks = 0 } = run;
    expect(accepted + (rejected ?? 0)).toBe(audience);
    expect(opened / accepted).toBeGreaterThan(0.3);
    expect(opened / accepted).toBeLessThan(0.65);
    expect(opened_all).toBeGreaterThan(opened);
    expect(clicked / accepted).toBeGreaterThan(0.04);
    expect(clicks).toBeGreaterThanOrEqual(clicked);
  }
  const sums = (of: string) => told.reduce((sum, run) => sum + (run[of] ?? 0), 0);
  const left = await db.row(`SELECT count(*) FILTER (WHERE optout_status = 'T')::int AS unsubscribed,
    count(*) FILTER (WHERE optout_status = 'U')::int AS hard FROM contacts`);
  expect({ unsubscribed: sums('unsubscribed'), hard: sums('hard') }).toEqual(left);
  await runSweep(mailing, demo.deps as never, 'mailing.recounting');
  expect(await runs()).toEqual(told);
  expect(
    await db.rows(
      'SELECT state, fire_at > app_now() AS ahead, count(*)::int FROM email_campaigns GROUP BY 1, 2 ORDER BY 1, 2',
    ),
  ).toEqual([
    { state: 'draft', ahead: null, count: 1 },
    { state: 'published', ahead: false, count: 5 },
    { state: 'publishing', ahead: true, count: 2 },
  ]);
}

test('A post of the machine has the same columns set as one of the past, and figures that go on where those end', async ({
  app,
  db,
  demo,
  world,
}) => {
  await demo.reset();
  const young = marina.past.filter(({ on, comment, pictures }) => on.length === 3 && comment && pictures.length === 1);
  await demo.fill([{ ...marina, past: young, ahead: [], drafts: [], linkedinDays: undefined, troubles: undefined }]);
  const { id: last } = (await db.row<{ id: number }>('SELECT max(id) AS id FROM scheduled_postings')) ?? { id: 0 };

  const client = app.client();
  const { profile } = (await client.demo('advisor')) as { profile: { pk: number } };
  const library = await client.get(`/api/profile_images/?profile=${profile.pk}&search=sea`);
  const [picture] = library.body.results as { id: number }[];
  const said = { message: 'Sent by the machine', first_comment: 'And so is this', custom_image_ids: [picture?.id] };
  await client.post('/api/scheduled_postings/', {
    profile: profile.pk,
    applications: SOCIAL_APPS,
    fire_at: null,
    ...said,
  });
  for (let turn = 0; turn < 5; turn += 1) {
    await app.later(1);
    await world.publish();
    await world.comment();
  }
  await runSweep(posts, demo.deps, 'posts.permalinks');
  await app.later(61);
  await runSweep(posts, demo.deps, 'posts.stats');

  for (const network of SOCIAL_APPS) {
    const shapes = await db.rows<Record<string, object | object[]>>(
      `SELECT row_to_json(p) AS post, row_to_json(s) AS fetch, row_to_json(c) AS comment,
         (SELECT json_agg(row_to_json(a) ORDER BY n) FROM publish_attempts a WHERE a.scheduled_posting_id = p.id) AS attempts
       FROM scheduled_postings p JOIN post_comments c ON c.scheduled_posting_id = p.id
         JOIN LATERAL (SELECT * FROM post_stats WHERE scheduled_posting_id = p.id ORDER BY id DESC LIMIT 1) s ON true
       WHERE p.app = $1 AND p.id >= $2 ORDER BY p.id DESC`,
      [network, last - 2],
    );
    expect(shapes).toHaveLength(2);
    expect(columnsSet(shapes[1]), network).toEqual(columnsSet(shapes[0]));
  }
});

test('Figures of the past are those that the network tells today', async ({ db, demo }) => {
  await demo.reset();
  await demo.fill([{ ...marina, ahead: [], drafts: [], linkedinDays: undefined, troubles: undefined }]);
  await db.run(
    "UPDATE scheduled_postings SET stats_due_at = app_now() WHERE posted_at < app_now() - interval '40 days'",
  );
  await runSweep(posts, demo.deps, 'posts.stats');
  const figures = await db.rows<{ app: string; told: Record<string, number>; fetched: Record<string, number> }>(
    `SELECT p.app, (array_agg(s.metrics ORDER BY s.id DESC))[2] AS told, p.stats AS fetched
     FROM scheduled_postings p JOIN post_stats s ON s.scheduled_posting_id = p.id
     WHERE posted_at < app_now() - interval '40 days' GROUP BY p.id`,
  );
  expect(new Set(figures.map(({ app }) => app))).toEqual(new Set(SOCIAL_APPS));
  for (const { told, fetched } of figures) {
    expect(Object.keys(fetched).toSorted()).toEqual(Object.keys(told).toSorted());
    // What grows is cut to whole numbers, here after 28 days and there after more.
    for (const [name, value] of Object.entries(fetched))
      expect(Math.abs(value - (told[name] ?? -9))).toBeLessThanOrEqual(1);
  }
});
