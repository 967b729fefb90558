import { PassThrough, Readable } from 'node:stream';
import { csvText } from '@waypost/contract/csv';
import type { FastifyReply } from 'fastify';
import { type Sheet, WORKBOOK_MIME, writeWorkbook } from './write-workbook.ts';

/** Excel takes a table for UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff';

async function* csvOf({ heads, rows }: Sheet): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map(csvText).join(',')}\r\n`;
  yield BYTE_ORDER_MARK + line(heads);
  for await (const some of rows) yield some.map(line).join('');
}

/** A table as a download, written while it is read. No program computes what somebody has put into a cell. */
export function sendTable(reply: FastifyReply, name: string, format: 'csv' | 'xlsx', sheet: Sheet): FastifyReply {
  reply
    .header('Content-Disposition', `attachment; filename="${name}.${format}"`)
    .header('X-Content-Type-Options', 'nosniff');
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(sheet)));
  const through = new PassThrough();
  // What fails on the way ends the stream, and with it the download.
  writeWorkbook(through, sheet).catch((error: Error) => through.destroy(error));
  return reply.type(WORKBOOK_MIME).send(through);
}
