import { randomBytes } from 'node:crypto';
import { createTestApp, type TestApp } from '../app.ts';
import { type PublishingWorld, publishingWorld } from '../publishing-world.ts';
import type { Kind } from './kinds.ts';
import type { Verdict } from './oracle.ts';
import { judge } from './proof.ts';
import { recover } from './recover.ts';
import { LIMITS, raiseVictims, type Victims } from './victims.ts';

/** One database, one sandbox and a row of victims, one after the other. Several lanes keep both cores busy. */
export interface Lane {
  readonly app: TestApp;
  readonly world: PublishingWorld;
  readonly victims: Victims;
  /** A post of a kind on a page of its own, due now. */
  post(kind: Kind): Promise<number>;
  /** Recovers from all that has died here, and has the posts from this id on judged. */
  settle(since?: number): Promise<Verdict>;
  close(): Promise<void>;
}

export async function openLane(env: Record<string, string> = {}, workers = 1): Promise<Lane> {
  const app = await createTestApp({ env: { ...LIMITS, ...env } });
  const { control } = app.sandbox;
  // Long enough to be waited for, short enough that a life does not turn the clock by hours.
  control.facebook.set({ videoProcessingMs: 5_000 });
  control.instagram.set({ videoProcessingMs: 5_000 });
  const world = publishingWorld(app);
  const victims = raiseVictims(app, env, workers);
  return {
    app,
    world,
    victims,
    async post(kind) {
      // The dead have turned the clock without our knowing; what is due since minutes goes another way than what is due now.
      await app.waypost.syncClock();
      const page = await world.page(kind.page);
      return world.post(page, { ...kind.post, message: `${kind.name} #${randomBytes(6).toString('hex')}` });
    },
    async settle(since) {
      await recover(app, world.deps);
      return judge(app.waypost.config.databaseUrl ?? '', app.sandbox.url, since);
    },
    async close() {
      await victims.stop();
      await app.close();
    },
  };
}
