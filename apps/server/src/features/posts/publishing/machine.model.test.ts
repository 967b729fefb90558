import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { commands, type ModelReal, type ModelState, newPost } from './testing/model-commands.ts';
import { drain } from './testing/model-drain.ts';
import { look } from './testing/model-sight.ts';
import { createPost } from './testing/model-verbs.ts';
import { modelWorld } from './testing/model-world.ts';
import { type WatchedMoves, watchMoves } from './testing/watched-moves.ts';

/**
 * The long form: `MODEL_RUNS=2000 MODEL_MINUTES=30 npx vitest run machine.model`. A failed run again: MODEL_SEED,
 * MODEL_PATH and MODEL_REPLAY (the `replayPath` after the commands) as they were printed.
 */
const { MODEL_SEED, MODEL_RUNS = '300', MODEL_MINUTES = '0.75', MODEL_PATH, MODEL_REPLAY } = process.env;
const LIMIT_MS = Number(MODEL_MINUTES) * 60_000;
const SHRINKING_MS = 40_000;
const seed = Number(MODEL_SEED ?? Date.now() % 2 ** 31);

let app: TestApp;
let watched: WatchedMoves;
let skipped = 0;
const skip = (ms: number) => {
  skipped += ms;
};
const clock = performance.now.bind(performance);

beforeAll(async () => {
  app = await createTestApp();
  watched = await watchMoves(app.waypost.db);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + skipped);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

test(
  `whatever people, workers and networks do in whatever order, each post goes out once or says why not (seed ${seed})`,
  async () => {
    const ends: Record<string, number> = {};
    let end = Date.now() + LIMIT_MS;
    let failed = false;
    await fc.assert(
      fc.asyncProperty(
        fc.array(newPost, { minLength: 1, maxLength: 3 }),
        commands(MODEL_REPLAY),
        async (first, list) => {
          if (Date.now() > end) return;
          const world = await modelWorld(app, { skip });
          const real: ModelReal = { world, sight: await look(world) };
          try {
            for (const post of first) await createPost(world, post);
            const setup = (): { model: ModelState; real: ModelReal } => ({
              model: { posts: world.posts.length },
              real,
            });
            await fc.asyncModelRun(setup, list);
            for (const [name, count] of Object.entries(await drain(real))) ends[name] = (ends[name] ?? 0) + count;
          } catch (error) {
            // Time to find the shortest way into the failure.
            if (!failed) end = Date.now() + SHRINKING_MS;
            failed = true;
            if (error instanceof Error) error.message += `\n--- the story:\n${world.story.join('\n')}`;
            throw error;
          } finally {
            for (const worker of world.workers) await worker.kill();
          }
        },
      ),
      {
        seed,
        numRuns: Number(MODEL_RUNS),
        ...(MODEL_PATH !== undefined && { path: MODEL_PATH }),
      },
    );
    expect(await watched.illegal()).toEqual([]);
    expect(ends.posted ?? 0).toBeGreaterThan(0);
  },
  LIMIT_MS + 2 * SHRINKING_MS,
);
