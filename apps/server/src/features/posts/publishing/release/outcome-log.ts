import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OutcomeLog } from '../deps.ts';

export const OUTCOMES = 'outcomes.log';
const OPEN_MS = 1_000;

/**
 * What went out, by ids, on disk with fsync before the first try to save it: a crash of the database in the same second
 * cannot make a published post look unpublished. Lines of releases that end together share one fsync. A full disk is
 * reported and does not stop the saving.
 */
export function openOutcomeLog(home: string, log: Logger): OutcomeLog {
  const file = path.join(home, OUTCOMES);
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
