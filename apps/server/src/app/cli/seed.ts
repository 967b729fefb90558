import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { createStorage } from '../../connectors/storage/create.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillDemo, resetDemo } from '../demo/index.ts';
import { seedDemo } from '../seed/index.ts';
import { Mistake } from './mistake.ts';
import { openDeps } from './open-deps.ts';
import { type ConfigWithDatabase, withDatabase } from './with-database.ts';

/**
 * `npm run seed -- --posts=1000000`: the demo people, and on request many posts to measure with. `--demo` tells their world
 * where Waypost runs, and `--demo=reset` clears it before; where it does not run, the next start tells it.
 */
export async function seed(args: string[]): Promise<void> {
  const [demo] = args.filter((arg) => /^--demo(=|$)/.test(arg));
  const rest = args.filter((arg) => arg !== demo);
  const { values } = parseArgs({ args: rest, options: { posts: { type: 'string' } } });
  const posts = values.posts === undefined ? undefined : Number(values.posts);
  if (posts !== undefined && !(Number.isInteger(posts) && posts > 0)) {
    console.error('--posts: must be a whole number above 0');
    process.exit(1);
  }
  if (demo !== undefined && demo !== '--demo' && demo !== '--demo=reset')
    throw new Mistake('--demo: must be nothing, or reset');
  await withDatabase(async (config) => {
    if (config.mode !== 'sandbox') {
      console.error('Demo data are for sandbox mode only; this installation is a live one.');
      process.exitCode = 1;
      return;
    }
    const deps = openDeps(config, 'seed');
    try {
      await seedDemo(deps, posts === undefined ? {} : { posts });
      if (demo !== undefined) return await tellDemo(deps, config, demo === '--demo=reset');
    } finally {
      await deps.close();
    }
    console.log(posts === undefined ? 'The demo people are there.' : `The demo people and ${posts} posts are there.`);
  });
}

async function tellDemo(
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  config: ConfigWithDatabase,
  anew: boolean,
): Promise<void> {
  // Whoever opens the product meanwhile comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const busy = new Mistake('The demo world is being told at this moment; try again in a while.');
  if (anew && !(await resetDemo(db, config))) throw busy;
  if (!config.sandbox) {
    console.log('The next start tells the demo world.');
    return;
  }
  if (
    !(await fillDemo({
      db,
      sealer,
      config,
      storage: createStorage(config),
      api: `http://127.0.0.1:${config.port}`,
      sandbox: config.sandbox.url,
      ffmpeg: config.videoTools?.ffmpeg,
    }))
  )
    throw busy;
  console.log('The demo world is there.');
}
