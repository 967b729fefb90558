import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { findDelivery } from '../../find-delivery.ts';
import { subscribeAgain, unsubscribe } from '../../leaving-list.ts';
import { test } from '../../testing/test.ts';
import type { Visit } from '../visit.ts';
import { writeVisits } from '../write-visits.ts';
import { recountTouched } from './recount.ts';

const AGENTS = [
  'Mozilla/5.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'GoogleImageProxy',
];
const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

test('Several processes count the same two runs while people read, leave and come back: every sum is right', async ({
  news,
  db,
}) => {
  const sent = [await news.send('several', 40), await news.send('others', 40)];
  const mails = sent.flatMap(({ run, mails: its }) => its.map((mail) => ({ ...mail, run })));
  const visit = (): Visit => {
    const { id, run } = pick(mails);
    const kind = pick(['open', 'click', 'click', 'view'] as const);
    const [ordinal, at] = [kind === 'click' ? pick([0, 1, 2]) : null, Date.now() + Math.floor(Math.random() * 60_000)];
    return { id: randomUUID(), kind, delivery: id, run, ordinal, at, userAgent: pick(AGENTS), network: '10.0.0.0/24' };
  };
  let over = false;
  const counting = Array.from({ length: 3 }, async () => {
    while (!over) await recountTouched(db);
  });
  const reading = Array.from({ length: 3 }, async () => {
    for (let n = 0; n < 20; n += 1) await writeVisits(db, Array.from({ length: 50 }, visit));
  });
  const leaving = Array.from({ length: 2 }, async () => {
    for (let n = 0; n < 30; n += 1) {
      const found = await findDelivery(db, pick(mails).id);
      if (found === null) throw new Error('no delivery');
      await unsubscribe(db, found, { source: 'one_click' });
      if (n % 3 === 0) await subscribeAgain(db, found, {});
    }
  });
  await Promise.all([...reading, ...leaving]);
  over = true;
  await Promise.all(counting);
  await recountTouched(db);
  expect(await db.rows('SELECT id FROM mailing_recounts')).toEqual([]);
  const visits = await Promise.all(sent.map(({ run }) => news.figuresOf(run)));
  expect(
    visits.reduce((sum, { opens_all, clicks_all }) => sum + Number(opens_all) + Number(clicks_all), 0),
  ).toBeGreaterThan(2_900);
  for (const { run } of sent) await news.recount(run);
});

test('One who counts and is killed in the midst of it has counted nothing, and the next one does', async ({
  news,
  db,
}) => {
  const { run, mails } = await news.send('killed', 5);
  const at = Date.now() + 60_000;
  const of = (delivery: number): Visit => ({
    ...{ id: randomUUID(), kind: 'click', delivery, run, ordinal: 0, at },
    ...{ userAgent: AGENTS[1] ?? '', network: null },
  });
  await writeVisits(
    db,
    mails.map(({ id }) => of(id)),
  );
  await db.run('ALTER TABLE mailing_links ADD CONSTRAINT killed CHECK (clicks = 0) NOT VALID');
  await expect(recountTouched(db)).rejects.toThrow('killed');
  expect(await news.figuresOf(run)).toMatchObject({ clicked: 0 });
  await db.run('ALTER TABLE mailing_links DROP CONSTRAINT killed');
  expect(await recountTouched(db)).toBe(5);
  expect(await news.figuresOf(run)).toMatchObject({ opened: 5, clicked: 5, clicks: 5 });
  await news.recount(run);
});
