import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { parcelOf } from '../../testing/parcel-of.ts';
import { test } from '../../testing/test.ts';
import type { Noticed } from '../visit.ts';
import { bringParcel } from './bring-parcel.ts';
import { openParcels } from './open-parcels.ts';

const visit = (delivery: number, run: number, more: Partial<Noticed> = {}): Noticed => ({
  ...{ kind: 'open', delivery, run, ordinal: null, at: Date.now(), network: null },
  userAgent: 'Mozilla/5.0 {a,"b"} \\ NULL',
  ...more,
});

test('A parcel that is brought twice is one, before it is opened and afterwards', async ({ news, db }) => {
  const { run, mails } = await news.send('twice', 2);
  const [one = 0, other = 0] = mails.map(({ id }) => id);
  // Later than the scanners that click as soon as it comes.
  const at = Date.now() + 60_000;
  const clicks = { kind: 'click', ordinal: 2, network: '198.51.100.0/24', at } as const;
  const parcel = parcelOf([...Array.from({ length: 10 }, () => visit(one, run)), visit(other, run, clicks)]);
  await bringParcel(db, parcel);
  await bringParcel(db, parcel);
  await Promise.all([openParcels(news.mailing.deps), openParcels(news.mailing.deps)]);
  expect(await news.countEvents(run)).toBe(11);
  await bringParcel(db, parcel);
  await openParcels(news.mailing.deps);
  expect(await news.countEvents(run)).toBe(11);
  expect(await db.rows('SELECT id FROM mailing_visits')).toEqual([]);
  expect([await news.deliveryOf(one), await news.deliveryOf(other)]).toMatchObject([{ opens: 10 }, { clicks: 1 }]);
  expect(
    await db.rows(
      'SELECT DISTINCT kind, ordinal, user_agent, ip_prefix FROM mailing_events WHERE run_id = $1 ORDER BY 1',
      [run],
    ),
  ).toEqual([
    { kind: 'click', ordinal: 2, user_agent: 'Mozilla/5.0 {a,"b"} \\ NULL', ip_prefix: '198.51.100.0/24' },
    { kind: 'open', ordinal: null, user_agent: 'Mozilla/5.0 {a,"b"} \\ NULL', ip_prefix: null },
  ]);
  await news.recount(run);
});

test('A parcel whose opening is cut off waits whole, and one that cannot be read keeps nobody up', async ({
  news,
  db,
}) => {
  const { run, mails } = await news.send('cutoff', 1);
  const [one = 0] = mails.map(({ id }) => id);
  const parcel = parcelOf([visit(one, run), visit(one, run)]);
  await bringParcel(db, parcel);
  await db.run('ALTER TABLE mailing_recounts RENAME TO mailing_recounts_away');
  await expect(openParcels(news.mailing.deps)).rejects.toThrow();
  await db.run('ALTER TABLE mailing_recounts_away RENAME TO mailing_recounts');
  expect([await news.countEvents(run), await db.rows('SELECT visits FROM mailing_visits')]).toEqual([
    0,
    [{ visits: 2 }],
  ]);
  const broken = ['{', '{}', '{"from":1,"agents":["\\u0000"],"networks":[null],"visits":[0,1,1,-1,0,0,0]}'];
  for (const packed of broken) await bringParcel(db, { id: randomUUID(), visits: 1, packed });
  await openParcels(news.mailing.deps);
  expect([await news.countEvents(run), await db.rows('SELECT id FROM mailing_visits')]).toEqual([2, []]);
  await news.recount(run);
});

test('Nobody is written down without end', async ({ news, db }) => {
  const { run, mails } = await news.send('endless', 1);
  const [one = 0] = mails.map(({ id }) => id);
  await bringParcel(db, parcelOf(Array.from({ length: 5_000 }, () => visit(one, run))));
  await openParcels(news.mailing.deps);
  await bringParcel(db, parcelOf([visit(one, run, { often: true })]));
  await openParcels(news.mailing.deps);
  expect(await news.countEvents(run)).toBe(5_000);
  await news.recount(run);
});
