import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readEnv } from '../../platform/config/read-env.ts';
import type { Verdict } from './oracle.ts';

const ORACLE = fileURLToPath(new URL('oracle.ts', import.meta.url));
const MAX_WORDS = 64 * 1024 * 1024;

/** Has another process compare walls and record with the rows from `since` on. Throws with every story that is wrong. */
export async function judge(databaseUrl: string, sandboxUrl: string, since = 0): Promise<Verdict> {
  const { stdout } = await promisify(execFile)(process.execPath, [ORACLE], {
    env: {
      PATH: readEnv().PATH,
      ORACLE_DATABASE_URL: databaseUrl,
      ORACLE_SANDBOX_URL: sandboxUrl,
      ORACLE_SINCE: String(since),
    },
    maxBuffer: MAX_WORDS,
  });
  const verdict = JSON.parse(stdout) as Verdict;
  if (verdict.wrong.length > 0) throw new Error(`${verdict.wrong.length} wrong:\n${verdict.wrong.join('\n')}`);
  return verdict;
}

/** Several verdicts as one. */
export function sum(verdicts: readonly Verdict[]): Omit<Verdict, 'byKind' | 'wrong'> {
  const add = (name: 'posts' | 'posted' | 'asked' | 'askedAndThere' | 'ended' | 'comments' | 'releases') =>
    verdicts.reduce((total, verdict) => total + verdict[name], 0);
  return {
    posts: add('posts'),
    posted: add('posted'),
    asked: add('asked'),
    askedAndThere: add('askedAndThere'),
    ended: add('ended'),
    comments: add('comments'),
    releases: add('releases'),
  };
}
