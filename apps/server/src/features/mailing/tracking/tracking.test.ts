import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { test } from '../testing/test.ts';
import { LINKS } from '../testing/tracked-content.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

test('Who opens and clicks is counted as a person, once and as often as it was', async ({ news }) => {
  const { run, mails } = await news.send('reader', 3);
  const [ada, bo] = mails;
  await news.act(ada?.mail ?? '', 'open');
  expect(await news.act(ada?.mail ?? '', 'click', 1)).toBe(`Answered with 302, leads to ${LINKS[1]}.`);
  await news.act(ada?.mail ?? '', 'click', 1);
  await news.act(bo?.mail ?? '', 'open');
  await news.counted(run, 4);
  expect(await news.figuresOf(run)).toMatchObject({
    ...{ opened: 2, opened_all: 2, opens: 2, opens_all: 2, clicked: 1, clicked_all: 1, clicks: 2, clicks_all: 2 },
  });
  expect(await news.deliveryOf(ada?.id ?? 0)).toMatchObject({ opens: 1, clicks: 2, machine_opened_at: null });
  expect(await news.linksOf(run)).toMatchObject([
    { ordinal: 0, clicked: 0 },
    { ordinal: 1, clicked: 1, clicks: 2 },
    { ordinal: 2, clicked_all: 0 },
  ]);
  await news.recount(run);
});

test('Machines are counted apart: a proxy, one that says what it is, one that follows every link', async ({
  news,
  network,
  db,
}) => {
  const { run, mails } = await news.send('watched', 4);
  const [apple, gmail, scanned, robot] = mails;
  const ask = (path: string, userAgent: string) => news.ask(path, { headers: { 'user-agent': userAgent } });
  await ask(`/e/o/${apple?.tokens.open}.gif`, 'Mozilla/5.0');
  await ask(`/e/o/${gmail?.tokens.open}.gif`, 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)');
  await Promise.all(LINKS.map((_, n) => ask(`/e/c/${scanned?.tokens.click}/${n}`, BROWSER.replace('131', '79'))));
  await ask(`/e/c/${robot?.tokens.click}/0`, 'Barracuda Sentinel (EE)');
  await news.counted(run, 6);
  expect(await news.figuresOf(run)).toMatchObject({
    ...{ opened: 1, opened_all: 2, clicked: 0, clicked_all: 2, clicks: 0, clicks_all: 4 },
  });
  expect(await news.linksOf(run)).toMatchObject([
    { clicked: 0, clicked_all: 2 },
    { clicked_all: 1 },
    { clicked_all: 1 },
  ]);
  await news.recount(run);
  // A person who reads it a minute later is a person still.
  await db.run("UPDATE mailing_events SET at = at - interval '1 minute' WHERE run_id = $1", [run]);
  await news.act(scanned?.mail ?? '', 'open');
  await news.act(scanned?.mail ?? '', 'click', 0);
  await news.counted(run, 8);
  expect(await news.figuresOf(run)).toMatchObject({ opened: 2, clicked: 1, clicked_all: 2 });
  await news.recount(run);
  expect(network.mail.visits(scanned?.mail)).toHaveLength(2);
});

