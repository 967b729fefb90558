import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { video } from '@waypost/sandbox';
import pg from 'pg';
import sharp from 'sharp';
import { migrate } from '../../platform/db/migrate.ts';
import type { Row, Snapshot } from './snapshot.ts';

/**
 * Fills an empty database as it stood then: the schema of that commit, its rows and its waiting jobs. Throws when a
 * migration that was applied then is another one today.
 */
export async function loadDatabase(databaseUrl: string, snapshot: Snapshot): Promise<void> {
  await migrate(databaseUrl, { upTo: snapshot.about.migration });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOtherHistory(client, snapshot);
    // Rows come table by table in no particular order, so nobody may ask yet whom they refer to.
    await client.query("SET session_replication_role = 'replica'");
    for (const [table, rows] of snapshot.tables) await loadTable(client, table, rows);
    await client.query(SAME_DATABASE);
    for (const { task, payload, run_at, max_attempts, key } of snapshot.jobs)
      await client.query(
        'SELECT graphile_worker.add_job($1, $2::json, run_at := $3, max_attempts := $4, job_key := $5)',
        [task, JSON.stringify(payload), run_at, max_attempts, key],
      );
  } finally {
    await client.end();
  }
}

/** An upgrade happens in place: the installation finds itself where it was, and not copied to another database. */
const SAME_DATABASE = `
  UPDATE installation SET value = value || jsonb_build_object(
    'system', (SELECT system_identifier::text FROM pg_control_system()),
    'timeline', (SELECT timeline_id FROM pg_control_checkpoint()),
    'database', (SELECT oid::int8 FROM pg_database WHERE datname = current_database()),
    'table', 'installation'::regclass::oid::int8)
  WHERE key = 'identity'`;

async function refuseOtherHistory(client: pg.Client, { tables }: Snapshot): Promise<void> {
  const then = (tables.get('schema_migrations') ?? []).map(({ name, checksum }) => `${name} ${checksum}`).sort();
  const { rows } = await client.query<Row>('SELECT name, checksum FROM schema_migrations');
  const now = rows.map(({ name, checksum }) => `${name} ${checksum}`).sort();
  if (then.join() !== now.join())
    throw new Error(`Migrations were changed since:\n${then.join('\n')}\n${now.join('\n')}`);
}

async function loadTable(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  if (table === 'schema_migrations') return;
  // The migrations brought some rows themselves: countries.
  await client.query(`DELETE FROM ${table}`);
  // What the database makes itself is made again.
  const { rows: own } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  await client.query(
    `INSERT INTO ${table} (${own[0]?.columns}) OVERRIDING SYSTEM VALUE
     SELECT ${own[0]?.columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
  const { rows: identity } = await client.query<{ sequence: string | null }>(
    `SELECT pg_get_serial_sequence($1, attname) AS sequence FROM pg_attribute
     WHERE attrelid = $1::regclass AND attidentity <> ''`,
    [table],
  );
  for (const { sequence } of identity)
    await client.query(`SELECT setval($1, greatest((SELECT max(id) FROM ${table}), 1))`, [sequence]);
}

/** Files under the keys of the rows. What they show does not matter; that they are pictures and videos does. */
export async function loadFiles(folder: string, { tables }: Snapshot): Promise<void> {
  const put = async (key: unknown, bytes: Uint8Array) => {
    const file = path.join(folder, String(key));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2a7f86' } })
      .jpeg()
      .toBuffer();
  for (const row of [...(tables.get('media') ?? []), ...(tables.get('media_variants') ?? [])]) {
    if (row.thumbnail_key) await put(row.thumbnail_key, await picture(320, 240));
    if (!row.key) continue;
    const isVideo = String(row.mime).startsWith('video/');
    await put(row.key, isVideo ? video() : await picture(Number(row.width), Number(row.height)));
  }
}

/** The state folder of the sandbox, and what the worker left on its disk. */
export async function loadFolders(folders: { sandbox: string; home: string }, snapshot: Snapshot): Promise<void> {
  await mkdir(folders.sandbox, { recursive: true });
  await writeFile(path.join(folders.sandbox, 'journal.ndjson'), snapshot.networks);
  await mkdir(folders.home, { recursive: true });
  await writeFile(path.join(folders.home, 'outcomes.log'), snapshot.outcomes);
  await loadFiles(path.join(folders.home, 'media'), snapshot);
}
