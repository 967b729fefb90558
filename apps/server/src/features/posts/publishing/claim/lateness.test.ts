import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { test } from '../../../../testing/test.ts';
import { passGate } from '../release/gate.ts';
import { openOutcomeLog } from '../release/outcome-log.ts';
import { replayOutcomes } from '../release/replay-outcomes.ts';
import { noteUnknown } from '../release/unknown-posts.ts';
import { unsavedOf } from '../release/unsaved-outcomes.ts';
import { claimReady } from '../testing/ready-snapshot.ts';

const OPTIONS = { tokenVersion: 1, leaseMs: 60_000 };

describe('crashes and lateness', () => {
  test('a release whose process died is left alone for its window, then reconciled', async ({ db, world, page }) => {
    const id = await world.post(page, { message: 'Interrupted', images: 1 });
    const { row, post } = await claimReady(world, id);
    await passGate(db, row, post, OPTIONS);
    await world.sweep();
    expect(await world.row(id)).toMatchObject({ phase: 'committing' });
    await db.run(
      "UPDATE publish_attempts SET commit_started_at = commit_started_at - interval '3 minutes' WHERE scheduled_posting_id = $1",
      [id],
    );
    await world.sweep();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed' });
  });

  test('what the outcome log holds is saved at the next start, once', async ({ app, db, world, page }) => {
    const id = await world.post(page);
    const { row, post } = await claimReady(world, id);
    const passed = await passGate(db, row, post, OPTIONS);
    const { home } = app.waypost.config;
    await openOutcomeLog(home, app.waypost.log).append({
      attempt: passed?.attemptId ?? 0,
      post: id,
      remoteId: `${page.pageId}_99`,
    });
    expect(await readFile(path.join(home, 'outcomes.log'), 'utf8')).toContain(`${page.pageId}_99`);
    expect(await replayOutcomes(db, home, app.waypost.log)).toMatchObject({ applied: 1 });
    expect(await replayOutcomes(db, home, app.waypost.log)).toMatchObject({ applied: 0 });
    expect(await world.row(id)).toMatchObject({ status: 10, remote_id: `${page.pageId}_99` });
  });

  test('what the outcome log holds and the database forgot is adopted, by the post and not by its number', async ({
    app,
    db,
    world,
    page,
  }) => {
    const [id, other] = [await world.post(page, { images: 1 }), await world.post(page, { images: 1 })];
    await world.publish();
    const was = await world.row(id);
    for (const post of [id, other]) await world.forget(post);
    await db.run('UPDATE scheduled_postings SET origin_id = gen_random_uuid() WHERE id = $1', [other]);
    const replayed = await replayOutcomes(db, app.waypost.config.home, app.waypost.log);
    expect(replayed).toMatchObject({ applied: 1, unknown: [{ post: other, pgid: page.pageId }] });
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted', remote_id: was.remote_id });
    expect(await world.outcomes(id)).toEqual(['adopted']);
    expect(await world.row(other)).toMatchObject({ status: 0, phase: 'due' });

    // Nobody can adopt the other: staff are shown it, and what workers on other machines have found at their start.
    const staff = await buildAdvisor(app, { isStaff: true });
    const shown = async () => (await staff.client.get('/api/publishing/unknown/')).body;
    const here = { provider: 'fbpage', page: page.pageId, remote_id: expect.stringMatching(`^${page.pageId}_`) };
    const remoteId = 'urn:li:share:4711';
    await noteUnknown(db, 'elsewhere', [{ attempt: 1, post: 2, provider: 'linkedin', remoteId }]);
    expect(await shown()).toEqual({
      count: 2,
      results: [here, { provider: 'linkedin', page: null, remote_id: remoteId }],
    });
    await noteUnknown(db, 'elsewhere', []);
    expect(await shown()).toEqual({ count: 1, results: [here] });

    // Of many the newest are shown: they come as they were written down, whatever way the database finds them.
    const many = Array.from({ length: 300 }, (_, at) => ({
      attempt: 900_000 + ((at * 7919) % 300),
      post: 900_000 + ((at * 104_729) % 300),
      origin: randomUUID(),
      remoteId: `${at}`,
    }));
    await db.transaction(async (tx) => {
      // The walk that a large database is read by.
      for (const other of ['hashjoin', 'nestloop']) await tx.run(`SET LOCAL enable_${other} = off`);
      expect((await unsavedOf(tx, many)).unknown).toEqual(many);
    });
  });

  test('what the outcome log holds and another row owns does not keep the program from starting', async ({
    app,
    db,
    world,
    page,
  }) => {
    const owner = await world.post(page);
    await world.publish();
    const id = await world.post(page);
    const { row, post } = await claimReady(world, id);
    const passed = await passGate(db, row, post, OPTIONS);
    const { home } = app.waypost.config;
    const remoteId = (await world.row(owner)).remote_id ?? '';
    await openOutcomeLog(home, app.waypost.log).append({ attempt: passed?.attemptId ?? 0, post: id, remoteId });
    expect(await replayOutcomes(db, home, app.waypost.log)).toMatchObject({ applied: 0 });
    expect(await world.row(id)).toMatchObject({ phase: 'committing' });
  });

  test('past its lateness a post is missed, listed with one mail an hour, and never leaves by itself', async ({
    app,
    db,
    world,
    page,
  }) => {
    const first = await world.post(page, { message: 'Missed one' });
    const second = await world.post(page, { message: 'Missed two' });
    await app.later(121);
    await world.publish();
    await world.sweep();
    for (const id of [first, second])
      expect(await world.row(id)).toMatchObject({ status: 20, phase: 'missed', reason_code: 'missed' });
    expect(world.wall(page)).toEqual([]);
    const mails = await db.rows("SELECT params FROM mails WHERE kind = 'posts_missed' AND dedupe_key LIKE $1", [
      `posts_missed:${page.connectionId}:%`,
    ]);
    expect(mails).toHaveLength(1);
  });

  test('held publishing publishes nothing until it is resumed', async ({ db, world, page }) => {
    const id = await world.post(page);
    await db.run(`INSERT INTO installation (key, value) VALUES ('publishing_held', '{"reason":"outage"}')`);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ phase: 'due' });
    await db.run("DELETE FROM installation WHERE key = 'publishing_held'");
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
  });
});
