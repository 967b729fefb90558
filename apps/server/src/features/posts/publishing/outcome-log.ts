import { open, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/db/database.ts';
import type { OutcomeLog, PublishedOutcome } from './deps.ts';
import { saveLive } from './save-live.ts';

const NAME = 'outcomes.log';

/**
 * What went out, by ids, on disk with fsync before the first try to save it: a crash of the database in the same second
 * cannot make a published post look unpublished. Lines of releases that end together share one fsync. A full disk is
 * reported and does not stop the saving.
 */
export function openOutcomeLog(home: string, log: Logger): OutcomeLog {
  const file = path.join(home, NAME);
  let waiting: { line: string; done: () => void }[] = [];
  let writing = false;

  const flush = async () => {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await appendDurably(file, batch.map((entry) => entry.line).join(''));
      } catch (error) {
        log.error({ err: error }, 'the outcome log could not be written');
      }
      for (const entry of batch) entry.done();
    }
    writing = false;
  };
  return {
    append: (outcome) =>
      new Promise((done) => {
        waiting.push({ line: `${JSON.stringify(outcome)}\n`, done });
        void flush();
      }),
  };
}

async function appendDurably(file: string, lines: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(lines);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Applies what an earlier process wrote down but may not have saved. Safe to run again, and beside other workers. */
export async function replayOutcomes(db: Database, home: string, log: Logger): Promise<number> {
  await rename(path.join(home, NAME), path.join(home, `outcomes.${Date.now()}.${process.pid}.log`)).catch(
    () => undefined,
  );
  const names = (await readdir(home).catch(() => [])).filter((name) => /^outcomes\..*log$/.test(name));
  let applied = 0;
  for (const name of names) {
    for (const outcome of parse(await readFile(path.join(home, name), 'utf8'))) {
      if (await saveLive(db, outcome)) applied += 1;
    }
  }
  if (applied > 0) log.warn({ applied }, 'outcomes of an interrupted process were saved');
  return applied;
}

/** The last line may be torn by a crash; it was not acknowledged to anybody. */
function parse(text: string): PublishedOutcome[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value = JSON.parse(line) as PublishedOutcome;
      return Number.isInteger(value.attempt) && typeof value.remoteId === 'string' ? [value] : [];
    } catch {
      return [];
    }
  });
}
