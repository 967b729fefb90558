import { describe, expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../testing/fan-world.ts';
import { effectOf } from './effect-of-posting.ts';

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('spread', async ({ fan }) => {
    const [ana, bea, cleo] = [await fan.agent(), await fan.agent(), await fan.agent()];
    const made = await fan.campaign([{ message: 'Sail {{agent.first_name}}' }]);
    await fan.publish(made.id);
    await fan.spread();
    const copyOf = async ({ profileId }: { profileId: number }) => {
      const found = (await fan.copies(made.first)).find(({ profile_id }) => profile_id === profileId);
      if (found === undefined) throw new Error('no copy');
      return found;
    };
    return { ana, bea, cleo, ...made, copyOf };
  });
const DAY = 24 * 60;

describe('what staff change', () => {
  test('an edit reaches every copy, deleted ones too; a text that its agent changed stays, pictures and links do not', async ({
    fan,
    spread,
    db,
  }) => {
    const { ana, bea, cleo, first, id, copyOf } = spread;
    const words = await ana.client.patch(`/api/scheduled_postings/${(await copyOf(ana)).id}/`, {
      message: 'My own words',
    });
    expect(words.status).toBe(200);
    await bea.client.post(`/api/scheduled_postings/${(await copyOf(bea)).id}/delete/`, {});
    await fan.change(first, 'edit', { message: 'Sail far', link: 'https://www.lines.example/far' });
    expect(await effectOf(db, first, 'edit')).toMatchObject({ kept: 1, out: 0, estimate: true });
    await fan.spread();
    expect(await copyOf(ana)).toMatchObject({
      ...{ message: 'My own words', link: 'https://www.lines.example/far', domain: 'lines.example', source_version: 2 },
      staff_changed_at: expect.any(Date),
    });
    expect(await copyOf(bea)).toMatchObject({ message: 'Sail far', deleted: true, next_step_at: null });
    expect(await copyOf(cleo)).toMatchObject({ message: 'Sail far', message_edited: false, staff_changed_at: null });
    const done = await fan.lastSpread(id);
    expect(done).toMatchObject({ kept: 1, passed: 0, looked: (done?.made ?? 0) + 1, of_all: done?.looked });
    const restored = await bea.client.post(`/api/scheduled_postings/${(await copyOf(bea)).id}/restore/`, {});
    expect(restored.body).toMatchObject({ message: 'Sail far', deleted: false });
  });

  test('what becomes a reel is taken from who has no PRO, as a downgrade does, and comes back with it', async ({
    fan,
    db,
  }) => {
    const [rich, poor] = [await fan.agent(), await fan.agent({ plan: 'free' })];
    const { id, first } = await fan.campaign([{}]);
    await fan.publish(id);
    await fan.spread();
    await fan.change(first, 'edit', { type: 'reel' });
    await fan.spread();
    const copyOf = async ({ profileId }: { profileId: number }) =>
      (await fan.copies(first)).find(({ profile_id }) => profile_id === profileId);
    expect(await copyOf(rich)).toMatchObject({ type: 'reel', deleted: false });
    const copy = await copyOf(poor);
    expect(copy).toMatchObject({ type: 'reel', deleted: true, withdrawn_at: null, next_step_at: null });
    const restore = () => poor.client.post(`/api/scheduled_postings/${copy?.id}/restore/`, {});
    expect((await restore()).status).not.toBe(200);
    await db.run("UPDATE users SET plan = 'pro' WHERE id = $1", [poor.userId]);
    expect((await restore()).body).toMatchObject({ deleted: false });
  });

  test('the name of a link follows its preview', async ({ fan, spread, db }) => {
    const { ana, first, id, copyOf } = spread;
    await db.run(
      "INSERT INTO campaign_ogs (campaign_id, idx, url, title) VALUES ($1, 0, 'https://l.example/', 'Old')",
      [id],
    );
    await fan.change(first, 'edit', { type: 'link', link: 'https://l.example/', og_index: 0 });
    await fan.spread();
    expect(await copyOf(ana)).toMatchObject({ link_title: 'Old' });
    const path = `/api/campaigns/${id}/ogs/0/`;
    expect((await fan.staff.client.patch(path, { title: 'New' })).status).toBe(200);
    await fan.spread();
    expect(await copyOf(ana)).toMatchObject({ link_title: 'New', message: 'Sail {{agent.first_name}}' });
    expect(await db.row('SELECT version FROM postings WHERE id = $1', [first])).toEqual({ version: 3 });
  });

  test('files are replaced where they differ', async ({ fan, spread, db }) => {
    const { ana, first, copyOf } = spread;
    const media = await db.row<{ id: number }>(
      `INSERT INTO media (profile_id, kind, mime, key, thumbnail_key, bytes, sha256, width, height)
       VALUES ($1, 'image', 'image/jpeg', $2, $2, 1, $2, 640, 480) RETURNING id`,
      [ana.profileId, `k${ana.profileId}`],
    );
    await db.run('INSERT INTO posting_media (posting_id, position, media_id, alt_text) VALUES ($1, 0, $2, $3)', [
      first,
      media?.id,
      'A fjord',
    ]);
    await fan.change(first, 'edit', { type: 'image' });
    await fan.spread();
    const copy = await copyOf(ana);
    expect(copy).toMatchObject({ type: 'image', has_custom_image: true });
    const files = await db.rows(
      'SELECT position, media_id, kind, alt_text FROM post_media WHERE scheduled_posting_id = $1',
      [copy.id],
    );
    expect(files).toEqual([{ position: 0, media_id: media?.id, kind: 'image', alt_text: 'A fjord' }]);
  });

  test('a new time moves what its agent has not touched, into the slots of that day', async ({ fan, spread, db }) => {
    const { ana, bea, cleo, first, copyOf } = spread;
    await ana.client.patch(`/api/scheduled_postings/${(await copyOf(ana)).id}/`, { message: 'Mine' });
    const own = fan.at(6 * DAY).toISOString();
    await bea.client.patch(`/api/scheduled_postings/${(await copyOf(bea)).id}/`, { fire_at: own });
    const before = await copyOf(ana);
    const target = fan.at(9 * DAY);
    expect(await effectOf(db, first, 'reschedule')).toMatchObject({ kept: 2 });
    await fan.change(first, 'reschedule', { fire_at: target });
    await fan.spread();
    expect((await copyOf(ana)).fire_at).toEqual(before.fire_at);
    expect((await copyOf(bea)).fire_at.toISOString()).toBe(own);
    const moved = await copyOf(cleo);
    const day = (time: Date) => time.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
    expect(day(moved.fire_at)).toBe(day(target));
    expect(moved.next_step_at).toEqual(moved.fire_at);
    expect(moved.late_after.getTime() - moved.fire_at.getTime()).toBe(120 * 60_000);
  });

  test('a deletion takes the copies out of every list for good, and can be taken back before it begins', async ({
    fan,
    spread,
  }) => {
    const { ana, first, copyOf } = spread;
    await fan.change(first, 'delete');
    await fan.change(first, 'undo');
    await fan.spread();
    expect(await copyOf(ana)).toMatchObject({ deleted: false, withdrawn_at: null });
    await fan.change(first, 'delete');
    await fan.spread();
    const copy = await copyOf(ana);
    expect(copy).toMatchObject({ deleted: true, withdrawn_at: expect.any(Date), next_step_at: null });
    const list = await ana.client.get(`/api/scheduled_postings/?pgid=${copy.pgid}&deleted=true`);
    expect(list.body).toMatchObject({ count: 0 });
    expect((await ana.client.post(`/api/scheduled_postings/${copy.id}/restore/`, {})).status).not.toBe(200);
    await expect(fan.change(first, 'undo')).rejects.toThrow();
  });

  test('a deletion is not begun before its ten seconds by who takes up what a dead process left', async ({
    fan,
    spread,
    db,
  }) => {
    await fan.change(spread.first, 'delete');
    const [open] = await fan.open();
    const waits = () =>
      db.row<{ waits: boolean }>(
        `SELECT run_at > now() + interval '5 seconds' AS waits FROM graphile_worker._private_jobs WHERE key = $1`,
        [`campaigns-spread-${open?.id}`],
      );
    expect(await waits()).toEqual({ waits: true });
    const { catchUp } = await import('../fan-out/join-campaigns.ts');
    await catchUp(fan.waypost, 0);
    expect(await waits()).toEqual({ waits: true });
    await db.run(`UPDATE postings SET followed_from = now() - interval '1 second' WHERE id = $1`, [spread.first]);
    await catchUp(fan.waypost, 0);
    expect(await waits()).toEqual({ waits: false });
  });

  test('what a worker has just begun to take away cannot be taken back, and nobody waits to hear so', async ({
    fan,
    spread,
    db,
  }) => {
    await fan.change(spread.first, 'delete');
    const [open] = await fan.open();
    await db.transaction(async (tx) => {
      await tx.run('SELECT FROM campaign_spreads WHERE id = $1 FOR NO KEY UPDATE', [open?.id]);
      await expect(fan.change(spread.first, 'undo')).rejects.toMatchObject({
        text: { key: 'campaigns.errors.undoLate' },
      });
    });
  });

  test('who was served while the posting was deleted gets its copy after Undo', async ({ fan, spread }) => {
    const { first, id } = spread;
    await fan.change(first, 'delete');
    const late = await fan.agent();
    const { joinCampaigns } = await import('../fan-out/join-campaigns.ts');
    await joinCampaigns(fan.waypost, late.page.connectionId);
    const mine = async () => (await fan.copies(first)).some(({ profile_id }) => profile_id === late.profileId);
    expect(await mine()).toBe(false);
    await fan.change(first, 'undo');
    await fan.spread();
    await fan.spread();
    expect(await mine()).toBe(true);
    expect((await fan.lastSpread(id))?.done_at).not.toBeNull();
  });

  test('staff and agent in the same second: one text stands whole, the agent’s if it was first', async ({
    fan,
    spread,
  }) => {
    const { ana, first, copyOf } = spread;
    const copy = await copyOf(ana);
    const path = `/api/scheduled_postings/${copy.id}/`;
    const staff = async () => {
      await fan.change(first, 'edit', { message: 'Of staff' });
      await fan.spread();
    };
    const [said] = await Promise.all([ana.client.patch(path, { message: 'Of Ana' }), staff()]);
    expect(said.status).toBe(200);
    expect(await copyOf(ana)).toMatchObject({ message: 'Of Ana', message_edited: true, source_version: 2 });
  });
});
