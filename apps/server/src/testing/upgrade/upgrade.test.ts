import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUpgraded, type Upgraded } from './open.ts';
import { endOf, settle } from './settle.ts';
import { type Row, snapshotNames } from './snapshot.ts';
import { type Belongings, belongingsOf, readEverything } from './walk.ts';
import { faultsOfWalls } from './walls.ts';

/**
 * Data as earlier versions left them, under the program of today. Every snapshot is the life of a small installation,
 * lived by the program of its commit (story.ts, by-hand.sql) up to the second in which its worker was killed.
 *
 * Whoever changes tables adds the snapshot of the version before the change, once, and never edits an old one:
 *
 *     node apps/server/src/testing/upgrade/take.ts <commit>
 *
 * A new noun gets its place in story.ts (who makes it, and how it ends) and, when it is read by calls of its own, in
 * walk.ts. Old API beside new worker: `npm run upgrade:beside`.
 */
describe.each(snapshotNames())('data of %s', (name) => {
  let upgraded: Upgraded;
  let everybody: Belongings[];
  beforeAll(async () => {
    upgraded = await openUpgraded(name);
    everybody = upgraded.snapshot.about.people.map((person) => belongingsOf(upgraded, person.name));
  });
  afterAll(() => upgraded.close());

  const rows = (table: string) => upgraded.snapshot.tables.get(table) ?? [];
  const person = (who: string): Belongings => {
    const found = everybody.find((one) => one.name === who);
    if (found === undefined) throw new Error(`nobody is called ${who}`);
    return found;
  };
  const postOf = (text: string, app = 'facebook'): Row => {
    const found = rows('scheduled_postings').find((post) => post.message === text && post.app === app);
    if (found === undefined) throw new Error(`no post says ${text}`);
    return found;
  };
  const postsNow = () => upgraded.waypost.db.rows<Row>('SELECT * FROM scheduled_postings ORDER BY id');
  async function expectEnds(ends: Readonly<Record<string, string>>): Promise<void> {
    const connections = await upgraded.waypost.db.rows<Row>('SELECT * FROM connections');
    const posts = await postsNow();
    const named = posts.filter(({ message }) => String(message) in ends);
    const ended = named.map((post) => [
      `${post.message} (${post.app})`,
      endOf(
        post,
        connections.find(({ id }) => id === post.connection_id),
      ),
    ]);
    const wanted = named.map((post) => [`${post.message} (${post.app})`, ends[String(post.message)]]);
    expect(Object.fromEntries(ended)).toEqual(Object.fromEntries(wanted));
    expect(await faultsOfWalls(upgraded.sandbox.url, posts)).toEqual([]);
  }

  test('keeps every row through the migrations', async () => {
    for (const [table, then] of upgraded.snapshot.tables) {
      const now = await upgraded.waypost.db.row<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      expect(now?.n, table).toBe(then.length + (table === 'schema_migrations' ? upgraded.applied.length : 0));
    }
  });

  test('is read by everybody in the browser that they had open', async () => {
    const walks = await Promise.all(everybody.map(readEverything));
    expect(walks.flatMap(({ refused }) => refused)).toEqual([]);
    process.stdout.write(`data of ${name}: ${walks.reduce((sum, { reads }) => sum + reads, 0)} calls answered 200\n`);
    for (const { client, user, profiles } of everybody) {
      const { body } = await client.get('/api/session/');
      expect(body.user).toMatchObject({ email: user.email, locale: user.locale, is_staff: user.is_staff });
      expect((body.profiles as Row[]).map(({ pk }) => pk).sort()).toEqual(profiles.map(({ id }) => id).sort());
    }
  });

  test('says of every post, draft and picture what it said before', async () => {
    for (const { client, posts, connections, drafts, images, profiles } of everybody) {
      for (const post of posts) {
        const { body } = await client.get(`/api/scheduled_postings/${post.id}/`);
        const { message, status, deleted, app, pgid, link } = post;
        expect(body).toMatchObject({ message, status, deleted, app, pgid, link });
        const tries = rows('publish_attempts').filter((attempt) => attempt.scheduled_posting_id === post.id);
        const log = await client.get(`/api/scheduled_postings/${post.id}/attempts/`);
        expect(log.body.count, `the log of ${message}`).toBe(tries.length);
      }
      for (const { page_id } of connections) {
        const lists = await Promise.all(
          [true, false].map((deleted) =>
            client.get(`/api/scheduled_postings/?pgid=${page_id}&deleted=${deleted}&page_size=100`),
          ),
        );
        const listed = lists.flatMap(({ body }) => (body.results as Row[]).map(({ id }) => Number(id)));
        // What staff withdrew is hidden from its owner.
        const owned = posts
          .filter(({ pgid, withdrawn_at }) => pgid === page_id && withdrawn_at === null)
          .map(({ id }) => Number(id));
        expect(listed.sort((a, b) => a - b)).toEqual(owned.sort((a, b) => a - b));
      }
      for (const draft of drafts) {
        const { body } = await client.get(`/api/generated_postings/${draft.id}/`);
        if (body.message !== undefined) expect(body).toMatchObject({ message: draft.message, version: draft.version });
      }
      for (const { id } of profiles) {
        const { body } = await client.get(`/api/profile_images/?profile=${id}`);
        const shown = (body.results as { id: number; image_url: string }[]) ?? [];
        expect(shown.map((image) => image.id).sort()).toEqual(
          images
            .filter((image) => image.profile_id === id)
            .map((image) => image.id)
            .sort(),
        );
        for (const { image_url } of shown) expect((await fetch(image_url)).status, image_url).toBe(200);
      }
    }
  });

  test('comes to its ends under a worker of today: nothing lost, nothing twice, no job left', async () => {
    const { ends } = upgraded.snapshot.about;
    const texts = new Set(rows('scheduled_postings').map(({ message }) => message));
    expect(Object.keys(ends).filter((text) => !texts.has(text))).toEqual([]);
    await settle(upgraded);
    await expectEnds(ends);
    const { db } = upgraded.waypost;
    // What the dead worker had written down was saved, and not looked for.
    const written = postOf('Sent, and killed before the answer').id;
    expect(await db.rows('SELECT outcome FROM publish_attempts WHERE scheduled_posting_id = $1', [written])).toEqual([
      { outcome: 'posted' },
    ]);
    expect(await db.rows(`SELECT kind, address, last_error FROM mails WHERE state = 'waiting'`)).toEqual([]);
    expect(
      await db.rows(`SELECT t.identifier FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.run_at < clock_timestamp() - interval '1 minute'`),
    ).toEqual([]);
  });

  test('takes every verb of today', async () => {
    const [ana, bruno, chloe, dora] = ['Ana', 'Bruno', 'Chloe', 'Dora'].map(person);
    if (!ana || !bruno || !chloe || !dora) throw new Error('somebody is missing');
    const verb = async (who: Belongings, text: string, call: string, body?: unknown) => {
      const answer = await who.client.post(
        `/api/scheduled_postings/${postOf(text, call === 'resolve' ? 'linkedin' : 'facebook').id}/${call}/`,
        body,
      );
      expect(answer.status, `${text}: ${call}: ${JSON.stringify(answer.body)}`).toBe(200);
    };
    const later = new Date(upgraded.waypost.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const edited = await ana.client.patch(`/api/scheduled_postings/${postOf('Planned and edited').id}/`, {
      message: 'Edited',
    });
    expect(edited).toMatchObject({ status: 200, body: { message: 'Edited' } });
    const moved = await ana.client.patch(`/api/scheduled_postings/${postOf('Planned and moved').id}/`, {
      fire_at: later,
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await verb(ana, 'Planned and deleted', 'delete');
    await verb(ana, 'Planned and deleted', 'restore');
    await verb(ana, 'Planned and deleted', 'delete');
    await verb(ana, 'Planned in two profiles', 'post_now', { apply_to_all: true });
    await verb(ana, 'Planned and sent now', 'post_now');
    await verb(dora, 'Refused for its words', 'retry');
    await verb(dora, 'Missed during an outage', 'post_now');
    await verb(chloe, 'Nobody knows whether it went out', 'resolve', { absent: true });
    await settle(upgraded);
    await expectEnds({
      Edited: 'planned',
      'Planned and moved': 'planned',
      'Planned and deleted': 'deleted',
      'Planned in two profiles': 'out',
      'Planned and sent now': 'out',
      'Refused for its words': 'out',
      'Missed during an outage': 'out',
      'Nobody knows whether it went out': 'out',
    });
  });
});
