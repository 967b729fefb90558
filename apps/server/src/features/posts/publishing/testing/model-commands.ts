import fc from 'fast-check';
import { CONNECTION_CHANGES, changeConnection } from './model-connection.ts';
import { breakNetwork, FAULTS } from './model-faults.ts';
import { judge } from './model-oracle.ts';
import { look, type Sight } from './model-sight.ts';
import { act, actAsOffered, actOnPostInHand, createPost, POST_KINDS, VERBS } from './model-verbs.ts';
import type { ModelWorld } from './model-world.ts';
import type { SteppedWorker } from './stepped-worker.ts';

/** All that a command needs to know before it runs. */
export interface ModelState {
  posts: number;
}
export interface ModelReal {
  readonly world: ModelWorld;
  sight: Sight;
}
type Command = fc.AsyncCommand<ModelState, ModelReal>;
type Does = (world: ModelWorld) => Promise<unknown>;

/** Does one thing, and looks whether the world is still in order. */
const command = (name: string, does: Does, needsPost = false): Command => ({
  check: (state) => !needsPost || state.posts > 0,
  async run(state, real) {
    const { world } = real;
    const result = await does(world);
    world.story.push(`${name}: ${result ?? ''}`);
    state.posts = world.posts.length;
    const now = await look(world);
    judge(real.sight, now);
    real.sight = now;
  },
  toString: () => name,
});
const always = (name: string, does: Does) => fc.constant(command(name, does));
const weighed = (...parts: readonly (readonly [number, fc.Arbitrary<Command>])[]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** The moments around the gate and the release are the dangerous ones. */
const BOUNDARIES = [
  'net:stage:after',
  ...Array<string>(4).fill('sql:publish-gate:before'),
  'sql:publish-gate:after',
  ...Array<string>(2).fill('net:release:before'),
  ...Array<string>(2).fill('net:release:after'),
  'outcome-log:after',
  'sql:save-live:after',
  'net:find:before',
  'net:find:after',
  'net:settle:after',
  'commit:after',
];

/** How far a worker is led in one command: a number of boundaries, a certain one, or until it has nothing left to do. */
const goal = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 5, arbitrary: fc.constantFrom(...BOUNDARIES) },
  { weight: 4, arbitrary: fc.constant('the end') },
);

async function lead(worker: SteppedWorker, to: number | string): Promise<string> {
  await worker.claim(2);
  const steps: string[] = [];
  do steps.push(await worker.advance());
  while (steps.at(-1) !== 'idle' && steps.at(-1) !== to && steps.length !== to);
  return steps.join(', ');
}

const fault = fc.constantFrom(...FAULTS);
const maybeFault = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fault });

const workerCommands = fc.constantFrom(0, 1).chain((n) => {
  const name = `worker ${n}`;
  const led = (does: (worker: SteppedWorker, world: ModelWorld) => Promise<unknown>): Does => {
    return async (world) => {
      const worker = world.workers[n];
      return worker && does(worker, world);
    };
  };
  return weighed(
    [
      2,
      fc.integer({ min: 1, max: 3 }).map((limit) =>
        command(
          `${name} claims ${limit}`,
          led((it) => it.claim(limit)),
        ),
      ),
    ],
    [
      10,
      fc.tuple(goal, maybeFault).map(([to, mishap]) =>
        command(
          `${name} goes on to ${to}${mishap === null ? '' : ` while the network ${mishap.name}`}`,
          led(async (it, world) => {
            if (mishap !== null) await breakNetwork(world, mishap);
            return lead(it, to);
          }),
        ),
      ),
    ],
    [
      1,
      always(
        `${name} is stopped`,
        led((it) => it.giveBack()),
      ),
    ],
    [
      1,
      always(
        `${name} is killed`,
        led((it) => it.kill()),
      ),
    ],
  );
});

const index = fc.nat({ max: 5 });
const twin = fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: index });
export const newPost = fc.record({
  kind: fc.constantFrom(...POST_KINDS),
  minutes: fc.constantFrom(0, 0, 0, 10.5, 31, 200),
  twinOf: twin,
});

const userCommands = weighed(
  [4, newPost.map((post) => command(`create ${JSON.stringify(post)}`, (world) => createPost(world, post)))],
  [
    6,
    fc
      .tuple(index, fc.constantFrom(...VERBS))
      .map(([post, verb]) => command(`${verb} post ${post}`, (world) => act(world, post, verb), true)),
  ],
  [
    6,
    fc
      .tuple(fc.constantFrom(0, 1), index)
      .map(([n, nth]) =>
        command(`use offer ${nth} of the post in hand of worker ${n}`, (world) => actOnPostInHand(world, n, nth)),
      ),
  ],
  [
    6,
    fc
      .tuple(index, index)
      .map(([post, nth]) =>
        command(`use offer ${nth} of post ${post}`, (world) => actAsOffered(world, post, nth), true),
      ),
  ],
  [
    3,
    fc.constantFrom(...CONNECTION_CHANGES).map((change) => command(change, (world) => changeConnection(world, change))),
  ],
);

const outsideCommands = weighed(
  [
    4,
    fc
      .constantFrom(1, 1, 2, 5, 5, 11, 11, 16, 31, 130)
      .map((minutes) => command(`${minutes} min pass`, (world) => world.forward(minutes))),
  ],
  [1, always('real time passes', (world) => world.stall())],
  [2, always('sweep', async (world) => JSON.stringify(await world.publishing.sweep()))],
  [2, always('another worker publishes what is due', (world) => world.publishing.publish())],
  [
    5,
    fc
      .constantFrom(...FAULTS)
      .map((fault) => command(`the network ${fault.name}`, (world) => breakNetwork(world, fault))),
  ],
);

export const commands = (replayPath: string | undefined) =>
  fc.commands([userCommands, workerCommands, workerCommands, outsideCommands], {
    maxCommands: 45,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
