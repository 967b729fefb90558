import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { buildImage } from '../../../testing/factories.ts';
import { test } from '../../../testing/test.ts';

const MINUTE = 60_000;

const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;
const LEASED = {
  phase: 'claimed',
  lease_token: randomUUID(),
  lease_until: new Date(Date.now() + MINUTE),
  staged: JSON.stringify({ objects: [{ id: 'photo-1', kind: 'photo', key: 'k', expiresAt: null }], text: 'x' }),
  staged_version: 1,
};

describe('editing', () => {
  test('a text ahead of its time: marked as the own words of the agent, version up', async ({ world, ana, page }) => {
    const id = await page.post();
    const answer = await ana.client.patch(url(id), { message: 'New words' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'New words',
      message_edited: true,
      version: 2,
      applied_count: 1,
      skipped: [],
    });
    expect(await world.row(id)).toMatchObject({ fire_at_edited: false, phase: 'due' });
  });

  test('many at once: each is answered with what it wrote itself', async ({ ana, page }) => {
    const id = await page.post();
    const texts = Array.from({ length: 8 }, (_, n) => `Words ${n}`);
    const answers = await Promise.all(texts.map((message) => ana.client.patch(url(id), { message })));
    expect(answers.map(({ body }) => body.message)).toEqual(texts);
    const versions = answers.map(({ body }) => Number(body.version));
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('wins over a worker that has claimed and staged but not begun to send', async ({ db, world, ana, page }) => {
    const id = await page.post({ set: LEASED });
    expect((await ana.client.patch(url(id), { message: 'New words' })).status).toBe(200);
    const after = await world.row(id);
    expect(after).toMatchObject({ phase: 'due', lease_token: null, lease_until: null, version: 2 });
    expect(after.next_step_at).toEqual(after.fire_at);
    expect(after.staged).toMatchObject({ objects: [{ id: 'photo-1' }] });
    const late = await db.run('UPDATE scheduled_postings SET title = $3 WHERE id = $1 AND lease_token = $2', [
      id,
      LEASED.lease_token,
      'late write',
    ]);
    expect(late).toBe(0);
  });

  test('blank, too long and repeated texts are field errors', async ({ world, ana, page }) => {
    const id = await page.post();
    const error = async (change: Record<string, unknown>) => {
      const answer = await ana.client.patch(url(id), change);
      return [answer.status, Object.keys(answer.body)];
    };
    expect(await error({ message: ' \n' })).toEqual([400, ['message']]);
    expect(await error({ message: 'x'.repeat(63_207) })).toEqual([400, ['message']]);
    await page.post({ inMinutes: 62, set: { message: 'Taken' } });
    expect(await error({ message: 'Taken' })).toEqual([400, ['message']]);
    expect((await world.row(id)).version).toBe(1);
  });

  test('is not offered once the time has passed, nor after a failure', async ({ ana, page }) => {
    for (const set of [{}, { status: 20, phase: 'rejected' }, { status: 100 }, { status: 10 }]) {
      const id = await page.post({ inMinutes: -1, set });
      const answer = await ana.client.patch(url(id), { message: 'Late words' });
      expect([answer.status, answer.body.code, typeof answer.body.user_message]).toEqual([409, undefined, 'string']);
    }
  });

  test('a stale version is 409 and changes nothing; the right one passes', async ({ ana, page }) => {
    const id = await page.post({ set: { version: 4 } });
    const stale = await ana.client.patch(url(id), { message: 'A', version: 3 });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    expect((await ana.client.patch(url(id), { message: 'A', version: 4 })).status).toBe(200);
  });

  test('first comment and alternative text', async ({ app, db, ana, page }) => {
    const id = await page.post();
    const none = await ana.client.patch(url(id), { image_alt: 'Sea' });
    expect([none.status, Object.keys(none.body)]).toEqual([400, ['image_alt']]);
    const { mediaId } = await buildImage(app, ana.profileId);
    await db.run(
      "INSERT INTO post_media (scheduled_posting_id, position, media_id, kind) VALUES ($1, 0, $2, 'image')",
      [id, mediaId],
    );
    const some = await ana.client.patch(url(id), { image_alt: 'Sea', first_comment: 'Link inside' });
    expect(some.body).toMatchObject({ media: [{ alt_text: 'Sea' }], first_comment: { text: 'Link inside' } });
    const gone = await ana.client.patch(url(id), { first_comment: null });
    expect(gone.body.first_comment).toBeNull();
  });
});

describe('rescheduling', () => {
  test('a failed post starts anew at the new time', async ({ app, world, ana, page }) => {
    for (const status of [20, 100, 110, 120]) {
      const id = await page.post({
        inMinutes: -30,
        set: {
          status,
          phase: status === 20 ? 'missed' : 'due',
          failures: 3,
          step_failures: 2,
          reason_code: 'gave_up',
          next_step_at: null,
        },
      });
      const fireAt = app.at(30 + status);
      const answer = await ana.client.patch(url(id), { fire_at: fireAt });
      expect(answer.body).toMatchObject({
        status: 0,
        phase: 'due',
        reason: null,
        fire_at: fireAt,
        label: 'scheduled_for',
      });
      const after = await world.row(id);
      expect(after).toMatchObject({
        failures: 0,
        step_failures: 0,
        fire_at_edited: true,
      });
      expect(after.next_step_at).toEqual(new Date(fireAt));
      expect((after.late_after as Date).getTime() - Date.parse(fireAt)).toBe(120 * MINUTE);
    }
  });

  test('the lateness of the connection counts, and a far time gets a preflight', async ({
    app,
    db,
    world,
    ana,
    page,
  }) => {
    await db.run('UPDATE connections SET late_after_minutes = 15 WHERE id = $1', [page.connectionId]);
    const id = await page.post();
    await ana.client.patch(url(id), { fire_at: app.at(600) });
    const after = await world.row(id);
    expect((after.late_after as Date).getTime() - (after.fire_at as Date).getTime()).toBe(15 * MINUTE);
    expect((after.preflight_at as Date).getTime()).toBeLessThan((after.fire_at as Date).getTime() - 59 * MINUTE);
  });

  test('earlier than now + 9 minutes is a field error', async ({ app, ana, page }) => {
    const id = await page.post();
    const answer = await ana.client.patch(url(id), { fire_at: app.at(8) });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['fire_at']]);
    expect((await ana.client.patch(url(id), { fire_at: app.at(9.5) })).status).toBe(200);
  });

  test('text and time together need both to be offered', async ({ app, ana, page }) => {
    const overdue = await page.post({ inMinutes: -1 });
    expect((await ana.client.patch(url(overdue), { fire_at: app.at(60), message: 'Both' })).status).toBe(409);
    expect((await ana.client.patch(url(overdue), { fire_at: app.at(60) })).status).toBe(200);
    expect((await ana.client.patch(url(overdue), { fire_at: app.at(70), message: 'Both' })).status).toBe(200);
  });
});

