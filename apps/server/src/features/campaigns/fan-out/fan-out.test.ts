import { describe, expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../testing/fan-world.ts';
import { catchUp, joinCampaigns } from './join-campaigns.ts';
import { runSpread } from './run-spread.ts';

const test = base.extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app));
const HOUR = 60;
const DAY = 24 * HOUR;

describe('publishing', () => {
  test('gives every agent one copy of each posting, by two workers and from wherever one died', async ({
    app,
    fan,
    db,
  }) => {
    await fan.crowd(130, { apps: ['facebook', 'linkedin'] });
    const { id, postings } = await fan.campaign([{}, { app: 'linkedin' }, { inMinutes: 5 * DAY }]);
    await fan.publish(id);
    const [open] = await db.rows<{ id: number }>('SELECT id FROM campaign_spreads WHERE campaign_id = $1', [id]);
    // One who dies after his first chunk: the transaction that he was in is undone with him.
    await expect(
      db.transaction(async (tx) => {
        await runSpread({ db: { ...app.waypost.db, transaction: (work) => work(tx) } }, open?.id ?? 0);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await fan.copies(postings[0] ?? 0)).toEqual([]);
    await fan.spread();
    for (const posting of postings) {
      const copies = await fan.copies(posting);
      expect(copies).toHaveLength(130);
      expect(new Set(copies.map(({ profile_id }) => profile_id)).size).toBe(130);
      expect(new Set(copies.map(({ origin_id }) => origin_id)).size).toBe(130);
    }
    expect(await fan.lastSpread(id)).toMatchObject({ made: 390, looked: 260, of_all: 260, done_at: expect.any(Date) });
    const [said] = await db.rows<{ data: object }>(
      `SELECT data FROM audit_log WHERE action = 'post_campaign.spread' AND object_id = $1`,
      [String(id)],
    );
    expect(said?.data).toMatchObject({ what: 'publish', made: 390 });
    await runSpread(app.waypost, open?.id ?? 0);
    await catchUp(app.waypost);
    expect((await fan.copies(postings[0] ?? 0)).length).toBe(130);
  });

  test('is done once, by the version that was seen', async ({ fan, db }) => {
    const { id } = await fan.campaign([{}]);
    const tries = await Promise.allSettled([fan.publish(id), fan.publish(id)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(fan.publish(id)).rejects.toThrow();
    expect(await db.rows('SELECT id FROM campaign_spreads WHERE campaign_id = $1', [id])).toHaveLength(1);
  });

  test('without anybody who is eligible it ends at once', async ({ fan }) => {
    const { id, first } = await fan.campaign([{ app: 'instagram' }], ['MX']);
    await fan.publish(id);
    await fan.spread();
    expect(await fan.copies(first)).toEqual([]);
    expect(await fan.lastSpread(id)).toMatchObject({ made: 0, of_all: 0, done_at: expect.any(Date) });
  });

  test('asks for country, a completed profile, the plan, the connection and auto-schedule', async ({ fan, db }) => {
    const free = await fan.agent({ plan: 'free', apps: ['facebook', 'instagram'] });
    const pro = await fan.agent({ plan: 'pro', apps: ['facebook', 'instagram'] });
    const begun = await fan.agent({ completed: false });
    const abroad = await fan.agent({ country: 'MX' });
    const gone = await fan.agent();
    const quiet = await fan.agent();
    const left = await fan.agent();
    await db.run('UPDATE connections SET installed = false WHERE profile_id = $1', [gone.profileId]);
    await db.run('INSERT INTO slot_settings (connection_id, auto_schedule) VALUES ($1, false)', [
      quiet.page.connectionId,
    ]);
    await db.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [left.profileId]);
    const { id, postings } = await fan.campaign([{}, { app: 'instagram', type: 'image' }, { type: 'reel' }]);
    await fan.publish(id);
    await fan.spread();
    const who = await Promise.all(postings.map(async (one) => (await fan.copies(one)).map((copy) => copy.profile_id)));
    const named = [free, pro, begun, abroad, gone, quiet, left].map(({ profileId }) =>
      who.map((profiles) => profiles.includes(profileId)),
    );
    expect(named).toEqual([
      [true, false, false],
      [true, true, true],
      ...Array.from({ length: 5 }, () => [false, false, false]),
    ]);
  });

  test('takes the slots of each connection, beside what stands there, and what its frequency leaves', async ({
    fan,
    db,
  }) => {
    const ana = await fan.agent();
    await db.run(`INSERT INTO slot_settings (connection_id, slots, weekly_frequency) VALUES ($1, $2, 2)`, [
      ana.page.connectionId,
      JSON.stringify([1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ['09:00', '17:00'].map((at) => ({ weekday, at })))),
    ]);
    // Wednesday noon in Toronto, three weeks ahead: all of one week.
    const noon = fan.at(21 * DAY);
    const wednesday = (3 - ((noon.getUTCDay() + 6) % 7) - 1 + 7) % 7;
    noon.setUTCDate(noon.getUTCDate() + wednesday);
    noon.setUTCHours(17, 0, 0, 0);
    const inMinutes = (noon.getTime() - fan.at(0).getTime()) / 60_000;
    const { id, postings } = await fan.campaign([0, 1, 2, 3].map((n) => ({ inMinutes: inMinutes + n })));
    await fan.publish(id);
    await fan.spread();
    const mine = await Promise.all(
      postings.map(async (one) => (await fan.copies(one)).find((copy) => copy.profile_id === ana.profileId)),
    );
    expect(mine.map((copy) => [copy?.status, copy?.deleted])).toEqual([
      [0, false],
      [0, false],
      [45, true],
      [45, true],
    ]);
    const hours = mine
      .slice(0, 2)
      .map((copy) =>
        copy?.fire_at.toLocaleTimeString('en-GB', { timeZone: 'America/Toronto', hour: '2-digit', minute: '2-digit' }),
      );
    expect(hours.toSorted()).toEqual(['09:00', '17:00']);
    expect(mine[2]?.next_step_at).toBeNull();
    // Its agent restores what was too much as long as its time is ahead.
    const restored = await ana.client.post(`/api/scheduled_postings/${mine[2]?.id}/restore/`, {});
    expect(restored.body).toMatchObject({ deleted: false, status: 0 });
  });

  test('of two campaigns into one slot the second one takes another time', async ({ fan, db }) => {
    const ana = await fan.agent();
    await db.run('INSERT INTO slot_settings (connection_id, slots) VALUES ($1, $2)', [
      ana.page.connectionId,
      JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, at: '15:00' }))),
    ]);
    const two = [await fan.campaign([{ inMinutes: 4 * DAY }]), await fan.campaign([{ inMinutes: 4 * DAY }])];
    await Promise.all(two.map(({ id }) => fan.publish(id)));
    await fan.spread();
    const times = await Promise.all(
      two.map(
        async ({ first }) => (await fan.copies(first)).find(({ profile_id }) => profile_id === ana.profileId)?.fire_at,
      ),
    );
    const [a = 0, b = 0] = times.map((time) => time?.getTime());
    expect(Math.abs(a - b)).toBeGreaterThanOrEqual(30 * 60_000);
  });
});

