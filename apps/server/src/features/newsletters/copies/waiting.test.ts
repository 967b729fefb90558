import type { Newsletter } from '@waypost/contract/newsletters';
import { expect } from 'vitest';
import { sendingWorld } from '../../../testing/mailing/sending-world.ts';
import { test as base } from '../../../testing/test.ts';
import { newsletterWorld } from '../testing/newsletter-world.ts';
import { fireCopy } from './fire-copy.ts';

const test = base
  .extend('room', { scope: 'file' }, ({ app }) => newsletterWorld(app))
  .extend('sending', ({ app }) => sendingWorld(app));

const pathOf = (id: number) => `/api/scheduled_email_campaign/${id}/`;

test('After the last edit it can still be left out, brought back, paused and let go on, until its sending begins', async ({
  room,
  db,
}) => {
  const ana = await room.advisor([{ email: 'x@ahead.example' }]);
  const campaign = await room.published(3);
  const { id } = await room.copyOf(campaign, ana.account);
  const verb = (name: string) => ana.client.post(`${pathOf(id)}${name}/`, {});
  await db.run("UPDATE email_campaigns SET edit_by = app_now() - interval '1 hour' WHERE id = $1", [campaign]);
  expect(await ana.client.patch(pathOf(id), { subject: 'Too late' })).toMatchObject({ status: 409 });
  expect((await verb('delete')).body).toMatchObject({ deleted: true, restorable: true, editable: false });
  expect((await verb('delete')).status).toBe(409);
  expect((await verb('restore')).body).toMatchObject({ deleted: false });
  expect((await verb('pause')).body).toMatchObject({ status: 'pending', held: { reason: 'paused' } });
  expect((await verb('pause')).status).toBe(409);
  await room.due(campaign);
  await room.fire();
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ run_id: null, held: 'paused' });
  expect((await verb('resume')).body).toMatchObject({ held: null });
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toEqual(expect.any(Number));
  // From now on it is stopped instead.
  expect(await verb('delete')).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('begun') } },
  });
  const told = await db.rows("SELECT FROM mails WHERE user_id = $1 AND kind = 'newsletter_held'", [ana.userId]);
  expect(told).toEqual([]);
});

test('What is paused stays so when it is edited, when staff give it another time, and when it is being built', async ({
  app,
  room,
  db,
}) => {
  const ana = await room.advisor();
  const campaign = await room.published(3);
  const { id } = await room.copyOf(campaign, ana.account);
  await ana.client.post(`${pathOf(id)}pause/`, {});
  const edited = await ana.client.patch(pathOf(id), { subject: 'Mine' });
  expect(edited.body).toMatchObject({ subject: 'Mine', held: { reason: 'paused' } });
  const { version } = await room.campaign(campaign);
  await room.staff.client.patch(`/api/emailcampaigns/${campaign}/`, { version, fire_at: room.at(5) });
  await room.spread();
  expect((await room.copyOf(campaign, ana.account)).held).toBe('paused');
  await ana.client.post(`${pathOf(id)}resume/`, {});
  await room.due(campaign);
  let firing: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.run("UPDATE newsletters SET held = 'paused', held_at = app_now(), version = version + 1 WHERE id = $1", [
      id,
    ]);
    firing = fireCopy(app.waypost, { id, campaign_id: campaign });
    await room.waits();
  });
  expect(await firing).toBe(false);
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ run_id: null, held: 'paused' });
});

test('A newsletter that is a day late waits for its advisor, is not looked at again, and goes out on her word', async ({
  room,
  db,
  sending,
}) => {
  const ana = await room.advisor([{ email: 'late@list.example' }], '');
  const campaign = await room.published();
  await room.due(campaign, '3 days');
  await room.fire();
  const { id, held } = await room.copyOf(campaign, ana.account);
  expect(held).toBe('late');
  const told = await db.rows("SELECT FROM mails WHERE user_id = $1 AND kind = 'newsletter_held'", [ana.userId]);
  expect(told).toHaveLength(1);
  await db.run("UPDATE newsletter_accounts SET postal_address = '1 Main St' WHERE id = $1", [ana.account]);
  await room.fire();
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ held: 'late', run_id: null });
  expect((await ana.client.post(`${pathOf(id)}resume/`)).body).toMatchObject({ held: null });
  await room.fire();
  await sending.freeze();
  // It does not ask once more.
  expect((await ana.client.get(pathOf(id))).body).toMatchObject({ held: null, stats: { state: 'sending' } });
});

test('Her word does not make up for what is missing, and she can leave out what is late', async ({ room }) => {
  const [ana, bruno] = [await room.advisor([], ''), await room.advisor()];
  const campaign = await room.published();
  await room.due(campaign, '2 days');
  await room.fire();
  const [hers, his] = [await room.copyOf(campaign, ana.account), await room.copyOf(campaign, bruno.account)];
  await ana.client.post(`${pathOf(hers.id)}resume/`);
  await room.fire();
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ run_id: null, held: 'no_address' });
  expect((await bruno.client.post(`${pathOf(his.id)}delete/`, {})).body).toMatchObject({
    ...{ deleted: true, restorable: false, held: null },
  });
});