describe('deleting and restoring', () => {
  test('a delete leaves the machine, hands what was staged to the cleaner, and can be undone', async ({
    db,
    world,
    ana,
    page,
  }) => {
    const id = await page.post({ set: { ...LEASED, preflight_at: new Date() } });
    const deleted = await ana.client.post(url(id, 'delete/'), {});
    expect(deleted.body).toMatchObject({ deleted: true, status: 0, label: 'deleted', actions: ['restore'] });
    expect(await world.row(id)).toMatchObject({
      phase: 'due',
      next_step_at: null,
      preflight_at: null,
      lease_token: null,
      staged: {},
      version: 2,
    });
    const left = await db.rows<Record<string, unknown>>(
      'SELECT remote_id, kind FROM staged_leftovers WHERE connection_id = $1',
      [page.connectionId],
    );
    expect(left).toEqual([{ remote_id: 'photo-1', kind: 'photo' }]);
    const restored = await ana.client.post(url(id, 'restore/'), {});
    expect(restored.body).toMatchObject({ deleted: false, status: 0, label: 'scheduled_for', version: 3 });
    const after = await world.row(id);
    expect(after.next_step_at).toEqual(after.fire_at);
  });

  test('a missed post is dismissed by the same call', async ({ ana, page }) => {
    const id = await page.post({
      inMinutes: -300,
      set: { status: 20, phase: 'missed', reason_code: 'missed' },
    });
    const answer = await ana.client.post(url(id, 'delete/'), {});
    expect(answer.body).toMatchObject({ deleted: true, status: 0, phase: 'due', reason: null, actions: [] });
  });

  test('restore: only deleted, ahead, and not withdrawn by staff; also trimmed by frequency', async ({ ana, page }) => {
    const trimmed = await page.post({ set: { deleted: true, status: 45 } });
    expect((await ana.client.post(url(trimmed, 'restore/'))).body).toMatchObject({ status: 0, deleted: false });
    const refusals = [
      await page.post(),
      await page.post({ inMinutes: -1, set: { deleted: true } }),
      await page.post({ set: { deleted: true, withdrawn_at: new Date() } }),
    ];
    for (const id of refusals) expect((await ana.client.post(url(id, 'restore/'))).status).toBe(409);
  });

  test('a page that was removed or changed takes no post back, and gets no new time', async ({ ana, page, db }) => {
    const deleted = await page.post({ set: { deleted: true } });
    const missed = await page.post({ inMinutes: -300, set: { status: 20, phase: 'missed' } });
    const fire_at = new Date(Date.now() + 2 * 3_600_000).toISOString();
    for (const change of ['installed = false, connected = false', "page_id = page_id || '9'"]) {
      await db.run(`UPDATE connections SET ${change} WHERE id = $1`, [page.connectionId]);
      for (const answer of [
        await ana.client.post(url(deleted, 'restore/')),
        await ana.client.patch(url(missed), { fire_at }),
      ])
        expect(answer).toMatchObject({ status: 400, body: { code: 'connection_broken' } });
      await db.run('UPDATE connections SET installed = true, connected = true WHERE id = $1', [page.connectionId]);
    }
  });

  test('a published post is not deleted here', async ({ ana, page }) => {
    const id = await page.post({ inMinutes: -9, set: { status: 10 } });
    const answer = await ana.client.post(url(id, 'delete/'));
    expect([answer.status, answer.body.user_message]).toEqual([409, 'This post has already been published.']);
  });
});

