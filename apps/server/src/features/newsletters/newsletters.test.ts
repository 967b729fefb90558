import { expect } from 'vitest';
import { runWaitingJobs, sendWaitingMails } from '../../testing/outbox.ts';
import { test as base } from '../../testing/test.ts';
import { mailingWorld } from '../mailing/testing/mailing-world.ts';
import { contentOfCampaign } from './campaigns/content-of-campaign.ts';
import { newsletterWorld, VARIANT } from './testing/newsletter-world.ts';

const test = base
  .extend('room', { scope: 'file' }, ({ app }) => newsletterWorld(app))
  .extend('mailing', ({ app }) => mailingWorld(app));

test('What staff publish reaches the clients of an advisor in her words, with links, address and a way out', async ({
  app,
  room,
  mailing,
  network,
  db,
  onTestFinished,
}) => {
  const ana = await room.advisor([{ email: 'zoe@whole.example', first: '<b>Zoé</b>' }]);
  const campaign = await room.published(3);
  const { id } = await room.copyOf(campaign, ana.account);
  await sendWaitingMails(app.waypost);
  expect(network.mails(ana.email).filter(({ subject }) => subject.includes('ready for your edits'))).toHaveLength(1);
  const detail = await ana.client.get(`/api/scheduled_email_campaign/${id}/`);
  expect(detail, JSON.stringify(detail.body)).toMatchObject({
    status: 200,
    body: { status: 'pending', editable: true, num_agent: expect.any(Number), stats: null, subject: VARIANT.subject },
  });
  expect(detail.body).toMatchObject({ shown: { subject: expect.stringMatching(/^Fjords for you by [^{}]+$/) } });
  expect(detail.body.htmlbody).toContain('7 nights &amp; &lt;more&gt;');
  const patched = await ana.client.patch(`/api/scheduled_email_campaign/${id}/`, {
    ...{ version: detail.body.version, intro_html: '<p>Dear {{contact.first_name|you}}<script>x</script></p>' },
  });
  expect(patched, JSON.stringify(patched.body)).toMatchObject({
    ...{ status: 200, body: { intro_edited: true, subject_edited: false, applied_count: 1, skipped: [] } },
  });
  await room.due(campaign);
  await room.fire();
  const { run_id } = await room.copyOf(campaign, ana.account);
  const run = Number(run_id);
  await mailing.freeze();
  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  await mailing.until(run, ({ state }) => state === 'done');
  const [mail] = network.mails('zoe@whole.example');
  const html = String(mail?.html);
  expect(mail?.subject).toContain('Fjords for <b>Zoé</b> by');
  expect(html).toContain('Dear &lt;b&gt;Zoé&lt;/b&gt;');
  expect(html).not.toMatch(/<script|\{\{|[\ue000\ue001]/);
  expect(html).toMatch(/href="https?:\/\/[^/]+\/e\/u\/[^"]+"/);
  expect(html).toContain('1 Main St<br>Toronto');
  expect(mail?.text).toMatch(/Dear <b>Zoé<\/b>[\s\S]*See it: https?:\/\/[^/]+\/e\/c\/[\s\S]*Unsubscribe: http/);
  const links = await db.rows('SELECT url, name FROM mailing_links WHERE run_id = $1 ORDER BY ordinal', [run]);
  expect(links).toEqual([
    { url: 'https://fjords.example/may', name: 'Read on' },
    { url: 'https://fjords.example/offer', name: 'See it' },
  ]);
  const sent = await ana.client.get(`/api/scheduled_email_campaign/${id}/`);
  expect(sent.body).toMatchObject({ status: 'published', editable: false, num_sent: 1, stats: { state: 'done' } });
  const list = await ana.client.get(`/api/scheduled_email_campaign/?profile=${ana.profileId}&published=true`);
  expect(list.body).toMatchObject({ count: 1, results: [{ id, num_sent: 1 }] });
  const seen = await room.staff.client.get(`/api/emailcampaigns/${campaign}/`);
  expect(seen.body.progress).toMatchObject({ done: 1, audience: 1, accepted: 1, waiting: 0 });
});

test('What an advisor changed survives what staff change afterwards, and the rest follows', async ({ room }) => {
  const [mine, other] = [await room.advisor(), await room.advisor()];
  const campaign = await room.published(5);
  const id = (await room.copyOf(campaign, mine.account)).id;
  const path = `/api/scheduled_email_campaign/${id}/`;
  const own = room.at(6);
  const patch = (body: object) => mine.client.patch(path, body);
  expect((await patch({ subject: 'Mine', fire_at: own })).body).toMatchObject({ fire_at: own, fire_at_edited: true });
  const staffs = await room.staff.client.get(`/api/emailcampaigns/${campaign}/`);
  const moved = room.at(7);
  const changed = await room.staff.client.patch(`/api/emailcampaigns/${campaign}/`, {
    ...{ version: staffs.body.version, fire_at: moved },
    variants: { en: { ...VARIANT, subject: 'Theirs', intro_html: '<p>New</p>' } },
  });
  expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 });
  await room.spread();
  expect((await mine.client.get(path)).body).toMatchObject({
    ...{ subject: 'Mine', fire_at: own, intro_html: '<p>New</p>', campaign_subject: 'Theirs', campaign_fire_at: moved },
  });
  const theirs = await room.copyOf(campaign, other.account);
  const seen = await other.client.get(`/api/scheduled_email_campaign/${theirs.id}/`);
  expect(seen.body).toMatchObject({ subject: 'Theirs', fire_at: moved });
  expect((await patch({ subject: null, fire_at: null })).body).toMatchObject({ subject: 'Theirs', fire_at: moved });
  expect((await patch({ fire_at: room.at(30) })).body).toHaveProperty('fire_at');
  expect((await patch({ subject: 'Hi {{contact.phone}}' })).body).toHaveProperty('subject');
  expect(await patch({ subject: 'x', version: 1 })).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect((await other.client.patch(path, { subject: 'x' })).status).toBe(404);
  expect((await mine.client.get(path)).body).toMatchObject({ editable: true, read_only: false });
  expect((await room.staff.client.get(path)).body).toMatchObject({ editable: true, read_only: true });
  const listed = await room.staff.client.get(`/api/scheduled_email_campaign/?profile=${mine.profileId}`);
  expect(listed.body.results).toMatchObject([{ id, read_only: true }]);
  expect((await room.staff.client.patch(path, { subject: 'x' })).status).toBe(404);

  expect((await mine.client.post(`${path}delete/`, {})).body).toMatchObject({ deleted: true, restorable: true });
  expect((await patch({ subject: 'x' })).status).toBe(409);
  expect((await mine.client.post(`${path}restore/`, {})).body).toMatchObject({ deleted: false });
  expect((await mine.client.post(`${path}cancel/`)).status).toBe(409);
});

