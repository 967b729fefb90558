import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { type About, PLACES, SNAPSHOTS } from './snapshot.ts';

/** Not worth keeping: bytes that are drawn anew, codes that were used, mails that were read. */
const FORGOTTEN = /^\{"c":"(?:sandbox\.blobs|[\w-]+\.codes|mail[\w.-]*|sandbox\.mails?)"/;

export interface Source {
  readonly client: pg.Client;
  readonly home: string;
  readonly sandboxFolder: string;
  readonly api: string;
  readonly sandbox: string;
}

/** Writes the snapshot: one file per table, one line per row, oldest first. */
export async function saveSnapshot(name: string, about: About, source: Source): Promise<string> {
  const folder = path.join(SNAPSHOTS, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  const write = (file: string, lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join('');
    const neutral = text.replaceAll(source.api, PLACES.api).replaceAll(source.sandbox, PLACES.sandbox);
    writeFileSync(path.join(folder, file), neutral);
  };
  write('about.json', [JSON.stringify(about, null, 2)]);
  await source.client.query("SET TIME ZONE 'UTC'");
  const empty: string[] = [];
  for (const table of await tablesOf(source.client)) {
    const { rows } = await source.client.query<{ line: string }>(
      `SELECT row_to_json(t)::text AS line FROM ${table} t ORDER BY t`,
    );
    if (rows.length === 0) empty.push(table);
    write(
      `tables/${table}.jsonl`,
      rows.map(({ line }) => line),
    );
  }
  const { rows: jobs } = await source.client.query<{ line: string }>(
    `SELECT json_build_object('task', t.identifier, 'payload', j.payload, 'run_at', j.run_at,
       'max_attempts', j.max_attempts, 'key', j.key)::text AS line
     FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier NOT LIKE 'tidy%' ORDER BY j.id`,
  );
  write(
    'jobs.jsonl',
    jobs.map(({ line }) => line),
  );
  const journal = readFileSync(path.join(source.sandboxFolder, 'journal.ndjson'), 'utf8').trimEnd().split('\n');
  write(
    'networks.jsonl',
    latest(journal).filter((line) => !FORGOTTEN.test(line)),
  );
  write('outcomes.jsonl', readFileSync(path.join(source.home, 'outcomes.log'), 'utf8').trimEnd().split('\n'));
  if (empty.length > 0) throw new Error(`the story does not reach ${empty.join(', ')}`);
  return folder;
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The journal has a line per change; the last of each record says how it stands. */
function latest(journal: readonly string[]): string[] {
  const records = new Map<string, string>();
  for (const line of journal) {
    const { c, k, v } = JSON.parse(line) as { c: string; k: string; v?: unknown };
    if (v === undefined) records.delete(`${c} ${k}`);
    else records.set(`${c} ${k}`, line);
  }
  return [...records.values()];
}
