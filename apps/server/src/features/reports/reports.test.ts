import { addsUp, type CampaignStats, type campaignLinks, type listRecipients } from '@waypost/contract/reports';
import type { AnswerOf } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { buildAdvisor, insertId } from '../../testing/factories.ts';
import { reportWorld } from '../../testing/mailing/report-world.ts';
import { test as base } from '../../testing/test.ts';

const test = base.extend('reports', ({ app }) => reportWorld(app));

const LINKS = [
  { url: 'https://fjords.example/may', name: 'Fjords in May' },
  { url: 'https://fjords.example/boats', name: 'Boats' },
];

test('What a sending did adds up: who was taken, refused, or left open, and nobody twice', async ({
  reports,
  network,
  onTestFinished,
}) => {
  const { mailing } = reports;
  const emails = ['a@unknown.example', 'b@dropkept.example', ...[1, 2, 3, 4, 5, 6].map((n) => `t${n}@travel.example`)];
  const ana = await reports.sender(await reports.campaign(), emails, LINKS);
  expect((await ana.client.get(`${ana.path}report/`)).body).toMatchObject({
    run: { state: 'freezing' },
    totals: null,
    figures: { num_sent: 0 },
  });
  expect((await ana.client.get(`${ana.path}deliveries/`)).body).toMatchObject({ count: 0, totals: null });
  await mailing.freeze();
  const mailer = await mailing.mailer();
  onTestFinished(() => mailer.stop());
  await mailing.done(ana.run);
  await reports.did(ana.run, 't1@travel.example', 'opened_at = now(), opens = 3, clicked_at = now(), clicks = 2');
  await reports.did(ana.run, 't2@travel.example', 'opened_at = now(), opens = 1');
  await reports.did(ana.run, 't3@travel.example', 'machine_opened_at = now(), machine_clicked_at = now()');
  await reports.did(ana.run, 't4@travel.example', "bounce = 'hard', bounced_at = now(), bounce_note = 'gone'");
  await reports.did(ana.run, 't5@travel.example', 'opened_at = now(), opens = 1, unsubscribed_at = now()');

  const { body } = await ana.client.get(`${ana.path}report/`);
  const totals = { audience: 8, accepted: 6, rejected: 1, suppressed: 0, cancelled: 0, uncertain: 1, waiting: 0 };
  expect(body).toMatchObject({
    subject: 'Winter sun, traveller',
    run: { state: 'done' },
    totals,
    refused: 1,
    tracked: true,
    read_only: false,
    figures: {
      ...{ num_sent: 6, num_open: 3, num_click: 1, num_hard_bounce: 1, num_optout: 1, num_soft_bounce: 0 },
      ...{ machine_open: 1, machine_click: 1, opens: 5, clicks: 2, num_complaint: 0 },
    },
    links: LINKS.map(({ name, url }) => ({ link_name: name, url, click_count: 0, click_percentage: 0 })),
  });
  expect(addsUp(totals)).toBe(true);
  // The sandbox's own account of it.
  const kept = network.mails().flatMap(({ envelope }) => envelope.to);
  expect(emails.filter((email) => kept.includes(email)).sort()).toEqual(emails.slice(1).sort());

  const listed = async (query: string) =>
    (await ana.client.get(`${ana.path}deliveries/?${query}`)).body as AnswerOf<typeof listRecipients>;
  const who = async (query: string) => {
    const { count, results } = await listed(query);
    expect(count).toBe(results.length);
    return results.map(({ email }) => email.split('@')[0]).sort();
  };
  expect(await who('')).toHaveLength(8);
  expect(await who('state=accepted')).toEqual(['t1', 't2', 't3', 't4', 't5', 't6']);
  expect(await who('state=rejected')).toEqual(['a']);
  expect(await who('state=uncertain')).toEqual(['b']);
  expect(await who('state=waiting')).toEqual([]);
  expect(await who('did=opened')).toEqual(['t1', 't2', 't5']);
  expect(await who('did=clicked')).toEqual(['t1']);
  expect(await who('did=machine')).toEqual(['t3']);
  expect(await who('did=hard_bounce')).toEqual(['t4']);
  expect(await who('did=unsubscribed&filter=TRAVEL')).toEqual(['t5']);
  expect(await who('filter=100%25')).toEqual([]);
  expect(await listed('state=rejected')).toMatchObject({
    totals,
    results: [{ state: 'rejected', reason: 'no_mailbox', sent_at: null, opened: false }],
  });
  expect(await listed('did=hard_bounce')).toMatchObject({
    results: [{ state: 'accepted', bounce: 'hard', reply: 'gone' }],
  });
  expect((await ana.client.get(`${ana.path}deliveries/?page=2`)).status).toBe(404);
});

