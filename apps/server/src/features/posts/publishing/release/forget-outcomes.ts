import { open } from 'node:fs/promises';
import { outcomeFiles, parseOutcomes } from './replay-outcomes.ts';

/**
 * Blanks what a home has written down of posts that were taken away on purpose: else they would be named as posts that went
 * out and that nobody knows. In their place, because a worker may be adding to the same file. Repeatable.
 */
export async function forgetOutcomes(home: string, posts: readonly number[]): Promise<void> {
  const gone = new Set(posts);
  for (const file of await outcomeFiles(home)) {
    const handle = await open(file, 'r+');
    try {
      let at = 0;
      for (const line of (await handle.readFile('utf8')).split('\n')) {
        const bytes = Buffer.byteLength(line);
        const [outcome] = parseOutcomes(line);
        if (outcome?.post !== undefined && gone.has(outcome.post)) await handle.write(' '.repeat(bytes), at);
        at += bytes + 1;
      }
    } finally {
      await handle.close();
    }
  }
}
