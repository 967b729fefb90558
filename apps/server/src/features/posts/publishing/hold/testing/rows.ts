import type { TextDatabase, TextSql } from '../../../../../testing/database/text-sql.ts';

/** The rows of every table, and the next numbers: what a dump carries. */
export type Rows = readonly { readonly table: string; readonly rows: string; readonly last: number | null }[];

export async function dumpRows(db: TextSql): Promise<Rows> {
  const tables = await db.rows<{ name: string; sequence: string | null }>(
    `SELECT c.relname AS name, CASE WHEN EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id' AND a.attidentity <> '')
       THEN pg_get_serial_sequence(c.relname, 'id') END AS sequence
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'`,
  );
  return Promise.all(
    tables.map(async ({ name, sequence }) => {
      const all = await db.row<{ rows: string }>(`SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${name} t`);
      const last = sequence && (await db.row<{ last: number }>(`SELECT last_value AS last FROM ${sequence}`));
      return { table: name, rows: all?.rows ?? '[]', last: last ? last.last : null };
    }),
  );
}

/** As `pg_restore` and COPY leave a database: these rows and no others, the tables as they were. */
export function loadRows(db: Pick<TextDatabase, 'transaction'>, all: Rows): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.run("SET LOCAL session_replication_role = 'replica'");
    for (const { table } of all) await tx.run(`DELETE FROM ${table}`);
    for (const { table, rows, last } of all) {
      // What the database makes itself is made again.
      const own = await tx.row<{ columns: string }>(
        `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        [table],
      );
      await tx.run(
        `INSERT INTO ${table} (${own?.columns}) OVERRIDING SYSTEM VALUE
         SELECT ${own?.columns} FROM json_populate_recordset(null::${table}, $1::json)`,
        [rows],
      );
      if (last !== null) await tx.run(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), $1)`, [last]);
    }
  });
}