test('Somebody who may look only gets no file and sends nothing again; a stranger finds nothing', async ({
  app,
  reports,
}) => {
  const campaign = await reports.campaign();
  const ana = await reports.sender(campaign, ['t1@travel.example']);
  const staff = await buildAdvisor(app, { isStaff: true });
  const stranger = await buildAdvisor(app);
  expect((await staff.client.get(`${ana.path}report/`)).body).toMatchObject({ read_only: true });
  expect((await staff.client.get(`${ana.path}deliveries/`)).status).toBe(200);
  for (const path of ['report/', 'deliveries/', 'deliveries/file/'])
    expect((await stranger.client.get(ana.path + path)).status).toBe(404);
  expect((await staff.client.get(`${ana.path}deliveries/file/`)).status).toBe(404);
  expect((await staff.client.post(`${ana.path}deliveries/send_again/`, { deliveries: 'uncertain' })).status).toBe(404);
  for (const path of ['stats/', 'links/', 'preview/'])
    expect((await stranger.client.get(`/api/emailcampaigns/${campaign}/${path}`)).status).toBe(404);
});

test('Of whom nobody knows, a person may send again, once the sending goes on', async ({
  reports,
  db,
  network,
  onTestFinished,
}) => {
  const { mailing } = reports;
  const ana = await reports.sender(await reports.campaign(), ['lost@dropped.example', 't2@travel.example']);
  await mailing.freeze();
  const mailer = await mailing.mailer();
  onTestFinished(() => mailer.stop());
  await mailing.done(ana.run);
  await db.run("UPDATE mailing_runs SET state = 'paused' WHERE id = $1", [ana.run]);
  const again = () => ana.client.post(`${ana.path}deliveries/send_again/`, { deliveries: 'uncertain' });
  expect((await again()).status).toBe(409);
  await db.run("UPDATE mailing_runs SET state = 'done' WHERE id = $1", [ana.run]);
  network.mail.behave({ to: 'dropped.example', behaviours: [{ kind: 'accept' }] });
  expect((await again()).body).toEqual({ sent_again: 1 });
  expect((await ana.client.get(`${ana.path}report/`)).body.totals).toMatchObject({
    accepted: 1,
    uncertain: 0,
    waiting: 1,
  });
  await mailing.done(ana.run);
  expect((await again()).body).toEqual({ sent_again: 0 });
  expect((await ana.client.get(`${ana.path}report/`)).body.totals).toMatchObject({ accepted: 2, waiting: 0 });
  expect(
    await db.rows("SELECT data FROM audit_log WHERE action = 'newsletter.sent_again' AND object_id = $1 ORDER BY id", [
      String(ana.newsletter),
    ]),
  ).toEqual([{ data: { count: 1 } }, { data: { count: 0 } }]);
});

test('Nothing is sent again where nothing may go on: held or called off by staff, without the app, from a lost domain', async ({
  reports,
  db,
}) => {
  const campaign = await reports.campaign();
  const ana = await reports.sender(campaign, ['lost@dropped.example']);
  await reports.mailing.freeze();
  await db.run("UPDATE deliveries SET state = 'uncertain' WHERE run_id = $1", [ana.run]);
  await db.run("UPDATE mailing_runs SET state = 'done', uncertain = 1, ended_at = now() WHERE id = $1", [ana.run]);
  const staff = (set: string) => db.run(`UPDATE email_campaigns SET ${set} WHERE id = $1`, [campaign]);
  const refused = async (said: string) =>
    expect(await ana.client.post(`${ana.path}deliveries/send_again/`, { deliveries: 'uncertain' })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining(said) } },
    });
  await staff('paused_at = app_now()');
  await refused('The team has paused');
  await staff("paused_at = NULL, state = 'cancelled'");
  await refused('was cancelled');
  await staff("state = 'published'");
  await db.run('UPDATE newsletter_accounts SET is_enabled = false WHERE id = $1', [ana.account]);
  await refused('switched off');
  await db.run('UPDATE newsletter_accounts SET is_enabled = true WHERE id = $1', [ana.account]);
  await db.run('UPDATE mailing_runs SET content = content || \'{"domain": "lost.example"}\' WHERE id = $1', [ana.run]);
  await refused('domain');
  expect(await db.row('SELECT state, uncertain FROM mailing_runs WHERE id = $1', [ana.run])).toEqual({
    ...{ state: 'done', uncertain: 1 },
  });
  const told = "SELECT id FROM audit_log WHERE action = 'newsletter.sent_again' AND object_id = $1";
  expect(await db.rows(told, [String(ana.newsletter)])).toEqual([]);
});

