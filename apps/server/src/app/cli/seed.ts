import { parseArgs } from 'node:util';
import { seedDemo } from '../seed/index.ts';
import { openDeps } from './open-deps.ts';
import { withDatabase } from './with-database.ts';

/** `npm run seed -- --posts=1000000`: the demo people, and on request many posts to measure with. */
export async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { posts: { type: 'string' } } });
  const posts = values.posts === undefined ? undefined : Number(values.posts);
  if (posts !== undefined && !(Number.isInteger(posts) && posts > 0)) {
    console.error('--posts: must be a whole number above 0');
    process.exit(1);
  }
  await withDatabase(async (config) => {
    if (config.mode !== 'sandbox') {
      console.error('Demo data are for sandbox mode only; this installation is a live one.');
      process.exitCode = 1;
      return;
    }
    const deps = openDeps(config, 'seed');
    try {
      await seedDemo(deps, posts === undefined ? {} : { posts });
    } finally {
      await deps.close();
    }
    console.log(posts === undefined ? 'The demo data are there.' : `The demo data and ${posts} posts are there.`);
  });
}