describe('posting now', () => {
  test('is due at once and keeps the count of failures', async ({ app, world, ana, page }) => {
    const id = await page.post({ set: { status: 110, failures: 2, reason_code: 'fb_unavailable' } });
    const answer = await ana.client.post(url(id, 'post_now/'));
    expect(answer.body).toMatchObject({ status: 110, phase: 'due', reason: null });
    const after = await world.row(id);
    expect(after).toMatchObject({ failures: 2, fire_at_edited: true });
    expect(after.next_step_at).toEqual(after.fire_at);
    expect(app.waypost.clock.now().getTime() - (after.fire_at as Date).getTime()).toBeLessThan(10_000);
    expect((after.late_after as Date).getTime() - (after.fire_at as Date).getTime()).toBe(120 * MINUTE);
  });

  test('a missed post becomes pending again', async ({ ana, page }) => {
    const id = await page.post({
      inMinutes: -300,
      set: { status: 20, phase: 'missed', reason_code: 'missed' },
    });
    const { body } = await ana.client.post(url(id, 'post_now/'));
    expect(body).toMatchObject({ status: 0, phase: 'due', label: 'publishing' });
  });

  test('needs a live connection', async ({ db, world, ana, page }) => {
    const id = await page.post();
    const set = (sql: string) => db.run(`UPDATE connections SET ${sql} WHERE id = $1`, [page.connectionId]);
    await set('connected = false');
    const broken = await ana.client.post(url(id, 'post_now/'));
    expect([broken.status, broken.body.code, typeof broken.body.user_message]).toEqual([
      400,
      'connection_broken',
      'string',
    ]);
    expect((await world.row(id)).version).toBe(1);
  });

  test('behind a pause or a hold a post waits, as one that is made for now does, and says why', async ({
    db,
    world,
    ana,
    page,
  }) => {
    const made = { profile: ana.profileId, applications: ['facebook'], fire_at: null };
    const hold = 'INSERT INTO installation (key, value) VALUES (\'publishing_held\', \'{"reason":"outage"}\')';
    const both = [
      ['paused', 'UPDATE connections SET paused = true', 'UPDATE connections SET paused = false'],
      ['held', hold, "DELETE FROM installation WHERE key = 'publishing_held'"],
    ] as const;
    for (const [reason_code, stop, resume] of both) {
      await db.run(stop);
      const [planned, many] = [await page.post(), await page.post()];
      const posted = await ana.client.post('/api/scheduled_postings/', { ...made, message: reason_code });
      const ids = posted.body.scheduled_postings_ids as number[];
      expect((await ana.client.post(url(planned, 'post_now/'))).body).toMatchObject({ label: 'paused', reason_code });
      await ana.client.post('/api/scheduled_postings/bulk/', { verb: 'post_now', ids: [many] });
      await world.publish();
      for (const id of [planned, many, ...ids])
        expect((await ana.client.get(url(id, ''))).body).toMatchObject({
          label: 'paused',
          reason_code,
          reason: expect.stringMatching(/paused|on hold/),
        });
      await db.run(resume);
      await world.publish();
      for (const id of [planned, many, ...ids]) expect(await world.row(id)).toMatchObject({ status: 10 });
    }
  });
});
