import { expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { writeIcal } from './ical.ts';

const test = base.extend('feed', ({ app, ana }) => {
  const path = `/api/calendar_feed/${ana.profileId}/`;
  const at = (url: string) => fetch(`${app.url}${new URL(url).pathname}`);
  return {
    path,
    make: async () => (await ana.client.post(path)).body.url as string,
    at,
    read: async (url: string) => (await at(url)).text().then((text) => text.replaceAll('\r\n ', '')),
  };
});

const eventOf = (text: string, id: number): string[] =>
  (text.split('BEGIN:VEVENT').find((event) => event.includes(`UID:post-${id}@`)) ?? '').trim().split('\r\n');

test('a calendar program reads what is ahead and what is out, on the clock of Toronto, and finds its entries again', async ({
  ana,
  page,
  feed,
  db,
}) => {
  const ahead = await page.post({ inMinutes: 60, set: { message: 'Fjords; whales, quiet\nbays', version: 3 } });
  const out = await page.post({ inMinutes: -60, set: { status: 10, phase: 'posted' } });
  const others = [
    await page.post({ inMinutes: -5 }),
    await page.post({ inMinutes: 60, set: { deleted: true } }),
    await page.post({ inMinutes: 400 * 24 * 60 }),
    await page.post({ inMinutes: -60, set: { status: 20, phase: 'rejected' } }),
  ];
  const url = await feed.make();
  const answer = await feed.at(url);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^private/);
  const text = await feed.read(url);
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Toronto');
  expect(eventOf(text, ahead)).toContain('SUMMARY:Facebook · Fjords\\; whales\\, quiet bays');
  expect(eventOf(text, ahead)).toContain('DESCRIPTION:Fjords\\; whales\\, quiet\\nbays');
  expect(eventOf(text, out)[0]).toMatch(/^UID:post-/);
  for (const id of others) expect(text).not.toContain(`UID:post-${id}@`);

  await db.run("UPDATE scheduled_postings SET fire_at = fire_at + interval '2 days', version = 4 WHERE id = $1", [
    ahead,
  ]);
  const again = (known: Response) =>
    fetch(known.url, { headers: { 'if-none-match': known.headers.get('etag') ?? '' } });
  const after = await again(answer);
  expect(after.status).toBe(200);
  expect((await again(after)).status).toBe(304);
  // Its words change with what fills them, and what is over leaves.
  await db.run('UPDATE profiles SET first_name = $2 WHERE id = $1', [ana.profileId, 'Anita']);
  const renamed = await again(after);
  expect(renamed.status).toBe(200);
  await db.run("UPDATE scheduled_postings SET status = 20, phase = 'missed' WHERE id = $1", [ahead]);
  expect((await again(renamed)).status).toBe(200);
  await db.run("UPDATE scheduled_postings SET status = 0, phase = 'due' WHERE id = $1", [ahead]);
  const moved = eventOf(await feed.read(url), ahead);
  expect(moved[0]).toBe(eventOf(text, ahead)[0]);
  expect(moved).toContain('SEQUENCE:4');
  expect(moved.join()).not.toBe(eventOf(text, ahead).join());
  expect((await ana.client.get(feed.path)).body.created).not.toBeNull();

  // Of more than it holds, the oldest are left out.
  await db.run(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       fire_at, created_at, late_after, status, phase, remote_id, posted_at)
     SELECT profile_id, connection_id, app, provider, pgid, type, source, gen_random_uuid(), 'Early',
       fire_at - n * interval '1 minute', created_at, late_after, status, phase, remote_id || '-' || n, posted_at
     FROM scheduled_postings, generate_series(1, 5000) AS n WHERE id = $1`,
    [out],
  );
  const full = await feed.read(url);
  for (const id of [ahead, out]) expect(eventOf(full, id)[0]).toMatch(/^UID:post-/);
  expect(full.match(/SUMMARY:Facebook · Early/g)).toHaveLength(4_998);
});

test('an address that was guessed, ended or replaced, or whose profile is gone, answers 404', async ({
  app,
  ana,
  feed,
  db,
}) => {
  const first = await feed.make();
  const second = await feed.make();
  const kept = await db.rows<{ token_hash: Buffer }>('SELECT token_hash FROM calendar_feeds WHERE profile_id = $1', [
    ana.profileId,
  ]);
  expect(kept.map(({ token_hash }) => token_hash.includes(second.slice(-47, -4)))).toEqual([false]);
  const status = async (url: string) => (await feed.at(url)).status;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await (await buildAdvisor(app)).client.delete(feed.path)).status).toBe(404);
  for (const guess of ['x', `${'A'.repeat(43)}.ics`, '..%2f.ics', `${'é'.repeat(43)}.ics`])
    expect(await status(`http://x/ical/${guess}`)).toBe(404);
  // Who acts in her name gets no lasting address and ends none: hers goes on.
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  const borrowed = await signedIn(app, ana.userId, staff.userId);
  const tried = [await borrowed.post(feed.path), await borrowed.delete(feed.path)];
  expect([...tried.map((answer) => answer.status), await status(second)]).toEqual([403, 403, 200]);
  await db.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [ana.profileId]);
  expect(await status(second)).toBe(404);
  await db.run('UPDATE profiles SET deleted_at = NULL WHERE id = $1', [ana.profileId]);
  const end = async () => (await ana.client.delete(feed.path)).status;
  expect([await end(), await end()]).toEqual([204, 204]);
  const ended = "SELECT count(*) AS n FROM audit_log WHERE action = 'calendar.feed_ended' AND actor_id = $1";
  expect(await db.row(ended, [ana.userId])).toEqual({ n: 1 });
  expect([await status(second), (await ana.client.get(feed.path)).body.created]).toEqual([404, null]);
});

test('lines are short and letters whole; both nights of the year are right', () => {
  const item = {
    uid: 'post-1@x',
    sequence: 1,
    stamp: new Date(0),
    summary: 'é'.repeat(100),
    description: '',
    url: 'x',
  };
  const at = (...times: string[]) =>
    writeIcal(
      'Ana',
      times.map((time) => ({ ...item, at: new Date(time) })),
    );
  const text = at('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-03-08T07:30:00Z');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(100)}\r\n`);
  expect([...text.matchAll(/DTSTART(.*)\r/g)].slice(2).map(([, start]) => start)).toEqual([
    ';TZID=America/Toronto:20261101T013000',
    ':20261101T063000Z',
    ';TZID=America/Toronto:20260308T033000',
  ]);
});
