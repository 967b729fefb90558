import { expect } from 'vitest';
import { sendingWorld } from '../../../testing/mailing/sending-world.ts';
import { test as base } from '../../../testing/test.ts';
import { newsletterWorld, VARIANT } from '../testing/newsletter-world.ts';
import { eraseCopies } from './erase-copies.ts';
import { fireCopy } from './fire-copy.ts';

const test = base
  .extend('room', { scope: 'file' }, ({ app }) => newsletterWorld(app))
  .extend('sending', ({ app }) => sendingWorld(app));

const pathOf = (id: number) => `/api/scheduled_email_campaign/${id}/`;

test('An edit that is stored while its sending is being built goes out; one that comes after it began is refused', async ({
  app,
  room,
  db,
}) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  const { id } = await room.copyOf(campaign, ana.account);
  await room.due(campaign);
  let firing: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // The second of the freeze: the edit holds the copy and has not committed, firing has read what stood before.
    await tx.run('SELECT FROM email_campaigns WHERE id = $1 FOR SHARE', [campaign]);
    await tx.run("UPDATE newsletters SET subject = 'In time', version = version + 1 WHERE id = $1", [id]);
    firing = fireCopy(app.waypost, { id, campaign_id: campaign });
    await room.waits();
  });
  expect(await firing).toBe(false);
  expect((await room.copyOf(campaign, ana.account)).run_id).toBe(null);
  await room.fire();
  const { run_id } = await room.copyOf(campaign, ana.account);
  const [run] = await db.rows<{ content: { subject: string[] } }>('SELECT content FROM mailing_runs WHERE id = $1', [
    run_id,
  ]);
  expect(run?.content.subject).toEqual(['In time']);
  expect(await ana.client.patch(pathOf(id), { subject: 'Too late' })).toMatchObject({ status: 409 });
  expect((await ana.client.get(pathOf(id))).body).toMatchObject({ subject: 'In time', status: 'published' });
});

test('Staff’s last correction is in what goes out too, and two workers begin one sending', async ({ room, db }) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  await room.due(campaign);
  let firing: Promise<unknown> = Promise.resolve();
  const words = JSON.stringify({ en: { ...VARIANT, subject: 'Corrected' }, es: null, fr: null });
  await db.transaction(async (tx) => {
    await tx.run('UPDATE email_campaigns SET variants = $2, version = version + 1 WHERE id = $1', [campaign, words]);
    firing = room.fire();
    await room.waits();
  });
  // It is built anew at once.
  await Promise.all([firing, room.fire(), room.fire()]);
  const runs = await db.rows<{ content: { subject: string[] } }>(
    'SELECT content FROM mailing_runs WHERE profile_id = $1',
    [ana.profileId],
  );
  expect(runs.map(({ content }) => content.subject)).toEqual([['Corrected']]);
});

test('A list without anybody is sent to nobody, and says so', async ({ room, sending }) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  await room.due(campaign);
  await room.fire();
  const copy = await room.copyOf(campaign, ana.account);
  await sending.freeze();
  await sending.done(Number(copy.run_id));
  expect((await ana.client.get(pathOf(copy.id))).body).toMatchObject({
    ...{ status: 'published', num_sent: 0, stats: { state: 'done', audience: 0, waiting: 0 } },
  });
});

test('Nothing that an advisor, staff or a contact is called begins a line of the message', async ({
  room,
  db,
  network,
  sending,
  onTestFinished,
}) => {
  const evil = '\r\nBcc: thief@evil.example\r\n\r\n<script>x</script>';
  const ana = await room.advisor([{ email: 'ines@lines.example', first: `Inés${evil}` }]);
  await db.run('UPDATE newsletter_accounts SET sender_name = $2 WHERE id = $1', [ana.account, `Ana${evil}`]);
  await db.run('UPDATE profiles SET first_name = $2 WHERE id = $1', [ana.profileId, `Ana${evil}`]);
  const campaign = await room.published();
  const { id } = await room.copyOf(campaign, ana.account);
  const said = await ana.client.patch(pathOf(id), {
    ...{ subject: `Hi {{contact.first_name|you}} from {{agent.first_name}}${evil}\u202e` },
    intro_html: `<p>{{contact.first_name|you}} {{agent.first_name}}</p><p><a href="javascript:x">x</a></p>`,
  });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  expect(said.body.subject).not.toMatch(/[\r\n]/);
  expect((await ana.client.patch(pathOf(id), { subject: '\u0007' })).body).toHaveProperty('subject');
  await room.due(campaign);
  await room.fire();
  await sending.freeze();
  const mailer = await sending.mailer();
  onTestFinished(() => mailer.stop());
  await sending.done(Number((await room.copyOf(campaign, ana.account)).run_id));
  const [mail] = network.mails('ines@lines.example');
  const head = String(network.mail.raw(mail?.id ?? '')).split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^(bcc|<script)/im);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toMatch(/<script|javascript:/i);
  expect(network.mails('thief@evil.example')).toEqual([]);
});

