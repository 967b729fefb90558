import { TIME_ZONE } from '@waypost/contract/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../app.ts';
import type { TestPage } from '../../page.ts';
import { type PublishingWorld, publishingWorld } from '../../publishing-world.ts';
import { turnTimeBy, turnTimeTo } from '../../turn-time.ts';

const MINUTE = 60_000;
/** How far the clock moves at a time; a post leaves at the first look at or after its time. */
const STEP_MIN = 5;
let app: TestApp;
let world: PublishingWorld;

beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
afterAll(() => app.close());

const turnTo = (instant: string) =>
  turnTimeTo(app.waypost, app.sandbox.url, Temporal.Instant.from(instant).epochMilliseconds - Date.now());
/** `01:45 EST`, as an advisor's clock in Toronto shows it. */
const inToronto = (iso: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    .replace(/\s/g, ' ');

/** In the order in which time passes; the posts are made in another one. */
const CHANGES = [
  {
    name: 'spring',
    from: '2027-03-14T06:30:00Z',
    wanted: ['01:45 EST', '01:59 EST', '03:00 EDT', '03:01 EDT', '03:15 EDT'],
    at: [
      '2027-03-14T06:45:00Z',
      '2027-03-14T06:59:00Z',
      '2027-03-14T07:00:00Z',
      '2027-03-14T07:01:00Z',
      '2027-03-14T07:15:00Z',
    ],
  },
  {
    name: 'autumn',
    from: '2027-11-07T05:15:00Z',
    wanted: ['01:30 EDT', '01:59 EDT', '01:00 EST', '01:30 EST', '02:00 EST'],
    at: [
      '2027-11-07T05:30:00Z',
      '2027-11-07T05:59:00Z',
      '2027-11-07T06:00:00Z',
      '2027-11-07T06:30:00Z',
      '2027-11-07T07:00:00Z',
    ],
  },
];

test.each(
  CHANGES,
)('posts that are due while the clock changes in $name leave once, in order, at their Toronto time', async ({
  from,
  wanted,
  at,
}) => {
  await turnTo(from);
  const pages = new Map<string, TestPage>();
  for (const instant of at.toReversed()) {
    const page = await world.page();
    const inMinutes = (Date.parse(instant) - Date.parse(from) - 1_000) / 60_000;
    await world.post(page, { message: `Due at ${inToronto(instant)}`, inMinutes });
    pages.set(instant, page);
  }
  for (let passed = 0; passed <= 120; passed += STEP_MIN) {
    await world.publish();
    await turnTimeBy(app.waypost, app.sandbox.url, STEP_MIN * MINUTE);
  }
  const out = [...pages].flatMap(([instant, page]) =>
    app.sandbox.control.facebook.wall(page.pageId).map((post) => ({ instant, post })),
  );
  out.sort((a, b) => a.post.created_time.localeCompare(b.post.created_time) || a.instant.localeCompare(b.instant));
  expect(out.map(({ post }) => post.message)).toEqual(wanted.map((time) => `Due at ${time}`));
  for (const { instant, post } of out) {
    const late = Date.parse(post.created_time) - Date.parse(instant);
    expect(late).toBeGreaterThan(-2_000);
    expect(late).toBeLessThan((STEP_MIN + 1) * MINUTE);
  }
}, 60_000);