test('Only what was asked for counts, and only for who has the token', async ({ news }) => {
  const { run, mails } = await news.send('forged', 2);
  const { tokens } = mails[0] ?? { tokens: { open: '', click: '', view: '', unsubscribe: '' } };
  const headers = { 'user-agent': BROWSER };
  const dot = await news.ask(`/e/o/${tokens.open}.gif`, { method: 'HEAD', headers });
  expect([dot.status, dot.headers.get('content-type'), dot.headers.get('cache-control')]).toEqual([
    200,
    'image/gif',
    'no-store, max-age=0',
  ]);
  await news.ask(`/e/c/${tokens.click}/0`, { method: 'HEAD', headers });
  await news.ask(`/e/c/${tokens.click}/0`, { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } });
  const forged = [
    ...[`/e/c/${tokens.open}/0`, `/e/c/${tokens.click}/9`, `/e/c/${tokens.click}/-1`, `/e/c/${tokens.click}/x`],
    ...[`/e/c/${tokens.click}`, '/e/c//', '/e/', '/e/x', `/e/v/${tokens.unsubscribe}/`, `/e/u/${tokens.view}/`],
    ...[`/e/c/1.1.${'A'.repeat(22)}/0`, '/e/c/%00/0'],
  ];
  for (const path of forged) {
    const answer = await news.ask(path, { headers });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
  }
  expect((await news.ask('/e/o/nonsense.gif')).status).toBe(200);
  const go = await news.ask(`/e/c/${tokens.click}/0`, { headers });
  expect([go.status, go.headers.get('location'), go.headers.get('referrer-policy')]).toEqual([
    302,
    LINKS[0],
    'no-referrer',
  ]);
  expect(go.headers.get('set-cookie')).toBeNull();
  await news.counted(run, 1);
  expect(await news.countEvents(run)).toBe(1);
});

test('Links lead on while the database is away, and what was done meanwhile is counted afterwards', async ({
  news,
  app,
  db,
}) => {
  const { run, mails } = await news.send('away', 1);
  const { tokens } = mails[0] ?? { tokens: { open: '', click: '', unsubscribe: '' } };
  const headers = { 'user-agent': BROWSER };
  await db.run(`ALTER TABLE mailing_visits RENAME TO mailing_visits_away`);
  await db.run(`ALTER TABLE mailing_links RENAME TO mailing_links_away`);
  await db.run(`ALTER TABLE deliveries RENAME TO deliveries_away`);
  try {
    expect((await news.ask(`/e/o/${tokens.open}.gif`, { headers })).status).toBe(200);
    const go = await news.ask(`/e/c/${tokens.click}/2`, { headers });
    expect([go.status, go.headers.get('location')]).toEqual([302, LINKS[2]]);
    const leave = await news.ask(`/e/u/${tokens.unsubscribe}/`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([leave.status, leave.headers.get('retry-after')]).toEqual([503, '60']);
    await expect.poll(() => waiting(app.waypost.config.home), { timeout: 5_000 }).toBeGreaterThan(0);
  } finally {
    await db.run(`ALTER TABLE mailing_visits_away RENAME TO mailing_visits`);
    await db.run(`ALTER TABLE mailing_links_away RENAME TO mailing_links`);
    await db.run(`ALTER TABLE deliveries_away RENAME TO deliveries`);
  }
  await news.counted(run, 2);
  expect(await news.figuresOf(run)).toMatchObject({ opened: 1, clicked: 1 });
  await news.recount(run);
});

function waiting(home: string): Promise<number> {
  return stat(path.join(home, 'visits', 'waiting.log')).then(
    ({ size }) => size,
    () => 0,
  );
}

test('Unsubscribing: looking does nothing, the button does, once, and may be taken back', async ({ news, db }) => {
  const { run, mails } = await news.send('leaver', 1);
  const { tokens, email, id } = mails[0] ?? { tokens: { unsubscribe: '' }, email: '', id: 0 };
  const page = `/e/u/${tokens.unsubscribe}/`;
  const looked = await news.ask(page);
  expect([looked.status, looked.headers.get('content-language')]).toEqual([200, 'fr']);
  expect(looked.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await looked.text()).toContain('Ne plus recevoir les infolettres de Ana Reyes?');
  expect(await (await news.ask(`${page}?lang=es`)).text()).toContain('Cancelar suscripción');
  await news.ask(page, { method: 'HEAD' });
  await news.ask(page, { method: 'OPTIONS' });
  expect(await news.statusOf(email)).toBe('F');
  const post = (body: string) =>
    news.ask(page, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect(await (await post('do=leave')).text()).toContain('Désabonnement confirmé');
  expect([(await post('do=leave')).status, (await post('List-Unsubscribe=One-Click')).status]).toEqual([200, 200]);
  expect(await news.statusOf(email)).toBe('T');
  expect(await news.figuresOf(run)).toMatchObject({ unsubscribed: 1 });
  expect(await (await post('do=again')).text()).toContain('Vous recevrez de nouveau les infolettres de Ana Reyes.');
  expect(await news.statusOf(email)).toBe('F');
  expect(await news.figuresOf(run)).toMatchObject({ unsubscribed: 0 });
  expect(await (await post('do=leave')).text()).toContain('Désabonnement');
  await db.run("UPDATE mailing_events SET at = at - interval '2 hours' WHERE delivery_id = $1", [id]);
  expect(await (await post('do=again')).text()).toContain('écrivez à Ana Reyes');
  expect(await news.statusOf(email)).toBe('T');
  await news.recount(run);
});

test('The mail program’s own button unsubscribes, in either encoding, without a page', async ({ news }) => {
  const { run, mails } = await news.send('oneclick', 2);
  expect(await news.act(mails[0]?.mail ?? '', 'one-click')).toBe('Answered with 200.');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const answer = await news.ask(`/e/u/${mails[1]?.tokens.unsubscribe}/`, { method: 'POST', body: form });
  expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
    200,
    null,
    'Unsubscribed.\n',
  ]);
  expect([await news.statusOf(mails[0]?.email ?? ''), await news.statusOf(mails[1]?.email ?? '')]).toEqual(['T', 'T']);
  expect(await news.figuresOf(run)).toMatchObject({ unsubscribed: 2 });
  expect(await news.act(mails[0]?.mail ?? '', 'page')).toContain('200');
  await news.recount(run);
});

