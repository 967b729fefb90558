import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';

/** Servers of one test file, in a folder that whoever runs them may enter; what still runs after a test is stopped. */
export function servers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-postgres-'));
  chmodSync(folder, 0o711);
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const running = new Set<EmbeddedPostgres>();
  const stopAll = async () => {
    await Promise.all([...running].map((server) => server.stop()));
    running.clear();
  };
  afterEach(async () => {
    await stopAll();
    said.length = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    said,
    log,
    stopAll,
    async start(dataDir: string): Promise<EmbeddedPostgres> {
      const server = await startEmbeddedPostgres({ dataDir, log, fsync: false });
      running.add(server);
      void server.exited.then(() => running.delete(server));
      return server;
    },
  };
}

export async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ value: T }>(sql);
    return rows.map((row) => row.value);
  } finally {
    await client.end();
  }
}