test('What is far too long is refused, and what is too long is told before it is published', async ({ room }) => {
  const draft = await room.draft();
  const path = `/api/emailcampaigns/${draft.id}/`;
  const block = (id: number, html: string) => ({ id: `b${id}`, type: 'text', html, align: 'left' });
  const said = (blocks: object[]) => ({ version: draft.version, variants: { en: { ...VARIANT, blocks } } });
  const text = `<p>${'Fjord and fjell. '.repeat(1_100)}</p>`;
  const long = (count: number) => Array.from({ length: count }, (_, at) => block(at, text));
  const whole = [block(1, `<p>${'x'.repeat(3_000_000)}</p>`)];
  for (const blocks of [whole, long(160)])
    expect(await room.staff.client.patch(path, said(blocks))).toMatchObject({
      ...{ status: 400, body: { message: expect.stringContaining('too large') } },
    });
  const stored = await room.staff.client.patch(path, said(long(50)));
  expect(stored.status).toBe(200);
  const { results, bytes } = (await room.staff.client.get(`${path}checks/`)).body;
  expect(results).toContainEqual(expect.objectContaining({ code: 'too_large', severity: 'error', locale: 'en' }));
  expect((bytes as { en: number }).en).toBeGreaterThan(900_000);
  expect((await room.publish(stored.body as typeof draft, room.at(3))).status).toBe(409);
});

test('What an advisor leaves out stays out, and comes back while its time is ahead', async ({ room, db }) => {
  const ana = await room.advisor();
  const bruno = await room.advisor();
  const campaign = await room.published(3);
  const { id } = await room.copyOf(campaign, ana.account);
  expect((await ana.client.post(`${pathOf(id)}delete/`, {})).body).toMatchObject({ deleted: true, restorable: true });
  // Staff's new time reaches what was left out, and does not bring it back.
  const { version } = await room.campaign(campaign);
  const fire_at = room.at(5);
  await room.staff.client.patch(`/api/emailcampaigns/${campaign}/`, { version, fire_at });
  await room.spread();
  const list = await ana.client.get(
    `/api/scheduled_email_campaign/?emarketing=${ana.account}&query_type=deleted&ordering=fire_at`,
  );
  expect(list.body).toMatchObject({ count: 1, results: [{ id, deleted: true, fire_at }] });
  expect((await bruno.client.post(`${pathOf(id)}restore/`, {})).status).toBe(404);
  await room.due(campaign);
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toBe(null);
  expect((await ana.client.post(`${pathOf(id)}restore/`, {})).status).toBe(409);
  expect((await room.campaign(campaign)).progress).toMatchObject({ deleted: 1 });
  const all = await db.rows<{ action: string }>(
    "SELECT action FROM audit_log WHERE object_type = 'newsletter' AND object_id = $1 ORDER BY id",
    [String(id)],
  );
  expect(all.map(({ action }) => action)).toEqual(['newsletter.delete']);
});

test('Newsletters that are switched off send nothing and tell nobody; switched on again they do', async ({
  room,
  db,
}) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  expect((await ana.client.delete(`/api/emarketing/${ana.account}/`)).status).toBe(204);
  await room.due(campaign);
  await room.fire();
  expect(await room.copyOf(campaign, ana.account)).toMatchObject({ held: 'no_account', run_id: null });
  const told = await db.rows("SELECT FROM mails WHERE user_id = $1 AND kind = 'newsletter_held'", [ana.userId]);
  expect(told).toEqual([]);
  await db.run('UPDATE newsletter_accounts SET is_enabled = true WHERE id = $1', [ana.account]);
  await db.run('UPDATE newsletters SET look_at = NULL WHERE campaign_id = $1', [campaign]);
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toEqual(expect.any(Number));
});

test('In all profiles of a person at once, where it can be; and what she wrote goes with her', async ({ room, db }) => {
  const ana = await room.advisor();
  const second = await room.secondOf(ana);
  const campaign = await room.published();
  const { id } = await room.copyOf(campaign, ana.account);
  const sibling = await room.copyOf(campaign, second.account);
  const answer = await ana.client.patch(pathOf(id), { subject: 'Everywhere', apply_to_all: true });
  expect(answer.body).toMatchObject({ applied_count: 2, skipped: [] });
  expect((await ana.client.post(`${pathOf(sibling.id)}delete/`, {})).status).toBe(200);
  const again = await ana.client.patch(pathOf(id), { subject: 'Once more', apply_to_all: true });
  expect(again.body).toMatchObject({ applied_count: 1, skipped: [{ id: sibling.id, reason: expect.any(String) }] });
  await db.transaction((tx) => eraseCopies(tx, ana.profileId));
  await expect(room.copyOf(campaign, ana.account)).rejects.toThrow('no copy');
  expect((await room.copyOf(campaign, second.account)).id).toBe(sibling.id);
});

