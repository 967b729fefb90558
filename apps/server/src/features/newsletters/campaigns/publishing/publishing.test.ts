import { expect } from 'vitest';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { sendWaitingMails } from '../../../../testing/outbox.ts';
import { test as base } from '../../../../testing/test.ts';
import { newsletterWorld, VARIANT } from '../../testing/newsletter-world.ts';
import { catchUp, giveNewsletters, runSpread } from './spread-campaign.ts';

const test = base.extend('room', { scope: 'file' }, ({ app }) => newsletterWorld(app));

/** More accounts than one transaction looks at. */
const MANY = 450;

test('Copies are made once for each account, also by two workers at once and from wherever one died', async ({
  app,
  room,
  db,
  network,
}) => {
  await room.accounts(MANY);
  const draft = await room.draft();
  expect((await room.publish(draft, room.at(4))).body).toMatchObject({ state: 'publishing' });
  // The first worker dies in the middle: what stands is whole chunks.
  await db.run(
    `WITH first AS (SELECT id, profile_id FROM newsletter_accounts ORDER BY id LIMIT 100),
       made AS (INSERT INTO newsletters (campaign_id, account_id, profile_id, fire_at, told_at)
         SELECT c.id, first.id, first.profile_id, c.fire_at, app_now() FROM first, email_campaigns c WHERE c.id = $1 RETURNING account_id)
     UPDATE email_campaigns SET spread_upto = (SELECT max(account_id) FROM made) WHERE id = $1`,
    [draft.id],
  );
  await Promise.all([runSpread(app.waypost, draft.id), runSpread(app.waypost, draft.id)]);
  const seen = await room.campaign(draft.id);
  expect(seen).toMatchObject({ state: 'published', num_agent: MANY, progress: { copies: MANY, pending: MANY } });
  expect(seen.progress?.eligible).toBe(MANY);
  const [told] = await db.rows<{ count: number }>(
    "SELECT count(*)::int AS count FROM mails WHERE kind = 'newsletter_ready'",
  );
  // Of those whom the dead worker had served it was he who told them, in the same transaction.
  expect(told?.count).toBe(MANY - 100);
  await runSpread(app.waypost, draft.id);
  await catchUp(app.waypost);
  expect((await room.campaign(draft.id)).num_agent).toBe(MANY);
  await db.run(
    "DELETE FROM mails WHERE kind <> 'newsletter_ready' OR id > (SELECT min(id) FROM mails WHERE kind = 'newsletter_ready')",
  );
  await sendWaitingMails(app.waypost);
  const [mail] = network.mails().filter(({ subject }) => subject.includes('ready for your edits'));
  expect(mail?.text).toMatch(/\/emarketing\/post\/\d+\//);
});

test('A process that died while it published leaves the rest to a later look', async ({ app, room, db }) => {
  const draft = await room.draft();
  await room.publish(draft, room.at(4));
  await db.run("DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'campaign' = $1", [String(draft.id)]);
  await catchUp(app.waypost);
  await room.spread();
  expect(await room.campaign(draft.id)).toMatchObject({ state: 'published', progress: { pending: MANY } });
});

test('A newsletter of one country goes to its advisors, in the language of each', async ({ room, db, app }) => {
  const [inCanada, inMexico] = [await room.advisor(), await room.advisor()];
  const countryOf = (profile: number, iso: string) =>
    db.run('UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = $2) WHERE id = $1', [profile, iso]);
  await countryOf(inCanada.profileId, 'CA');
  await countryOf(inMexico.profileId, 'MX');
  await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [inCanada.userId]);
  const made = await room.draft();
  const said = await room.staff.client.patch(`/api/emailcampaigns/${made.id}/`, {
    ...{ version: made.version, country_iso: 'CA' },
    variants: { fr: { ...VARIANT, subject: 'Les fjords' }, es: { ...VARIANT, subject: 'Los fiordos' } },
  });
  await room.publish(said.body as typeof made, room.at(4));
  await room.spread();
  expect(await room.campaign(made.id)).toMatchObject({ num_agent: 1, country: 'Canada', locales: ['en', 'es', 'fr'] });
  const { id } = await room.copyOf(made.id, inCanada.account);
  const copy = await inCanada.client.get(`/api/scheduled_email_campaign/${id}/`);
  expect(copy.body).toMatchObject({ locale: 'fr', subject: 'Les fjords', country_iso: 'CA' });
  await expect(room.copyOf(made.id, inMexico.account)).rejects.toThrow('no copy');
  // What she has chosen for her clients counts before the language of her screens.
  await inCanada.client.patch(`/api/emarketing/${inCanada.account}/`, { locale: 'es' });
  const chosen = await inCanada.client.get(`/api/scheduled_email_campaign/${id}/`);
  expect(chosen.body).toMatchObject({ locale: 'es', subject: 'Los fiordos' });
  // Who moves gets what is still open.
  await countryOf(inMexico.profileId, 'CA');
  await catchUp(app.waypost);
  await room.spread();
  expect((await room.copyOf(made.id, inMexico.account)).version).toBe(1);
});

test('Published once, by the version that was checked, and never again as something worse', async ({ room }) => {
  const draft = await room.draft();
  const both = await Promise.all([room.publish(draft, room.at(4)), room.publish(draft, room.at(5))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await room.spread();
  const { version } = await room.campaign(draft.id);
  const path = `/api/emailcampaigns/${draft.id}/`;
  const broken = { en: { ...VARIANT, subject: 'Hi {{agent.shoe}}', blocks: [] } };
  const refused = await room.staff.client.patch(path, { version, variants: broken });
  expect(refused).toMatchObject({ status: 400, body: { variants: [expect.stringContaining('problems')] } });
  expect((await room.staff.client.patch(path, { version, variants: { en: null } })).status).toBe(400);
  expect(await room.campaign(draft.id)).toMatchObject({ version, subject: VARIANT.subject });
  expect((await room.publish({ id: draft.id, version }, room.at(4))).status).toBe(409);
  expect((await room.staff.client.delete(path)).status).toBe(409);
  expect((await room.staff.client.patch(path, { version, country_iso: 'MX' })).body).toHaveProperty('country_iso');
  expect((await room.staff.client.patch(path, { version, fire_at: room.at(-1) })).body).toHaveProperty('fire_at');
});

test.for([
  ['cancelled', "state = 'cancelled'"],
  ['closed to changes', "edit_by = app_now() - interval '1 minute'"],
] as const)('What was %s while an account was opened gives it nothing', async ([, change], { app, room, db }) => {
  const draft = await room.draft();
  await room.publish(draft, room.at(4));
  await room.spread();
  const { profileId } = await buildAdvisor(app);
  const [made] = await db.rows<{ id: number }>(
    `INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to) VALUES ($1, 'F', 'f@agency.example') RETURNING id`,
    [profileId],
  );
  const account = made?.id ?? 0;
  let opened: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // Staff change it; the account is being opened meanwhile, and waits for them.
    await tx.run(`UPDATE email_campaigns SET ${change} WHERE id = $1`, [draft.id]);
    opened = app.waypost.db.transaction((other) => giveNewsletters(other, account));
    await room.waits();
  });
  await opened;
  await expect(room.copyOf(draft.id, account)).rejects.toThrow('no copy');
  await catchUp(app.waypost);
  await room.spread();
  await expect(room.copyOf(draft.id, account)).rejects.toThrow('no copy');
});
