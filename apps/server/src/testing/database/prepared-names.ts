import { sure, text } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';
import type { TestApp } from '../app.ts';

const ASK = 'SELECT name FROM pg_prepared_statements';
const asking = (name: string) => statement(name, { takes: {}, gives: { name: sure(text()) } }, () => ASK);
/** The shared connections are asked in turn; the names keep the two questions apart. */
const SHARED = [asking('prepared-names'), asking('prepared-names-again')];

/** What stands ready on the connections that the API and the publisher have; prepared statements belong to one each. */
export async function preparedNames({ waypost: { db } }: TestApp): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: db.pool.totalCount }, () => db.pool.connect()));
  const answers = await Promise.all(clients.map((client) => client.query<{ name: string }>(ASK)));
  for (const client of clients) client.release();
  const shared = await Promise.all(SHARED.map((names) => db.read(names({}))));
  return [...answers.flatMap(({ rows }) => rows), ...shared.flat()].map(({ name }) => name);
}