describe('who comes later', () => {
  test('gets what is still to come, once, also when nobody told', async ({ app, fan }) => {
    const { id, postings } = await fan.campaign([{ inMinutes: 2 * DAY }, { inMinutes: 3 * DAY }]);
    await fan.publish(id);
    await fan.spread();
    const late = await fan.agent();
    const mine = async (profile: number) =>
      (await Promise.all(postings.map((one) => fan.copies(one)))).flat().filter((copy) => copy.profile_id === profile)
        .length;
    expect(await mine(late.profileId)).toBe(0);
    await Promise.all([
      joinCampaigns(app.waypost, late.page.connectionId),
      joinCampaigns(app.waypost, late.page.connectionId),
    ]);
    expect(await mine(late.profileId)).toBe(2);
    const quiet = await fan.agent();
    await catchUp(app.waypost);
    expect(await mine(quiet.profileId)).toBe(2);
  });

  test('countries of a published campaign stay; who moves to one gets what is to come, who moves away keeps what he has', async ({
    app,
    fan,
    db,
  }) => {
    const [moves, stays] = [await fan.agent(), await fan.agent({ country: 'MX' })];
    const { id, first } = await fan.campaign([{}], ['CA']);
    await fan.publish(id);
    await fan.spread();
    const refused = await fan.staff.client.patch(`/api/campaigns/${id}/`, {
      ...{ countries: ['CA', 'US'], version: await fan.version(id) },
    });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['countries']]);
    const has = async ({ profileId }: { profileId: number }) =>
      (await fan.copies(first)).filter((copy) => copy.profile_id === profileId && !copy.deleted).length;
    expect([await has(moves), await has(stays)]).toEqual([1, 0]);
    const live = (profile: number, iso: string) =>
      db.run('UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = $2) WHERE id = $1', [
        profile,
        iso,
      ]);
    await live(moves.profileId, 'MX');
    await live(stays.profileId, 'CA');
    await catchUp(app.waypost);
    expect([await has(moves), await has(stays)]).toEqual([1, 1]);
    await fan.change(first, 'edit', { message: 'Said anew' });
    await fan.spread();
    const words = (await fan.copies(first)).filter(({ profile_id }) => profile_id === moves.profileId);
    expect(words.map(({ message }) => message)).toEqual(['Said anew']);
  });

  test('a job that was lost is taken up', async ({ app, fan, db }) => {
    const { id, first } = await fan.campaign([{}]);
    await fan.publish(id);
    await db.run("DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'spread' IS NOT NULL");
    await catchUp(app.waypost);
    const [job] = await db.rows(`SELECT id FROM graphile_worker._private_jobs WHERE key LIKE 'campaigns-spread-%'`);
    expect(job).toBeDefined();
    await fan.spread();
    expect((await fan.copies(first)).length).toBeGreaterThan(0);
  });
});
