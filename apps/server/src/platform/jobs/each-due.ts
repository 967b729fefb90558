import type { Logger } from 'pino';

interface Due<Row> {
  readonly log: Logger;
  readonly rows: readonly Row[];
  /** Of how many something may come; whoever fails or waits does not count. All if absent. */
  readonly atMost?: number;
}

/**
 * Does the work for each row that is due, one after the other; it answers whether something came of it. One that throws is logged
 * and holds up nobody behind it; after all had their turn the first failure is thrown, so that the tick shows as failed. Answers of
 * how many something came.
 */
export async function eachDue<Row extends { readonly id: number }>(
  { log, rows, atMost = Number.POSITIVE_INFINITY }: Due<Row>,
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const row of rows) {
    if (done === atMost) break;
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      log.warn({ err: error, row: row.id }, 'a row that is due failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