test('Who unsubscribes while a newsletter is being sent does not get it', async ({ news, db, onTestFinished }) => {
  const { mailing } = news;
  const before = await news.send('running', 40);
  const run = await mailing.run(before.list);
  await mailing.freeze();
  const mailer = mailing.mailer({ rate: 10, key: 'slow for who leaves' });
  onTestFinished(() => mailer.stop());
  await mailing.until(run, ({ state }) => state === 'sending');
  const last = before.mails.at(-1);
  expect(await news.act(last?.mail ?? '', 'one-click')).toBe('Answered with 200.');
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 39, suppressed: 1 });
  expect(
    await db.row('SELECT state, reason FROM deliveries WHERE run_id = $1 AND email = $2', [run, last?.email ?? '']),
  ).toEqual({ state: 'suppressed', reason: 'suppressed_meanwhile' });
});

test('A mail can be read in a browser, as it was sent, without what acts in its reader’s name', async ({
  news,
  db,
}) => {
  const { run, mails } = await news.send('viewer', 1);
  const { tokens } = mails[0] ?? { tokens: { view: '', click: '', open: '', unsubscribe: '' } };
  const answer = await news.ask(`/e/v/${tokens.view}/`, { headers: { 'user-agent': BROWSER } });
  const html = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/);
  expect(html).toContain('<p>Hello T0</p>');
  expect(html).toContain('https://cruises.example/fjords?a=1&amp;b=2');
  for (const token of Object.values(tokens)) expect(html).not.toContain(token);
  await news.counted(run, 1);
  expect(await news.figuresOf(run)).toMatchObject({ opened: 0, opened_all: 1 });
  await db.run("UPDATE mailing_runs SET content = '{}' WHERE id = $1", [run]);
  expect((await news.ask(`/e/v/${tokens.view}/`)).status).toBe(410);
});

test('A link table that is lost is read from the database', async ({ news, app }) => {
  const { run, mails } = await news.send('tables', 1);
  const file = path.join(app.waypost.config.home, 'media', 'private', 'newsletters', String(run), 'links.json');
  await rm(file);
  const go = await news.ask(`/e/c/${mails[0]?.tokens.click}/1`);
  expect([go.status, go.headers.get('location')]).toEqual([302, LINKS[1]]);
});