test('Without a postal address a copy is held, its advisor told once, and goes out when there is one', async ({
  app,
  room,
  db,
  network,
}) => {
  const bruno = await room.advisor([], '');
  const campaign = await room.published();
  await room.due(campaign);
  await room.fire();
  expect(await room.copyOf(campaign, bruno.account)).toMatchObject({ held: 'no_address', run_id: null });
  const path = `/api/scheduled_email_campaign/${(await room.copyOf(campaign, bruno.account)).id}/`;
  expect((await bruno.client.get(path)).body.held).toMatchObject({ reason: 'no_address', message: expect.any(String) });
  await db.run('UPDATE newsletters SET look_at = NULL WHERE campaign_id = $1', [campaign]);
  await room.fire();
  await sendWaitingMails(app.waypost);
  expect(network.mails(bruno.email).filter(({ subject }) => subject.includes('go out'))).toHaveLength(1);
  await db.run("UPDATE newsletter_accounts SET postal_address = '1 Main St' WHERE id = $1", [bruno.account]);
  expect((await bruno.client.post(`${path}resume/`)).status).toBe(200);
  await room.fire();
  expect(await room.copyOf(campaign, bruno.account)).toMatchObject({ held: null, run_id: expect.any(Number) });
});

test('A campaign that is paused lets nothing out, one that is cancelled never will', async ({ room, db, mailing }) => {
  const ana = await room.advisor([{ email: 'a@paused.example' }]);
  const late = await room.advisor();
  const campaign = await room.published();
  const verb = (name: string) => room.staff.client.post(`/api/emailcampaigns/${campaign}/${name}/`);
  const keep = room.at(4);
  await late.client.patch(`/api/scheduled_email_campaign/${(await room.copyOf(campaign, late.account)).id}/`, {
    fire_at: keep,
  });
  await db.run(
    "UPDATE newsletters SET fire_at = app_now() - interval '1 minute' WHERE campaign_id = $1 AND NOT fire_at_edited",
    [campaign],
  );
  // The campaign's own time counts for whoever has none of his own.
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toBe(null);
  await db.run(
    `WITH c AS (UPDATE email_campaigns SET fire_at = app_now() - interval '1 minute' WHERE id = $1)
     UPDATE newsletters SET fire_at = app_now() - interval '1 minute' WHERE campaign_id = $1 AND NOT fire_at_edited`,
    [campaign],
  );
  expect((await verb('pause')).body).toMatchObject({ paused: true });
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toBe(null);
  await verb('resume');
  await room.fire();
  const run = Number((await room.copyOf(campaign, ana.account)).run_id);
  expect(run).toBeGreaterThan(0);
  await verb('pause');
  await room.steer();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'paused', reason: 'campaign' });
  const path = `/api/scheduled_email_campaign/${(await room.copyOf(campaign, ana.account)).id}/`;
  expect((await ana.client.post(`${path}resume/`)).status).toBe(409);
  await verb('resume');
  await room.steer();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'freezing', reason: null });
  expect((await verb('cancel')).body).toMatchObject({ state: 'cancelled' });
  await room.steer();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'cancelled' });
  const left = `/api/scheduled_email_campaign/${(await room.copyOf(campaign, late.account)).id}/`;
  expect((await late.client.get(left)).body).toMatchObject({ deleted: true, restorable: false });
  expect((await late.client.post(`${left}restore/`, {})).status).toBe(409);
  expect((await verb('resume')).status).toBe(409);
  expect((await room.staff.client.get(`/api/emailcampaigns/${campaign}/`)).body.progress).toMatchObject({
    ...{ pending: 0, sending: 0 },
  });
});

