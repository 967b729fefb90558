import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../../../platform/db/database.ts';
import { any, query } from '../../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import type { OutcomeLog, PublishedOutcome } from '../deps.ts';
import { saveLive } from './save-live.ts';

const NAME = 'outcomes.log';
const OPEN_MS = 1_000;

/**
 * What went out, by ids, on disk with fsync before the first try to save it: a crash of the database in the same second
 * cannot make a published post look unpublished. Lines of releases that end together share one fsync. A full disk is
 * reported and does not stop the saving.
 */
export function openOutcomeLog(home: string, log: Logger): OutcomeLog {
  const file = path.join(home, NAME);
  const handle = createHandle(file);
  let waiting: { line: string; done: () => void }[] = [];
  let writing = false;

  const flush = async () => {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const lines = batch.map((entry) => entry.line).join('');
        await handle.use((opened) => appendDurably(opened, lines));
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

async function appendDurably(handle: FileHandle, lines: string): Promise<void> {
  await handle.appendFile(lines);
  await handle.datasync();
}

/**
 * The file, opened anew every second: another process may have renamed it. Only one caller at a time; nothing is closed
 * while it writes.
 */
function createHandle(file: string): { use(write: (handle: FileHandle) => Promise<void>): Promise<void> } {
  let opened: { readonly handle: FileHandle; readonly since: number } | null = null;
  let busy = false;
  let overdue = false;
  const close = async () => {
    const { handle } = opened ?? {};
    opened = null;
    overdue = false;
    await handle?.close();
  };
  const closeIfIdle = () => {
    overdue = true;
    if (!busy) void close().catch(() => undefined);
  };
  return {
    async use(write) {
      busy = true;
      try {
        if (opened !== null && performance.now() - opened.since > OPEN_MS) await close();
        if (opened === null) {
          opened = { handle: await open(file, 'a', 0o600), since: performance.now() };
          setTimeout(closeIfIdle, OPEN_MS + 1).unref();
        }
        await write(opened.handle);
      } catch (error) {
        await close().catch(() => undefined);
        throw error;
      } finally {
        busy = false;
        if (overdue) await close().catch(() => undefined);
      }
    },
  };
}

/** A process that still held the renamed file open has written its last line by then. */
const FORGET_MS = 3_600_000;

/** Applies what an earlier process wrote down but may not have saved. Safe to run again, and beside other workers. */
export async function replayOutcomes(db: Database, home: string, log: Logger): Promise<number> {
  const renamed = path.join(home, `outcomes.${Date.now()}.${process.pid}.log`);
  await rename(path.join(home, NAME), renamed).catch(() => undefined);
  const names = (await readdir(home).catch(() => [])).filter((name) => /^outcomes\..*log$/.test(name));
  const outcomes: PublishedOutcome[] = [];
  for (const name of names) {
    const file = path.join(home, name);
    outcomes.push(...parse(await readFile(file, 'utf8').catch(() => '')));
  }
  let applied = 0;
  for (const outcome of await stillOpen(db, outcomes)) if (await saveUnlessOwned(db, outcome, log)) applied += 1;
  if (applied > 0) log.warn({ applied }, 'outcomes of an interrupted process were saved');
  await forgetOld(home, names);
  return applied;
}

/**
 * Another row may own the named post by now. It keeps it: the start goes on, and what became of ours is found out by
 * reading the network.
 */
async function saveUnlessOwned(db: Database, outcome: PublishedOutcome, log: Logger): Promise<boolean> {
  try {
    return await saveLive(db, outcome);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    log.error({ post: outcome.post, attempt: outcome.attempt }, 'an outcome names the post of another row');
    return false;
  }
}

async function stillOpen(db: Database, outcomes: readonly PublishedOutcome[]): Promise<PublishedOutcome[]> {
  if (outcomes.length === 0) return [];
  const attempts = outcomes.map((outcome) => outcome.attempt);
  const open = await db.rows(
    query.selectFrom('publish_attempts').select('id').where('id', '=', any(attempts)).where('outcome', 'is', null),
  );
  const ids = new Set(open.map((row) => row.id));
  return outcomes.filter((outcome) => ids.has(outcome.attempt));
}

/** All lines of the files were applied just now; a young one may still get a line from a process that had it open. */
async function forgetOld(home: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = path.join(home, name);
    const facts = await stat(file).catch(() => null);
    if (facts !== null && name !== NAME && Date.now() - facts.mtimeMs > FORGET_MS) await rm(file, { force: true });
  }
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