test('Staff’s resume takes along what became late while they had it paused, once', async ({ room, sending }) => {
  const [ana, bruno] = [await room.advisor([{ email: 'a@late.example' }]), await room.advisor()];
  const campaign = await room.published();
  const verb = (name: string) => room.staff.client.post(`/api/emailcampaigns/${campaign}/${name}/`);
  // They were late before staff paused it, and one of them had not been asked for yet.
  await room.due(campaign, '30 hours');
  await room.fire();
  expect((await room.copyOf(campaign, bruno.account)).held).toBe('late');
  await verb('pause');
  await room.steer();
  await verb('resume');
  await room.steer();
  await room.fire();
  await sending.freeze();
  for (const advisor of [ana, bruno]) {
    const { id } = await room.copyOf(campaign, advisor.account);
    const seen = await advisor.client.get(pathOf(id));
    expect(seen.body).toMatchObject({ held: null, stats: { state: expect.stringMatching(/sending|done/) } });
  }
});

test('Staff’s resume reaches what fires before its job does', async ({ room, sending }) => {
  const ana = await room.advisor([{ email: 'b@late.example' }]);
  const campaign = await room.published();
  await room.staff.client.post(`/api/emailcampaigns/${campaign}/pause/`);
  await room.due(campaign, '30 hours');
  await room.fire();
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ held: null, run_id: null });
  await room.staff.client.post(`/api/emailcampaigns/${campaign}/resume/`);
  await room.fire();
  await sending.freeze();
  const { id } = await room.copyOf(campaign, ana.account);
  expect((await ana.client.get(pathOf(id))).body).toMatchObject({ stats: { state: 'sending' } });
});

test('What cannot go out is looked at after what has just become due', async ({ room, db }) => {
  const [ana, bruno] = [await room.advisor([], ''), await room.advisor()];
  const campaign = await room.published();
  await room.due(campaign, '5 hours');
  const { id } = await room.copyOf(campaign, bruno.account);
  await db.run("UPDATE newsletters SET fire_at = app_now() + interval '1 hour' WHERE id = $1", [id]);
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).held).toBe('no_address');
  await db.run('UPDATE newsletters SET look_at = NULL, fire_at = least(fire_at, app_now()) WHERE campaign_id = $1', [
    campaign,
  ]);
  const [first] = await room.take(1);
  expect(first?.id).toBe(id);
});

test('Newsletters that are switched off say so before their time comes; what was left out says how it comes back', async ({
  room,
}) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  const { id } = await room.copyOf(campaign, ana.account);
  await ana.client.post(`${pathOf(id)}delete/`, {});
  expect(await ana.client.patch(pathOf(id), { subject: 'x' })).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('Restore') } },
  });
  await ana.client.post(`${pathOf(id)}restore/`, {});
  await ana.client.delete(`/api/emarketing/${ana.account}/`);
  const list = await ana.client.get(`/api/scheduled_email_campaign/?emarketing=${ana.account}&query_type=upcoming`);
  expect(list.body.results).toMatchObject([{ id, held: { reason: 'no_account', message: expect.any(String) } }]);
});

test('Staff’s pause and cancelling stop what is going out at once, not when a job has come to it', async ({
  room,
  sending,
  db,
}) => {
  const ana = await room.advisor([{ email: 'x@atonce.example' }]);
  const campaign = await room.published(3);
  await room.due(campaign);
  await room.fire();
  await sending.freeze();
  const { id, run_id } = await room.copyOf(campaign, ana.account);
  const run = () => db.row('SELECT state, reason FROM mailing_runs WHERE id = $1', [run_id]);
  const staff = (verb: string) => room.staff.client.post(`/api/emailcampaigns/${campaign}/${verb}/`, {});
  expect(await run()).toMatchObject({ state: 'sending' });
  await staff('pause');
  expect(await run()).toEqual({ state: 'paused', reason: 'campaign' });
  expect((await ana.client.get(pathOf(id))).body).toMatchObject({ paused_for_all: true });
  expect((await ana.client.post(`${pathOf(id)}resume/`, {})).status).toBe(409);
  await staff('resume');
  await room.steer();
  expect(await run()).toMatchObject({ state: 'sending', reason: null });
  // It stood still for a night: how fast it goes is reckoned since it goes on.
  await db.run(
    `UPDATE mailing_runs SET audience = 130, accepted = 110, judged_ended = 100, began_at = clock_timestamp() - interval '10 hours',
       resumed_at = clock_timestamp() - interval '2 minutes' WHERE id = $1`,
    [run_id],
  );
  const { stats } = (await ana.client.get(pathOf(id))).body as unknown as Newsletter;
  expect(stats?.rate_per_minute).toBeCloseTo(5, 0);
  expect(Date.parse(stats?.eta ?? '') - Date.now()).toBeLessThan(5 * 60_000);
  await staff('cancel');
  expect(await run()).toEqual({ state: 'paused', reason: 'campaign' });
  await room.steer();
  expect(await run()).toEqual({ state: 'cancelled', reason: 'campaign' });
});