test('A campaign is the sum of its sendings; a supplier’s clicks count people once; an advisor sees his own alone', async ({
  app,
  reports,
  db,
}) => {
  const campaign = await reports.campaign();
  const [fjord, boat] = [
    await insertId(db, 'suppliers', { supplier_name: `fjord-${campaign}`, supplier_label: 'Fjord Line' }),
    await insertId(db, 'suppliers', { supplier_name: `boat-${campaign}`, supplier_label: 'Boats & Co' }),
  ];
  for (const supplier of [fjord, boat])
    await db.run('INSERT INTO email_campaign_suppliers (campaign_id, supplier_id) VALUES ($1, $2)', [
      campaign,
      supplier,
    ]);
  const links = [
    { url: 'https://fjords.example/may', name: 'Fjords', supplierId: fjord },
    { url: 'https://fjords.example/june', name: 'June', supplierId: fjord },
    { url: 'https://boats.example/', name: 'Boats', supplierId: boat },
  ];
  const ana = await reports.sender(campaign, ['a1@travel.example', 'a2@travel.example', 'a3@travel.example'], links);
  const bea = await reports.sender(campaign, ['b1@travel.example'], links);
  await reports.mailing.freeze();
  const staff = await buildAdvisor(app, { isStaff: true });
  for (const { run } of [ana, bea]) {
    await db.run("UPDATE deliveries SET state = 'accepted', at = now() WHERE run_id = $1", [run]);
    await db.run("UPDATE mailing_runs SET state = 'done', accepted = audience, ended_at = now() WHERE id = $1", [run]);
  }
  await reports.did(ana.run, 'a1@travel.example', 'opened_at = now(), opens = 1, clicked_at = now(), clicks = 3');
  await reports.did(ana.run, 'a2@travel.example', 'opened_at = now(), opens = 1');
  await reports.did(bea.run, 'b1@travel.example', 'opened_at = now(), opens = 1, clicked_at = now(), clicks = 1');
  // One person clicked both links of a supplier and a machine the third; another clicked the boats.
  const click = async (run: number, email: string, ordinal: number, clicks: number, all = clicks) => {
    await db.run(
      `INSERT INTO mailing_clicks (delivery_id, ordinal, run_id, clicks, clicks_all, first_at)
       SELECT id, $3, run_id, $4, $5, now() FROM deliveries WHERE run_id = $1 AND email = $2`,
      [run, email, ordinal, clicks, all],
    );
    await db.run(
      `UPDATE mailing_links SET clicks = clicks + $3, clicks_all = clicks_all + $4, clicked = clicked + $5, clicked_all = clicked_all + 1
       WHERE run_id = $1 AND ordinal = $2`,
      [run, ordinal, clicks, all, clicks > 0 ? 1 : 0],
    );
  };
  await click(ana.run, 'a1@travel.example', 0, 2);
  await click(ana.run, 'a1@travel.example', 1, 1);
  await click(ana.run, 'a2@travel.example', 0, 0, 4);
  await click(bea.run, 'b1@travel.example', 2, 1);

  const path = `/api/emailcampaigns/${campaign}/`;
  const statsOf = async (query = '') => (await staff.client.get(`${path}stats/${query}`)).body as CampaignStats;
  const all = await statsOf();
  expect(all.summary).toMatchObject({
    ...{
      name: 'Fjords',
      subject: 'Fjords in spring',
      country: '',
      country_iso: null,
      num_agent: 2,
      num_sent: 4,
      num_open: 3,
      num_click: 2,
      clicks: 4,
    },
    suppliers: { [fjord]: 'Fjord Line', [boat]: 'Boats & Co' },
    totals: { audience: 4, accepted: 4, waiting: 0 },
  });
  expect(all.top.audience.map(({ value }) => value)).toEqual([3, 1]);
  expect(all.top.clicks).toHaveLength(2);
  const ofFjord = await statsOf(`?supplier=${fjord}`);
  expect(ofFjord.summary).toMatchObject({ num_sent: 4, num_open: 3, num_click: 1, machine_click: 1, clicks: 3 });
  expect(ofFjord.top.clicks).toHaveLength(1);

  const { body: links_ } = await staff.client.get(`${path}links/`);
  expect(links_.results).toMatchObject([
    ...[{ link_name: 'Fjords', supplier_label: 'Fjord Line', click_count: 2, click_percentage: 50, machine_clicks: 4 }],
    ...[{ link_name: 'June', click_count: 1, click_percentage: 25 }],
    ...[{ link_name: 'Boats', click_count: 1, click_percentage: 25, recipients: 1 }],
  ]);
  expect((await staff.client.get(`${path}links/?supplier=${boat}`)).body.results).toMatchObject([
    { link_name: 'Boats', click_percentage: 25 },
  ]);

  const { body: own } = await bea.client.get(`${path}stats/`);
  expect(own).toMatchObject({
    summary: { num_agent: 1, num_sent: 1, num_click: 1 },
    top: { audience: [], opens: [], clicks: [] },
  });
  expect(
    ((await bea.client.get(`${path}links/`)).body as AnswerOf<typeof campaignLinks>).results.map(
      ({ click_count }) => click_count,
    ),
  ).toEqual([1, 0, 0]);
  expect((await bea.client.get(`${path}preview/`)).body.htmlbody).toBe('<p>Hello traveller</p>');
});