test('An edit that comes while a copy is sent is refused, and what came before goes out whole', async ({
  room,
  app,
}) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  const { id } = await room.copyOf(campaign, ana.account);
  await app.waypost.db.run(
    `WITH c AS (UPDATE email_campaigns SET fire_at = app_now() - interval '1 minute', edit_by = app_now() + interval '1 day' WHERE id = $1)
     UPDATE newsletters SET fire_at = app_now() - interval '1 minute' WHERE id = $2`,
    [campaign, id],
  );
  const [answer] = await Promise.all([
    ana.client.patch(`/api/scheduled_email_campaign/${id}/`, { subject: 'In the last second' }),
    room.fire(),
  ]);
  await room.fire();
  const { run_id } = await room.copyOf(campaign, ana.account);
  const row = await app.waypost.db.row<{ content: { subject: string[] } }>(
    'SELECT content FROM mailing_runs WHERE id = $1',
    [run_id],
  );
  expect([200, 409]).toContain(answer.status);
  expect(row?.content.subject.includes('In the last second')).toBe(answer.status === 200);
});

test('Who connects later gets what can still be changed, once; who was passed over is caught up with', async ({
  app,
  room,
  db,
}) => {
  const campaign = await room.published();
  const { catchUp, runSpread } = await import('./campaigns/publishing/spread-campaign.ts');
  const late = await room.advisor();
  await catchUp(app.waypost);
  await room.spread();
  await runSpread(app.waypost, campaign);
  expect(await room.copyOf(campaign, late.account)).toMatchObject({ version: 1 });
  const told = await db.rows("SELECT id FROM mails WHERE user_id = $1 AND kind = 'newsletter_ready'", [late.userId]);
  expect(told.length).toBeGreaterThan(0);
  const { buildAdvisor } = await import('../../testing/factories.ts');
  const fresh = await buildAdvisor(app);
  const signed = await fresh.client.post('/api/emarketing/signup/', {
    ...{ profile: fresh.profileId, sender_name: 'F', reply_to: 'f@agency.example' },
  });
  expect(signed.status, JSON.stringify(signed.body)).toBe(201);
  expect(await room.copyOf(campaign, Number(signed.body.id))).toMatchObject({ held: null });
});

test('A test goes to oneself alone, is marked, and leads nowhere', async ({ app, room, network }) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  const path = `/api/scheduled_email_campaign/${(await room.copyOf(campaign, ana.account)).id}/`;
  expect((await ana.client.post(`${path}send_test/`, { email: 'other@else.example' })).status).toBe(400);
  expect((await ana.client.post(`${path}send_test/`, {})).status).toBe(204);
  await runWaitingJobs(app.waypost, 'newsletters-test');
  const [mail] = network.mails(ana.email).filter(({ subject }) => subject.startsWith('[TEST]'));
  expect(mail?.html).toContain('https://fjords.example/may');
  expect(mail?.html).not.toContain('/e/');
  const frame = await ana.client.get(`${path}preview.html?v=1&first=Zo%C3%A9&dark=true`);
  expect(frame.status).toBe(200);
  expect(frame.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  const staffs = await room.staff.client.get(`/api/emailcampaigns/${campaign}/preview.html?locale=en&v=1`);
  expect(staffs.status).toBe(200);
  // In a language that nothing is written in, staff see what readers of it get.
  const shown = await contentOfCampaign(app.waypost, campaign, { locale: 'fr', profile: null });
  expect(shown).toMatchObject({ locale: 'en' });
  const audience = await room.staff.client.get(`/api/emailcampaigns/${campaign}/audience/?search=zzz`);
  expect(audience.body).toMatchObject({ count: 0, advisors: expect.any(Number) });
});
