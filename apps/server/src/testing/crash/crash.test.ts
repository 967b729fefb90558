import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { type PostOptions, type PublishingWorld, publishingWorld } from '../publishing-world.ts';
import { type Hand, handOf, judge, recover } from './proof.ts';
import { dice } from './seeded.ts';
import { LIMITS, raiseVictims, type Victims } from './victims.ts';

/** The long form: `CRASH_KILLS=2000 npx vitest run crash`; a failed run again: `CRASH_SEED=<printed seed>`. */
const KILLS = Number(process.env.CRASH_KILLS ?? 100);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

const KINDS: Readonly<Record<string, PostOptions>> = {
  text: {},
  photo: { images: 1 },
  photos: { images: 3 },
  'photo with comment': { images: 1, firstComment: 'Cabins are going fast.' },
};
/** The second way of releasing differs by its draft alone, which one picture shows. */
const kindsOf = (releaseById: string) =>
  Object.entries(KINDS).filter(([kind]) => releaseById === 'false' || kind === 'photo');
/** Points that every kind must have died at, whatever else there is between them. */
const MUST_DIE_AT = [
  'sql:claim-posts:after',
  'net:stage:before',
  'net:stage:after',
  'sql:publish-gate:before',
  'sql:publish-gate:after',
  'net:release:before',
  'net:release:after',
  'outcome-log:before',
  'outcome-log:after',
  'sql:save-live:before',
  'sql:save-live:after',
];

describe.each([
  ['the documented path', 'false'],
  ['release by id', 'true'],
])('killed on %s', (_name, releaseById) => {
  let app: TestApp;
  let world: PublishingWorld;
  let victims: Victims;
  let hand: Hand;

  beforeAll(async () => {
    app = await createTestApp({ env: { ...LIMITS, FB_RELEASE_BY_ID: releaseById } });
    world = publishingWorld(app);
    victims = raiseVictims(app, { FB_RELEASE_BY_ID: releaseById });
    hand = handOf(app);
  });
  afterAll(async () => {
    await victims.stop();
    await app.close();
  });
  const nextId = async () => {
    const row = await app.waypost.db.row<{ next: number }>(
      'SELECT coalesce(max(id), 0) + 1 AS next FROM scheduled_postings',
    );
    return row?.next ?? 1;
  };
  /** Out of reach of the next victims, whose boundaries must be those of their own post; and back. */
  const shift = (direction: '+' | '-') => {
    const [by, those] = [`${direction} interval '100 years'`, direction === '+' ? '<' : '>'];
    const moved = (column: string) => `${column} = ${column} ${by}`;
    const where = (column: string) => `${column} ${those} clock_timestamp() + interval '50 years'`;
    return app.waypost.db.transaction(async (tx) => {
      await tx.run(
        `UPDATE scheduled_postings SET ${moved('next_step_at')}, lease_until = NULL WHERE ${where('next_step_at')}`,
      );
      await tx.run(
        `UPDATE publish_attempts SET ${moved('commit_started_at')} WHERE outcome IS NULL AND ${where('commit_started_at')}`,
      );
      await tx.run(
        `UPDATE post_comments SET ${moved('next_step_at')}, lease_until = NULL WHERE ${where('next_step_at')}`,
      );
    });
  };

  test.each(kindsOf(releaseById))(
    'at every boundary of a %s post, it ends exactly once on the network',
    async (_kind, options) => {
      const first = await nextId();
      await world.post(await world.page(), options);
      const { lived } = await victims.run({ at: null });
      const died = new Set<string>();
      for (const at of new Set(lived)) {
        await world.post(await world.page(), options);
        const death = await victims.run({ at });
        if (death.point !== null) died.add(death.point);
        await shift('+');
      }
      await shift('-');
      expect(MUST_DIE_AT.filter((point) => !died.has(point))).toEqual([]);
      await recover(world, hand);
      const verdict = await judge(app, world, first);
      expect(verdict.posted).toBeGreaterThan(died.size / 2);
    },
    600_000,
  );

  test(`at ${KILLS / 2} random moments with faults before and after side effects (seed ${SEED})`, async () => {
    const roll = dice(SEED + Number(releaseById === 'true'));
    const pages = await Promise.all(Array.from({ length: 6 }, () => world.page()));
    const since = await world.post(roll.pick(pages));
    for (let kill = 0; kill < KILLS / 2; kill += 1) {
      for (let fresh = roll.below(3); fresh >= 0; fresh -= 1)
        await world.post(roll.pick(pages), roll.pick(Object.values(KINDS)));
      if (roll.below(3) === 0)
        app.sandbox.control.addFault({
          method: 'POST',
          path: roll.pick(['/feed$', '/photos$', '/comments$', '_[0-9]+$']),
          when: roll.pick(['before', 'after'] as const),
          action: roll.pick([
            { kind: 'reset' },
            { kind: 'garbage' },
            { kind: 'status', status: 500 },
            { kind: 'delay', ms: 300 },
          ] as const),
        });
      const at = 1 + roll.below(70);
      await victims.run(roll.below(3) === 0 ? { at, inMs: roll.below(40) } : { at });
      if (roll.below(4) === 0) await hand.forward(1 + roll.below(5));
    }
    app.sandbox.control.clearFaults();
    await recover(world, hand);
    const verdict = await judge(app, world, since);
    expect(verdict.posted + verdict.asked + verdict.ended).toBeGreaterThan(KILLS / 2);
    expect(verdict.posted).toBeGreaterThan(verdict.asked);
  }, 600_000);
});
