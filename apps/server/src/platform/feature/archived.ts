import { Readable } from 'node:stream';

/** A file of the archive of one account: what it holds of this person, no secrets, and nothing of anybody else. */
export interface ArchivedFile {
  /** Its path in the archive. */
  readonly name: string;
  /** Asked when its turn comes; null when it is gone by then. */
  readonly open: () => Promise<Readable | null>;
  /** As pictures and videos are: packing them again would gain nothing. */
  readonly packed?: true;
}

export interface Archived {
  readonly files: Iterable<ArchivedFile> | AsyncIterable<ArchivedFile>;
  /** How many of them are counted for the progress, where they are many. */
  readonly many?: number;
}

const PAGE = 500;

/** All rows by their ids, a page in memory at a time. */
export async function* inPages<Row extends { readonly id: number }>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const page = await read(after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

/** A list in JSON, written while it is read. */
export const jsonFile = (
  name: string,
  rows: () => AsyncIterable<object> | Promise<readonly object[]>,
): ArchivedFile => ({
  name: `${name}.json`,
  open: async () => Readable.from(written(await rows()), { objectMode: false }),
});

async function* written(rows: AsyncIterable<object> | readonly object[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
