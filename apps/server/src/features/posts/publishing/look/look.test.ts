import { describe, expect } from 'vitest';
import { test } from '../../../../testing/test.ts';

const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;
const MINUTE = 60_000;

describe('a post that may be out without our knowing', () => {
  test.for([
    { app: 'facebook', images: 0 },
    { app: 'facebook', images: 1 },
    { app: 'instagram', images: 1 },
    { app: 'linkedin', images: 0 },
  ] as const)('is adopted when it is there ($app, $images pictures)', async (wanted, { app, world }) => {
    const page = await world.page({ app: wanted.app });
    const id = await world.post(page, { message: `Out already on ${wanted.app}`, images: wanted.images });
    for (let step = 0; step < 3; step += 1) {
      await world.publish();
      await app.later(0.5);
    }
    const remote = (await world.row(id)).remote_id;
    expect(remote).not.toBeNull();
    await world.forget(id);
    await world.doubt(page);
    expect(await world.publish()).toBe(0);
    expect(await world.look()).toBe(1);
    expect(await world.row(id)).toMatchObject({ status: 10, remote_id: remote, look_from: null, ask_user: false });
    expect(world.wall(page)).toHaveLength(1);
  });

  test('is sent when it is not there in a reading that is late enough, and not before', async ({
    app,
    world,
    page,
  }) => {
    const id = await world.post(page, { message: 'Not out' });
    const later = await world.post(page, { message: 'Planned for tomorrow', inMinutes: 1_440 });
    await world.doubt(page);
    expect(await world.look()).toBe(0);
    expect(await world.publish()).toBe(0);
    expect(await world.row(id)).toMatchObject({ phase: 'due', look_from: expect.any(Date) });
    await app.later(2.1);
    await world.look();
    for (const post of [id, later]) expect(await world.row(post)).toMatchObject({ phase: 'due', look_from: null });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(world.wall(page)).toEqual(['Not out']);
  });

  test('offers nothing that would send it, and says why', async ({ app, world, ana, page }) => {
    const id = await page.post({ inMinutes: 60 });
    const refused = await page.post({ inMinutes: -60, set: { status: 20, phase: 'rejected', reason_code: 'gave_up' } });
    await world.doubt(page);
    const shown = await ana.client.get(url(id));
    expect(shown.body).toMatchObject({ actions: ['delete'], reason_code: 'looked_for' });
    const fire_at = app.at(90);
    const answers = [
      await ana.client.patch(url(id), { message: 'Other words' }),
      await ana.client.patch(url(id), { fire_at }),
      await ana.client.post(url(id, 'post_now/')),
      await ana.client.post(url(refused, 'retry/')),
    ];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([409, expect.stringContaining('checking whether this post is already')]);
    const bulk = await ana.client.post('/api/scheduled_postings/bulk/', { verb: 'post_now', ids: [id] });
    expect(bulk.body).toMatchObject({ applied: [], skipped: [{ id }] });
    expect((await ana.client.post(url(id, 'delete/'))).status).toBe(200);
    expect((await ana.client.post(url(id, 'restore/'))).status).toBe(200);
    expect(await world.row(id)).toMatchObject({ look_from: expect.any(Date), deleted: false });
    expect(await world.publish()).toBe(0);
  });

  test('is a question when several fit, and takes one of them', async ({ world, ana, page }) => {
    const id = await page.post({ inMinutes: 0, message: 'Which one?' });
    await world.publish();
    // Facebook refuses the text of the last post.
    await page.post({ inMinutes: 0 });
    await world.publish();
    const again = await page.post({ inMinutes: 0, message: 'Which one?' });
    await world.publish();
    for (const post of [id, again]) await world.forget(post);
    await ana.client.post(url(again, 'delete/'));
    await world.doubt(page);
    await world.look();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true, status: 0 });
    const { results } = (await ana.client.get(url(id, 'attempts/'))).body as {
      results: { candidates: { remote_id: string }[] }[];
    };
    const candidates = results[0]?.candidates ?? [];
    expect(candidates).toHaveLength(2);
    const answer = await ana.client.post(url(id, 'resolve/'), { remote_id: candidates[0]?.remote_id });
    expect(answer.body.status).toBe(10);
    expect(world.wall(page)).toHaveLength(3);
  });

  test('is looked for in one reading with its neighbours', async ({ world, page, network }) => {
    for (let n = 0; n < 20; n += 1) await world.post(page, { message: `One of twenty ${n}`, inMinutes: n });
    await world.doubt(page);
    const reads = () => network.calls().filter((call) => call.path.includes(`${page.pageId}/feed`)).length;
    const before = reads();
    await world.look();
    expect(reads() - before).toBe(1);
  });

  test('waits while its page cannot be read, and is asked about when that does not end', async ({
    app,
    world,
    page,
    network,
  }) => {
    const id = await world.post(page, {
      message: 'Unseen',
      set: { late_after: new Date(Date.now() + 1_440 * MINUTE) },
    });
    await world.doubt(page);
    network.addFault({
      method: 'GET',
      path: `/${page.pageId}/feed`,
      when: 'before',
      action: { kind: 'reset' },
      times: 100,
    });
    for (let n = 0; n < 9; n += 1) {
      await world.look();
      await app.later(1.1);
    }
    expect(await world.row(id)).toMatchObject({ phase: 'due', step_failures: 9 });
    await world.look();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true, status: 0 });
    expect(world.wall(page)).toEqual([]);
  });

  test('is looked for from the doubt on when its release is open', async ({ app, db, world, page, network }) => {
    const id = await world.post(page, { message: 'Open', images: 1 });
    network.addFault({ method: 'POST', path: `/${page.pageId}/feed$`, when: 'before', action: { kind: 'reset' } });
    await world.publish();
    await app.later(30);
    await db.run('UPDATE publish_attempts SET absent_reads = 0 WHERE scheduled_posting_id = $1', [id]);
    await world.doubt(page);
    await world.publish();
    expect(await world.attempts(id)).toMatchObject([{ absent_reads: 0, outcome: null }]);
    for (const minutes of [2.1, 3, 5, 10]) {
      await app.later(minutes);
      await world.publish();
    }
    expect(await world.row(id)).toMatchObject({ status: 10, look_from: null });
    expect(world.wall(page)).toEqual(['Open']);
  });
});