test('What was erased with its profile does not keep a campaign from being read, nor do names of earlier versions', async ({
  app,
  reports,
  db,
}) => {
  const campaign = await reports.campaign();
  const links = [{ url: 'https://me.example/', name: 'Ask {{agent.first_name|me}}' }];
  const ana = await reports.sender(campaign, ['e1@travel.example'], links);
  await reports.sender(campaign, ['e2@travel.example'], links);
  await reports.mailing.freeze();
  await db.run("UPDATE mailing_runs SET content = '{}' WHERE id = $1", [ana.run]);
  const staff = await buildAdvisor(app, { isStaff: true });
  const read = async (what: string) => (await staff.client.get(`/api/emailcampaigns/${campaign}/${what}/`)).body;
  expect((await read('preview')).htmlbody).toBe('<p>Hello traveller</p>');
  expect((await read('links')).results).toMatchObject([{ link_name: 'Ask me' }]);
  expect((await ana.client.get(`${ana.path}report/`)).body).toMatchObject({ tracked: false });
  const leaveOut = 'UPDATE newsletters SET run_id = NULL, began_at = NULL, deleted_at = app_now() WHERE id = $1';
  await db.run(leaveOut, [ana.newsletter]);
  expect(await read('stats')).toMatchObject({ summary: { num_agent: 2 } });
});

test('Sums of a period count what went out in it, and subscribers as they are', async ({ app, reports }) => {
  const ana = await reports.sender(await reports.campaign(), ['t1@travel.example', 't2@travel.example']);
  await reports.mailing.freeze();
  const of = async (query: string) =>
    (await ana.client.get(`/api/scheduled_email_campaign/report_summary/?profile=${ana.profileId}${query}`)).body;
  expect(await of('')).toEqual({
    ...{ num_audience: 2, num_campaigns: 1, num_sent: 0, num_open: 0, num_click: 0, num_optout: 0 },
  });
  expect(await of('&until=2020-01-01')).toMatchObject({ num_audience: 2, num_campaigns: 0 });
  expect(await of('&fire_at_from=2020-01-01')).toMatchObject({ num_campaigns: 1 });
  const other = await buildAdvisor(app);
  expect(
    (await other.client.get(`/api/scheduled_email_campaign/report_summary/?profile=${other.profileId}`)).body,
  ).toMatchObject({ num_audience: null, num_campaigns: 0 });
});
