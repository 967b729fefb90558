import { parentPort, workerData } from 'node:worker_threads';
import type { FileFault, ImportMapping } from '@waypost/contract/contacts';
import { IMPORT_SAMPLE_ROWS } from '@waypost/contract/contacts/import-rules';
import { cleanText } from './clean.ts';
import { BadFile } from './file-fault.ts';
import { isBad, judgeRows, placesOf } from './judge.ts';
import { suggest } from './suggest.ts';
import { openTable } from './table.ts';

// A thread of its own for one file: what somebody puts into a file may cost time and memory, and neither is the program's. It loads
// rules alone, no schemas: each file begins a thread.

/** What the thread is told. */
export type Reading = { readonly bytes: Uint8Array } & (
  | { readonly only: 'head' }
  /** Whether the whole of it can be read. */
  | { readonly only: 'whole' }
  | {
      readonly only: 'rows';
      readonly mapping: ImportMapping;
      readonly pepper: Uint8Array;
      /** Rows that were gone through before. */
      readonly skip: number;
      readonly chunk: number;
    }
);
export interface Head {
  readonly columns: string[];
  readonly headings: boolean;
  readonly sample: string[][];
  readonly suggested: ImportMapping;
}
/** Rows of a file as the statements of an import take them: JSON, made where it costs nobody else. */
export interface Chunk {
  readonly good: string;
  readonly bad: string;
  readonly rows: number;
  readonly faults: number;
  readonly last: boolean;
}
export type Told =
  | { readonly fault: FileFault; readonly cause?: string }
  | { readonly head: Head }
  | { readonly whole: true }
  | { readonly chunk: Chunk };

/** So many rows are looked at to guess what the columns are. */
const LOOKED_AT = 50;

async function readHead(bytes: Buffer): Promise<Head> {
  const { columns, headings, rows } = await openTable(bytes);
  const seen = [];
  for await (const row of rows) {
    seen.push(row);
    if (seen.length === LOOKED_AT) break;
  }
  if (seen.length === 0) throw new BadFile('no_rows');
  const widest = Math.max(columns.length, ...seen.slice(0, IMPORT_SAMPLE_ROWS).map(({ cells }) => cells.length));
  const sample = seen
    .slice(0, IMPORT_SAMPLE_ROWS)
    .map(({ cells }) =>
      Array.from({ length: Math.min(widest, columns.length) }, (_, at) => cleanText(cells[at] ?? '').slice(0, 200)),
    );
  return { columns: [...columns], headings, sample, suggested: suggest(columns, seen) };
}

async function readWhole(bytes: Buffer): Promise<Told> {
  const { rows } = await openTable(bytes);
  for await (const _ of rows);
  return { whole: true };
}

async function* readRows(bytes: Buffer, told: Extract<Reading, { only: 'rows' }>): AsyncGenerator<Chunk> {
  const { columns, rows } = await openTable(bytes);
  const places = placesOf(columns, told.mapping);
  if (places.email === -1) throw new BadFile('no_email_column');
  const judge = judgeRows(places, Buffer.from(told.pepper));
  let [seen, good, bad] = [0, [] as object[], [] as object[]];
  const chunk = (last: boolean): Chunk => {
    const made = {
      good: JSON.stringify(good),
      bad: JSON.stringify(bad),
      rows: good.length + bad.length,
      faults: bad.length,
      last,
    };
    [good, bad] = [[], []];
    return made;
  };
  for await (const row of rows) {
    const judged = judge(row);
    seen += 1;
    if (seen <= told.skip) continue;
    if (isBad(judged)) bad.push(judged);
    else good.push(judged);
    if (good.length + bad.length === told.chunk) yield chunk(false);
  }
  if (seen === 0) throw new BadFile('no_rows');
  yield chunk(true);
}

async function read(told: Reading, tell: (said: Told) => Promise<void>): Promise<void> {
  const bytes = Buffer.from(told.bytes.buffer, told.bytes.byteOffset, told.bytes.byteLength);
  if (told.only === 'head') await tell({ head: await readHead(bytes) });
  else if (told.only === 'whole') await tell(await readWhole(bytes));
  else for await (const chunk of readRows(bytes, told)) await tell({ chunk });
}

/** As many chunks are made before the first one was taken. */
const AHEAD = 2;
const port = parentPort;
if (port !== null) {
  let ahead = 0;
  let taken: (() => void) | null = null;
  port.on('message', () => {
    ahead -= 1;
    taken?.();
  });
  try {
    await read(workerData as Reading, async (said) => {
      port.postMessage(said);
      ahead += 1;
      if (ahead >= AHEAD) await new Promise<void>((go) => (taken = go));
    });
  } catch (error) {
    const fault = error instanceof BadFile ? error.fault : 'unreadable';
    port.postMessage({
      fault,
      cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies Told);
  }
  port.close();
}
