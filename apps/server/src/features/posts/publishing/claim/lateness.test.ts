import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '../../../../testing/test.ts';
import { passGate } from '../release/gate.ts';
import { openOutcomeLog, replayOutcomes } from '../release/outcome-log.ts';
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
    expect(await replayOutcomes(db, home, app.waypost.log)).toBe(1);
    expect(await replayOutcomes(db, home, app.waypost.log)).toBe(0);
    expect(await world.row(id)).toMatchObject({ status: 10, remote_id: `${page.pageId}_99` });
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
    expect(await replayOutcomes(db, home, app.waypost.log)).toBe(0);
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

  test('a row first touched late looks on the network before its first release', async ({ app, db, world, page }) => {
    const known = await world.post(page, { message: 'Published before the dump was restored' });
    await world.publish();
    await db.run('DELETE FROM publish_attempts WHERE scheduled_posting_id = $1', [known]);
    await db.run(
      `UPDATE scheduled_postings SET status = 0, phase = 'due', remote_id = NULL, next_step_at = fire_at, first_claimed_at = NULL, published_text = NULL WHERE id = $1`,
      [known],
    );
    await app.later(5);
    await world.publish();
    await app.later(1);
    await world.publish();
    expect(await world.row(known)).toMatchObject({ status: 10 });
    expect(world.wall(page)).toHaveLength(1);
  });

  test('a look before the first release that fails holds the post back, however often it is claimed', async ({
    app,
    world,
    page,
    network,
  }) => {
    const id = await world.post(page, { message: 'Unseen', inMinutes: -5 });
    network.addFault({
      method: 'GET',
      path: `/${page.pageId}/(feed|posts|published_posts)`,
      when: 'before',
      action: { kind: 'reset' },
      times: 2,
    });
    await world.publish();
    await app.later(1);
    await world.publish();
    expect(world.wall(page)).toEqual([]);
    expect(await world.row(id)).toMatchObject({ status: 0, phase: 'due' });
    await app.later(1);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(world.wall(page)).toEqual(['Unseen']);
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
