import { Worker } from 'node:worker_threads';
import { BadFile } from './file-fault.ts';
import type { Chunk, Head, Reading, Told } from './read-thread.ts';

const THREAD = new URL('./read-thread.ts', import.meta.url);
/** The greatest file that is allowed takes a tenth of it. */
const PATIENCE_MS = { head: 30_000, whole: 120_000, rows: 120_000 } as const;
const MEMORY_MB = 256;

/** What the columns of a file are. Throws {@link BadFile}. */
export async function readHead(bytes: Buffer): Promise<Head> {
  for await (const told of heard({ bytes, only: 'head' })) if ('head' in told) return told.head;
  throw new BadFile('unreadable');
}

/** Throws {@link BadFile} where anything in a file cannot be read. */
export async function readWhole(bytes: Buffer): Promise<void> {
  for await (const told of heard({ bytes, only: 'whole' })) if ('whole' in told) return;
  throw new BadFile('unreadable');
}

/** The rows of a file, so many at a time; the next ones are read while these are worked on. Throws {@link BadFile}. */
export async function* readRows(of: Omit<Extract<Reading, { only: 'rows' }>, 'only'>): AsyncGenerator<Chunk> {
  for await (const told of heard({ ...of, only: 'rows' })) {
    if (!('chunk' in told)) continue;
    yield told.chunk;
    if (told.chunk.last) return;
  }
  throw new BadFile('unreadable');
}

/** What the thread of a file tells, until it ends; whoever stops listening ends it. */
async function* heard(reading: Reading): AsyncGenerator<Told> {
  const thread = new Worker(THREAD, {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  });
  const said: Told[] = [];
  let ended: Error | true | null = null;
  let wake = () => {};
  const tell = (told: Told) => {
    said.push(told);
    wake();
  };
  const end = (how: Error | true) => {
    ended ??= how;
    wake();
  };
  thread.on('message', tell);
  thread.on('error', (error: Error & { code?: string }) =>
    end(new BadFile(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'unpacked_too_large' : 'unreadable', { cause: error })),
  );
  thread.on('exit', () => end(true));
  const timer = setTimeout(() => end(new BadFile('unreadable')), PATIENCE_MS[reading.only]);
  try {
    for (;;) {
      const told = said.shift();
      if (told !== undefined) {
        if ('fault' in told) throw new BadFile(told.fault, { cause: told.cause });
        yield told;
        thread.postMessage('taken');
        timer.refresh();
      } else if (ended !== null) {
        if (ended !== true) throw ended;
        return;
      } else await new Promise<void>((go) => (wake = go));
    }
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
