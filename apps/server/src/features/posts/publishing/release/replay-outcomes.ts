import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@waypost/contract/wire';
import type { Logger } from 'pino';
import type { Database, Sql } from '../../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import type { PublishedOutcome } from '../deps.ts';
import { adoptLost } from './adopt-lost.ts';
import { OUTCOMES } from './outcome-log.ts';
import { saveLive } from './save-live.ts';
import { unsavedOf } from './unsaved-outcomes.ts';

/** What went out is known this long, for a database that is set back to before it was saved. */
const KEEP_MS = 35 * DAY_MS;
const KEEP_BYTES = 64 * 1024 * 1024;

export interface Replayed {
  readonly applied: number;
  /** Out on a network, and of a post that the database does not have at all. */
  readonly unknown: readonly PublishedOutcome[];
}

/**
 * Applies what earlier processes wrote down and the database does not know: it was not saved, or was forgotten since.
 * Safe to run again, and beside other workers.
 */
export async function replayOutcomes(db: Database, home: string, log: Logger): Promise<Replayed> {
  const renamed = path.join(home, `outcomes.${Date.now()}.${process.pid}.log`);
  await rename(path.join(home, OUTCOMES), renamed).catch(() => undefined);
  const { open, forgotten, unknown } = await unsavedOf(db, await readOutcomes(home));
  let applied = 0;
  for (const outcome of open) if (await unlessOwned(saveLive(db, outcome), outcome, log)) applied += 1;
  for (const outcome of forgotten) if (await unlessOwned(adoptLost(db, outcome), outcome, log)) applied += 1;
  if (applied > 0) log.warn({ applied }, 'outcomes that the database did not know were saved');
  if (unknown.length > 0) log.warn({ unknown }, 'posts went out that the database does not know at all');
  await forgetOld(home);
  return { applied, unknown };
}

/** What went out from this home, and is of no post that the database has. */
export const outcomesUnknownTo = async (db: Sql, home: string): Promise<readonly PublishedOutcome[]> =>
  (await unsavedOf(db, await readOutcomes(home))).unknown;

/** Everything that the home has written down of posts that went out, the oldest first. */
async function readOutcomes(home: string): Promise<PublishedOutcome[]> {
  const texts = (await outcomeFiles(home)).map((file) => readFile(file, 'utf8').catch(() => ''));
  return (await Promise.all(texts)).flatMap(parseOutcomes);
}

export async function outcomeFiles(home: string): Promise<string[]> {
  const names = (await readdir(home).catch(() => [])).filter((name) => /^outcomes\..*log$/.test(name));
  return names.sort().map((name) => path.join(home, name));
}

/**
 * Another row may own the named post by now. It keeps it: the start goes on, and what became of ours is found out by
 * reading the network.
 */
async function unlessOwned(saved: Promise<boolean>, outcome: PublishedOutcome, log: Logger): Promise<boolean> {
  try {
    return await saved;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    log.error({ post: outcome.post, attempt: outcome.attempt }, 'an outcome names the post of another row');
    return false;
  }
}

/** Lines go with their file, the oldest files first. */
async function forgetOld(home: string): Promise<void> {
  let kept = 0;
  for (const file of (await outcomeFiles(home)).reverse()) {
    const facts = await stat(file).catch(() => null);
    if (facts === null || path.basename(file) === OUTCOMES) continue;
    kept += facts.size;
    if (facts.size === 0 || kept > KEEP_BYTES || Date.now() - facts.mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}

/** One outcome for each line that holds one. The last may be torn by a crash; it was not acknowledged to anybody. */
export function parseOutcomes(text: string): PublishedOutcome[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value = JSON.parse(line) as PublishedOutcome;
      return Number.isInteger(value.attempt) && typeof value.remoteId === 'string' ? [value] : [];
    } catch {
      return [];
    }
  });
}
