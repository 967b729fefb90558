import { describe, expect } from 'vitest';
import { test as base, inDays } from '../testing/campaign-world.ts';
import { ALL, readCampaign } from '../writing/campaign-store.ts';
import { checkCampaign } from './check-campaign.ts';
import { checkLinks } from './check-links.ts';

type Found = { code: string; severity: string; posting: number | null; text: string };
const test = base.extend('checks', ({ staff }) => async (campaign: number) => {
  const { results, links, version } = await staff.get(`/api/campaigns/${campaign}/checks/`);
  const found = results as unknown as Found[];
  return {
    found,
    links,
    version,
    of: (id: number | null) => found.filter(({ posting }) => posting === id).map(({ code }) => code),
  };
});

describe('Before publishing', () => {
  test('what preflight refuses is refused, in the text of the agent for whom it becomes longest', async ({
    staff,
    agent,
    checks,
    db,
  }) => {
    const { id } = await staff.campaign({ countries: ['CA'] });
    const long = await agent('CA', { app: 'instagram' });
    await agent('CA', { app: 'instagram' });
    const abroad = await agent('US', { app: 'instagram' });
    const call = (of: { profileId: number }, name: string) =>
      db.run('INSERT INTO business_details (profile_id, agency_name) VALUES ($1, $2)', [of.profileId, name]);
    await call(long, 'A'.repeat(80));
    await call(abroad, 'B'.repeat(200));
    const posting = (message: string, more = {}) => staff.posting({ campaign: id, app: 'instagram', message, ...more });
    const file = await staff.picture();
    const media = [{ id: file, alt_text: 'Cliffs' }];
    const fits = await posting(`${'x'.repeat(2_110)}{{agency.name}}`, { media, fire_at: inDays(3) });
    const tooLong = await posting(`${'x'.repeat(2_130)}{{agency.name}}`, { media, fire_at: inDays(4) });
    const unknown = await posting('Hello {{agent.shoe_size}}', { fire_at: inDays(5) });
    const { of, found } = await checks(id);
    expect(of(fits.id)).toEqual(['image_too_small']);
    expect(of(tooLong.id)).toEqual(['message_too_long', 'image_too_small']);
    expect(of(unknown.id)).toEqual(expect.arrayContaining(['image_required', 'placeholder_unknown']));
    expect(found.find(({ code }) => code === 'placeholder_unknown')?.text).toContain('{{agent.shoe_size}}');
    expect(of(null)).toEqual([]);
    const refused = await staff.client.post(`/api/campaigns/${id}/publish/`, { version: (await checks(id)).version });
    expect(refused).toMatchObject({ status: 409, body: { user_message: expect.stringContaining('3') } });
  });

  test('times are there, ahead and apart; nobody is left alone unsaid', async ({ staff, agent, checks, db }) => {
    const { id } = await staff.campaign({ countries: ['US', 'CA'] });
    expect((await checks(id)).of(null)).toEqual(['postings_none']);
    await agent('CA');
    await db.run(
      "UPDATE profiles SET country_id = NULL WHERE country_id = (SELECT id FROM countries WHERE iso2 = 'US')",
    );
    const posting = (said: object) => staff.posting({ campaign: id, ...said });
    const first = await posting({ fire_at: inDays(3, '15:00') });
    const near = await posting({ fire_at: inDays(3, '15:29') });
    const apart = await posting({ fire_at: inDays(3, '15:59') });
    const elsewhere = await posting({ fire_at: inDays(3, '15:01'), app: 'linkedin' });
    const untimed = await posting({ fire_at: null });
    const past = await posting({});
    await db.run("UPDATE postings SET fire_at = app_now() - interval '1 hour' WHERE id = $1", [past.id]);
    const { of, found } = await checks(id);
    expect([first, near, apart, elsewhere, untimed, past].map((one) => of(one.id))).toEqual([
      ...[[], ['too_close'], [], [], ['time_missing'], ['time_past']],
    ]);
    expect(of(null)).toEqual(['country_without_agents', 'network_without_agents']);
    expect(found.filter(({ posting: about }) => about === null).map(({ text }) => text)).toEqual([
      'Nobody in this country gets these posts yet: United States.',
      'No advisor in these countries has LinkedIn connected with auto-schedule on.',
    ]);
  });

  test('links are asked, and what is gone keeps it from being published', async ({ app, staff, checks }) => {
    const { id } = await staff.campaign({ type: 'library' });
    const { id: dead } = await staff.posting({
      campaign: id,
      fire_at: null,
      link: 'https://fjords.example/gone/spring',
    });
    expect(await checks(id)).toMatchObject({ links: 'unchecked' });
    const asked = await staff.client.post(`/api/campaigns/${id}/checks/`);
    expect(asked).toMatchObject({ status: 202, body: { links: 'checking' } });
    await checkLinks(app.waypost, id);
    const known = await checks(id);
    expect(known.links).toBe('checked');
    expect(known.of(dead)).toEqual(['link_dead']);
    await staff.client.patch(`/api/postings/${dead}/`, { message: 'Anew' });
    expect(await checks(id)).toMatchObject({ links: 'unchecked' });
  });

  test('an asking of links that was given up can be begun again', async ({ app, db, staff, checks }) => {
    const { id } = await staff.campaign({ type: 'library' });
    await staff.posting({ campaign: id, fire_at: null, link: 'https://fjords.example/spring' });
    const ask = async () => (await staff.client.post(`/api/campaigns/${id}/checks/`)).body.links;
    expect(await ask()).toBe('checking');
    const job = (change: string) =>
      db.run(`UPDATE graphile_worker._private_jobs SET ${change} WHERE key = $1`, [`campaigns-links-${id}`]);
    await job("attempts = max_attempts, locked_at = now(), locked_by = 'a worker'");
    expect((await checks(id)).links, 'its last try').toBe('checking');
    await job('locked_at = NULL, locked_by = NULL');
    expect((await checks(id)).links).toBe('unchecked');
    expect(await ask()).toBe('checking');
    await checkLinks(app.waypost, id);
    expect((await checks(id)).links).toBe('checked');
  });

  test('a library is published when nothing is amiss, once', async ({ staff, checks }) => {
    const { id } = await staff.campaign({ type: 'library' });
    await staff.posting({ campaign: id, fire_at: null });
    const { version, found } = await checks(id);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    const path = `/api/campaigns/${id}/publish/`;
    expect((await staff.client.post(path, { version: 1 })).body).toMatchObject({ code: 'stale_version' });
    expect((await staff.client.post(path, { version })).body).toMatchObject({ published: true, spreads: [] });
    expect((await staff.client.post(path, { version: 3 })).status).toBe(409);
    expect((await staff.client.delete(`/api/campaigns/${id}/`)).status).toBe(409);
    expect(
      await staff.client.patch(`/api/campaigns/${id}/`, { version: 3, type: 'standard', countries: ['CA'] }),
    ).toMatchObject({
      ...{ status: 400, body: { type: [expect.any(String)], countries: [expect.any(String)] } },
    });
    // What is added to a library is there for agents at once.
    await staff.posting({ campaign: id, fire_at: null });
  });

  test('agents are asked about once, however many posts name the same of them', async ({ app, staff, agent }) => {
    const { id } = await staff.campaign({ countries: ['CA'] });
    await agent('CA');
    const readings = async () => {
      const asked: unknown[] = [];
      const rows = (query: never) => {
        asked.push(query);
        return app.waypost.db.rows(query);
      };
      const row = await readCampaign(app.waypost.db, ALL, id);
      await checkCampaign({ db: { ...app.waypost.db, rows } as never }, row, 'en');
      return asked.length;
    };
    await staff.posting({ campaign: id, message: 'Ask {{agent.first_name}}' });
    const one = await readings();
    for (const day of [2, 3, 4])
      await staff.posting({ campaign: id, message: `On ${day}, {{agent.first_name}}`, fire_at: inDays(day) });
    expect(await readings()).toBe(one);
  });

  test('a post is shown as each agent gets it, on any network', async ({ staff, agent, db }) => {
    const { id, campaign } = await staff.posting({
      message: 'Ask {{agent.first_name}}: {{booking_link}} {{shoe.size}}',
    });
    const { profileId } = await agent('CA');
    await db.run("UPDATE profiles SET first_name = 'Éloïse', last_name = 'Tremblay' WHERE id = $1", [profileId]);
    expect(await staff.get(`/api/postings/${id}/preview/?profile=${profileId}`)).toMatchObject({
      ...{ app: 'facebook', profile: profileId, name: 'Éloïse Tremblay', limit: expect.any(Number) },
      ...{ text: 'Ask Éloïse:  {{shoe.size}}', empty: ['booking_link'], unknown: ['shoe.size'], media: [], link: null },
    });
    expect(await staff.get(`/api/postings/${id}/preview/?app=linkedin`)).toMatchObject({
      ...{ app: 'linkedin', profile: null, text: expect.stringContaining('{{agent.first_name}}'), limit: 3_000 },
    });
    expect((await staff.client.get(`/api/postings/${id}/preview/?profile=99999`)).status).toBe(400);
    const agents = await staff.get(`/api/campaigns/${(campaign as { id: number }).id}/agents/?search=eloise`);
    expect(agents).toMatchObject({
      count: 1,
      results: [{ profile: profileId, name: 'Éloïse Tremblay', country: 'CA', apps: ['facebook'] }],
    });
    expect(agents.agents).toBeGreaterThan(0);
  });
});
