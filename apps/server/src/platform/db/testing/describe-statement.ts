import type pg from 'pg';
import type { Declared } from '../statement.ts';

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}
interface Description {
  readonly takes: readonly number[];
  readonly gives: readonly Field[];
}
interface Catalogue {
  readonly types: ReadonlyMap<number, string>;
  /** `table.column` numbers of the columns that are never null, with the name of the table. */
  readonly required: ReadonlySet<string>;
  readonly tables: ReadonlyMap<number, string>;
}

/** What PostgreSQL says otherwise than the statement says of itself; empty when they agree. */
export async function complaints(client: pg.Client, { name, text, takes, gives }: Declared): Promise<string[]> {
  const found: string[] = [];
  const catalogue = await readCatalogue(client);
  const described = await describe(client, text);
  const maybeAbsent = await absentTables(client, text);
  for (const [at, [key, { type }]] of Object.entries(takes).entries()) {
    const real = catalogue.types.get(described.takes[at] ?? 0);
    if (real !== type) found.push(`takes ${key} as ${real}, declared as ${type}`);
  }
  if (described.takes.length !== Object.keys(takes).length) found.push(`takes ${described.takes.length} values`);
  const names = described.gives.map((field) => field.name).join(', ');
  const declared = Object.keys(gives).join(', ');
  if (names !== declared) return [...found, `gives ${names}, declares ${declared}`].map((one) => `${name}: ${one}`);
  for (const field of described.gives) {
    const column = gives[field.name];
    const real = catalogue.types.get(field.dataTypeID);
    if (real !== column?.type) found.push(`${field.name} is ${real}, declared as ${column?.type}`);
    if (column?.sure) continue;
    const plain = field.tableID !== 0;
    const never =
      plain &&
      catalogue.required.has(`${field.tableID}.${field.columnID}`) &&
      !maybeAbsent.has(catalogue.tables.get(field.tableID) ?? '');
    if (never && column?.nullable) found.push(`${field.name} is never null`);
    if (!never && !column?.nullable)
      found.push(plain ? `${field.name} can be null` : `${field.name} is an expression: say whether it can be null`);
  }
  return found.map((one) => `${name}: ${one}`);
}

/** Asks the extended protocol for a prepared statement's description; nothing is run. */
async function describe(client: pg.Client, text: string): Promise<Description> {
  const { promise, resolve, reject } = Promise.withResolvers<Description>();
  let takes: readonly number[] = [];
  let gives: readonly Field[] = [];
  // The driver's own way for a query of one's own kind; its types know only those of cursors and streams.
  const asking = {
    submit(connection: Wire) {
      connection.once('parameterDescription', (message) => {
        takes = message.dataTypeIDs;
      });
      connection.parse({ text, name: '', types: [] });
      connection.describe({ type: 'S', name: '' });
      connection.sync();
    },
    handleRowDescription(message: { fields: readonly Field[] }) {
      gives = message.fields;
    },
    handleError: (error: Error) => reject(error),
    handleReadyForQuery: () => resolve({ takes, gives }),
  };
  client.query(asking as unknown as pg.Submittable);
  return promise;
}
interface Wire {
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: readonly number[] }) => void): void;
  parse(query: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

interface Plan {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that an outer join may have no row of: all columns of theirs can be null. */
async function absentTables(client: pg.Client, text: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  const found = new Set<string>();
  const collect = (plan: Plan) => {
    if (plan['Relation Name'] !== undefined) found.add(plan['Relation Name']);
    for (const child of plan.Plans ?? []) collect(child);
  };
  const EMPTY_SIDES: Readonly<Record<string, readonly string[]>> = {
    Left: ['Inner'],
    Right: ['Outer'],
    Full: ['Inner', 'Outer'],
  };
  const walk = (plan: Plan) => {
    const sides = EMPTY_SIDES[plan['Join Type'] ?? ''] ?? [];
    for (const child of plan.Plans ?? []) {
      if (sides.includes(child['Parent Relationship'] ?? '')) collect(child);
      walk(child);
    }
  };
  for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
  return found;
}

let known: Promise<Catalogue> | undefined;
function readCatalogue(client: pg.Client): Promise<Catalogue> {
  known ??= (async () => {
    const types = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
    const columns = await client.query<{ table: number; name: string; at: number; required: boolean }>(
      `SELECT c.oid AS table, c.relname AS name, a.attnum AS at, a.attnotnull AS required
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0`,
    );
    return {
      types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
      required: new Set(columns.rows.filter((row) => row.required).map(({ table, at }) => `${table}.${at}`)),
      tables: new Map(columns.rows.map(({ table, name }) => [table, name])),
    };
  })();
  return known;
}
