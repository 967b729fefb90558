import path from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { turnClock } from '../../../apps/server/src/platform/clock/turn-clock.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { embeddedUrl } from '../../../apps/server/src/platform/postgres/embedded.ts';
import { type TextDatabase, textDatabase } from '../../../apps/server/src/testing/database/text-sql.ts';
import { type Advisor, type AdvisorOptions, csrfToken, newAdvisor } from './advisor.ts';
import { type Network, networkAt } from './network.ts';
import { type Installation, startWaypost } from './start-waypost.ts';

export interface World {
  readonly url: string;
  readonly db: TextDatabase;
  readonly network: Network;
  /** Signs a new person in, in this journey's browser. */
  advisor(options?: AdvisorOptions): Promise<Advisor>;
  /** A post made by a machine, for journeys that begin after the composer; without minutes it goes out at once. */
  post(advisor: Advisor, message: string, inMinutes?: number): Promise<number>;
  /** Turns the clocks of the product, of the networks and of the browser; they are turned back afterwards. */
  turnClock(to: Date): Promise<void>;
}

const MINUTE = 60_000;
/** The first start of a clone builds the web. */
const START_MS = 180_000;
const DATABASE_FOLDER = 'postgres';

/** Playwright asks for a pattern that names the fixtures one depends on; one that depends on nothing names a harmless one. */
export const test = base.extend<{ world: World }, { installation: Installation; db: TextDatabase }>({
  installation: [
    async ({ playwright: _ }, provide) => {
      const installation = await startWaypost();
      await provide(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  db: [
    async ({ installation }, provide) => {
      const url = embeddedUrl(path.join(installation.home, DATABASE_FOLDER));
      if (url === null) throw new Error('the database is not running');
      const db = textDatabase(
        openDatabase({ url, poolSize: 2, applicationName: 'journeys', onError: () => undefined }),
      );
      await provide(db);
      await db.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, provide) => provide(installation.url),
  world: async ({ installation, db, context }, provide) => {
    const { world, leave } = openWorld(installation, db, context);
    const complaints = listen(context);
    await provide(world);
    await leave();
    expect(complaints, 'errors that nobody caught, and what the content policy stopped').toEqual([]);
  },
});

function openWorld({ url, sandbox }: Installation, db: TextDatabase, context: BrowserContext) {
  const network = networkAt(sandbox);
  let turned = false;
  const turnTo = async (offsetMs: number) => {
    // The networks first: a sweep whose hour has come must find them in the same hour.
    await network.turnClock(offsetMs);
    await turnClock(db, offsetMs);
    turned = offsetMs !== 0;
  };
  const world: World = {
    url,
    db,
    network,
    advisor: (options) => newAdvisor({ db, network, context, url }, options),
    async post({ profile }, message, inMinutes) {
      const fireAt = inMinutes === undefined ? null : new Date(Date.now() + inMinutes * MINUTE).toISOString();
      const answer = await context.request.post(`${url}/api/scheduled_postings/`, {
        headers: { 'x-csrftoken': await csrfToken(context.request, url) },
        data: { profile, applications: ['facebook'], message, fire_at: fireAt },
      });
      if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
      const { scheduled_postings_ids: ids } = (await answer.json()) as { scheduled_postings_ids: number[] };
      return ids[0] ?? 0;
    },
    async turnClock(to) {
      await turnTo(to.getTime() - Date.now());
      await context.clock.setSystemTime(to);
    },
  };
  const leave = async () => {
    await network.clearFaults();
    if (turned) await turnTo(0);
  };
  return { world, leave };
}

/** What a person would not see, but should not have happened on any page of a journey. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export { expect };