test('Who has newsletters switched off, or leaves, while a sending is being built sends nothing', async ({
  app,
  room,
  db,
}) => {
  const [off, gone, moved] = [await room.advisor(), await room.advisor(), await room.advisor()];
  const campaign = await room.published();
  await room.due(campaign);
  const leaves = [
    [off, 'UPDATE newsletter_accounts SET is_enabled = false, version = version + 1 WHERE id = $1', off.account],
    [gone, 'UPDATE profiles SET deleted_at = app_now() WHERE id = $1', gone.profileId],
    [moved, "UPDATE newsletter_accounts SET reply_to = 'new@agency.example' WHERE id = $1", moved.account],
  ] as const;
  for (const [advisor, change, of] of leaves) {
    const { id } = await room.copyOf(campaign, advisor.account);
    let firing: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.run(change, [of]);
      firing = fireCopy(app.waypost, { id, campaign_id: campaign });
      await room.waits();
    });
    expect(await firing).toBe(false);
    expect((await room.copyOf(campaign, advisor.account)).run_id).toBe(null);
  }
  await room.fire();
  expect(await room.copyOf(campaign, off.account)).toMatchObject({ run_id: null, held: 'no_account' });
  expect(await room.copyOf(campaign, gone.account)).toMatchObject({ run_id: null, held: null });
  const { run_id } = await room.copyOf(campaign, moved.account);
  const run = await db.row('SELECT content FROM mailing_runs WHERE id = $1', [run_id]);
  expect(run).toMatchObject({ content: { replyTo: 'new@agency.example' } });
});

test('An address that nobody has confirmed sends nothing until it is', async ({ room, db }) => {
  const ana = await room.advisor();
  const campaign = await room.published();
  await room.due(campaign);
  const confirmed = (at: string | null) =>
    db.run('UPDATE users SET email_verified_at = $2 WHERE id = $1', [ana.userId, at]);
  await confirmed(null);
  await room.fire();
  const { id, held } = await room.copyOf(campaign, ana.account);
  expect(held).toBe('unverified');
  expect((await ana.client.get(pathOf(id))).body.held).toMatchObject({ message: expect.stringContaining('confirmed') });
  await confirmed('2026-11-01T00:00:00Z');
  await ana.client.post(`${pathOf(id)}resume/`);
  await room.fire();
  expect((await room.copyOf(campaign, ana.account)).run_id).toEqual(expect.any(Number));
});

test('Staff’s resume sends nothing for who has switched newsletters off meanwhile, nor does her own', async ({
  room,
  db,
}) => {
  const ana = await room.advisor([{ email: 'x@gone.example' }]);
  const campaign = await room.published();
  await room.due(campaign);
  await room.fire();
  const { id, run_id } = await room.copyOf(campaign, ana.account);
  const verb = (name: string) => room.staff.client.post(`/api/emailcampaigns/${campaign}/${name}/`);
  const run = () => db.row('SELECT state, reason FROM mailing_runs WHERE id = $1', [run_id]);
  await verb('pause');
  await room.steer();
  expect(await run()).toEqual({ state: 'paused', reason: 'campaign' });
  expect((await ana.client.delete(`/api/emarketing/${ana.account}/`)).status).toBe(204);
  await verb('resume');
  await room.steer();
  expect(await run()).toEqual({ state: 'paused', reason: 'account_removed' });
  expect((await ana.client.post(`${pathOf(id)}resume/`)).status).toBe(409);
  await db.run('UPDATE newsletter_accounts SET is_enabled = true WHERE id = $1', [ana.account]);
  // Built to come from a domain that is hers no more.
  const from = (domain: string) =>
    db.row(
      "UPDATE mailing_runs SET content = jsonb_set(content, '{domain}', to_jsonb($2::text)) WHERE id = $1 RETURNING id",
      [run_id, domain],
    );
  const [built] = await db.rows<{ domain: string }>(
    "SELECT content ->> 'domain' AS domain FROM mailing_runs WHERE id = $1",
    [run_id],
  );
  await from('lost.example');
  expect(await ana.client.post(`${pathOf(id)}resume/`)).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('domain') } },
  });
  await from(built?.domain ?? '');
  expect((await ana.client.post(`${pathOf(id)}resume/`)).body).toMatchObject({ stats: { state: 'freezing' } });
});
