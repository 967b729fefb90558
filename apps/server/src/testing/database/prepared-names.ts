import { sure, text } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';
import type { TestApp } from '../app.ts';

const ASK = 'SELECT name FROM pg_prepared_statements';
const asking = statement('prepared-names', { takes: {}, gives: { name: sure(text()) } }, () => ASK);

/** What stands ready on the connections that the API and the publisher have; prepared statements belong to one each. */
export async function preparedNames({ waypost: { db } }: TestApp): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: db.pool.totalCount }, () => db.pool.connect()));
  const answers = await Promise.all(clients.map((client) => client.query<{ name: string }>(ASK)));
  for (const client of clients) client.release();
  // The two shared connections serve the turns of the event loop by turns.
  const shared = [...(await db.read(asking({}))), ...(await db.read(asking({})))];
  return [...answers.flatMap(({ rows }) => rows), ...shared].map(({ name }) => name);
}
