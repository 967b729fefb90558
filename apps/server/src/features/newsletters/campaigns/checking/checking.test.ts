import type { CampaignCheck } from '@waypost/contract/newsletters';
import { expect } from 'vitest';
import { runWaitingJobs } from '../../../../testing/outbox.ts';
import { test as base } from '../../../../testing/test.ts';
import { newsletterWorld, VARIANT } from '../../testing/newsletter-world.ts';

const test = base.extend('room', { scope: 'file' }, ({ app }) => newsletterWorld(app));

test('Checks name what keeps a newsletter back, and publishing refuses it', async ({ room, app }) => {
  const bad = {
    ...{ subject: '', preheader: '', intro_html: '' },
    blocks: [
      { id: 'i', type: 'image', image: null, alt: '', decorative: false, url: 'nowhere', width: 100, supplier: null },
      {
        id: 't',
        type: 'text',
        html: '<p>{{agent.shoe}} <a href="https://x.example/{{contact.email}}">x</a></p>',
        align: 'left',
      },
      { id: 'b', type: 'button', label: '', url: '', align: 'left', colour: null, supplier: null },
    ],
  };
  const draft = await room.draft(bad);
  const checks = async () => (await room.staff.client.get(`/api/emailcampaigns/${draft.id}/checks/`)).body;
  const first = await checks();
  const codes = (first.results as { code: string; block: string | null }[]).map(
    ({ code, block }) => `${code} ${block}`,
  );
  expect(codes).toEqual(
    expect.arrayContaining([
      ...['subject_missing null', 'picture_missing i', 'url_invalid i', 'placeholder_unknown t'],
      ...['placeholder_in_link t', 'label_missing b', 'url_missing b', 'footer_missing null', 'links_unchecked null'],
    ]),
  );
  expect(await room.publish(draft, room.at(3))).toMatchObject({
    ...{ status: 409, body: { message: expect.stringMatching(/first: \d+\. The subject is missing\./) } },
  });
  const fine = await room.draft({
    ...VARIANT,
    blocks: ['http://127.0.0.1/', 'https://fjords.example/may', 'https://fjords.example/gone/june'].map((url, at) => ({
      ...{ ...VARIANT.blocks[0], id: `t${at}`, html: `<p><a href="${url}">x</a></p>` },
    })),
  });
  const asked = await room.staff.client.post(`/api/emailcampaigns/${fine.id}/checks/`);
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 202, body: { links: 'checking' } });
  const given = (change: string) =>
    app.waypost.db.run(`UPDATE graphile_worker._private_jobs SET ${change} WHERE key = $1`, [`links-${fine.id}`]);
  await given('attempts = max_attempts');
  const up = await room.staff.client.get(`/api/emailcampaigns/${fine.id}/checks/`);
  expect(up.body, 'given up').toMatchObject({ links: 'unchecked' });
  await given('attempts = 0');
  await runWaitingJobs(app.waypost, 'newsletters-links');
  const checked = (await room.staff.client.get(`/api/emailcampaigns/${fine.id}/checks/`)).body;
  expect(checked).toMatchObject({ links: 'checked', bytes: { en: expect.any(Number), fr: null } });
  const links = async () =>
    ((await room.staff.client.get(`/api/emailcampaigns/${fine.id}/checks/`)).body.results as CampaignCheck[]).flatMap(
      ({ code, block, severity }) => (code.startsWith('url_') ? [`${block} ${code} ${severity}`] : []),
    );
  // The sandbox plays the hosts of nobody; what is nobody's address or says that nothing is there must go.
  expect(await links()).toEqual(['t0 url_dead error', 't2 url_dead error']);
  // Whoever does not answer now may in an hour: that is something to look at.
  await app.waypost.db.run("UPDATE campaign_links SET alive = false, said = 'timeout' WHERE campaign_id = $1", [
    fine.id,
  ]);
  expect(await links()).toEqual(['t0', 't1', 't2'].map((block) => `${block} url_unreachable warning`));
  expect((await room.publish({ ...fine, version: checked.version as number }, room.at(3))).status).toBe(200);
});

test('What would leave a gap in the mail keeps it back', async ({ room }) => {
  const columns = { id: 'c', type: 'columns', columns: [{ blocks: [] }, { blocks: [] }] };
  const offer = { ...VARIANT.blocks[2], id: 'o', title: '', price: '', label: '', url: '', html: '<p> </p>' };
  const blocks = [
    { ...VARIANT.blocks[0], id: 't', html: '<p></p>' },
    columns,
    offer,
    { id: 's', type: 'social', align: 'left', links: [] },
    { ...offer, id: 'p', price: '$999' },
  ];
  const draft = await room.draft({ ...VARIANT, blocks });
  const { results } = (await room.staff.client.get(`/api/emailcampaigns/${draft.id}/checks/`)).body;
  const empty = (results as CampaignCheck[]).flatMap(({ code, block }) => (code === 'block_empty' ? [block] : []));
  expect(empty).toEqual(['t', 'c', 'o', 's']);
  expect((await room.publish(draft, room.at(3))).status).toBe(409);
});

test('A town alone is no postal address, neither before it is published nor when its time has come', async ({
  room,
  db,
}) => {
  const ana = await room.advisor([], '');
  const lives = (address: string) =>
    db.run(
      `INSERT INTO business_details (profile_id, address, city) VALUES ($1, $2, 'Toronto')
       ON CONFLICT (profile_id) DO UPDATE SET address = EXCLUDED.address, city = EXCLUDED.city`,
      [ana.profileId, address],
    );
  const draft = await room.draft();
  const seen = async () => {
    const { results } = (await room.staff.client.get(`/api/emailcampaigns/${draft.id}/audience/`)).body;
    const told = (results as { profile: number; has_address: boolean }[]).find(
      ({ profile }) => profile === ana.profileId,
    );
    const { postal_address_used: used } = (await ana.client.get(`/api/emarketing/${ana.account}/`)).body;
    return [told?.has_address, (used as string[]).length > 0];
  };
  for (const [address, there] of [
    ['', false],
    [' ', false],
    ['12 Harbour St', true],
  ] as const) {
    await lives(address);
    expect(await seen()).toEqual([there, there]);
  }
});

test('Of what is deleted nobody is asked and nothing is sent; of the rest it is written down who asked', async ({
  room,
  db,
}) => {
  const { id } = await room.draft();
  const path = `/api/emailcampaigns/${id}/`;
  const ask = async (what: string) => (await room.staff.client.post(`${path}${what}/`, { locale: 'en' })).status;
  expect([await ask('checks'), await ask('send_test')]).toEqual([202, 204]);
  const asked =
    "SELECT action FROM audit_log WHERE object_type = 'campaign' AND object_id = $1 AND action LIKE '%_links'";
  expect(await db.rows(asked, [String(id)])).toHaveLength(1);
  expect((await room.staff.client.delete(path)).status).toBe(204);
  expect([await ask('checks'), await ask('send_test')]).toEqual([404, 404]);
});
