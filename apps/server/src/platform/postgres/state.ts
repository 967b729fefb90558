import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stateSchema = z.object({ password: z.string(), port: z.number(), dataDir: z.string() });

/** What a later start must know: kept beside the data folder as `<folder>.json`, mode 0600. */
export type State = z.infer<typeof stateSchema>;

export function stateFile(dataDir: string): string {
  return `${dataDir}.json`;
}

export function readState(dataDir: string): State {
  const file = stateFile(dataDir);
  if (existsSync(file)) return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (existsSync(dataDir)) {
    throw new Error(
      `${file} (the database's password) is missing although ${dataDir} exists: bring it back, or move the folder away.`,
    );
  }
  return { password: randomBytes(24).toString('base64url'), port: 0, dataDir };
}

export function writeState(dataDir: string, state: State): void {
  const file = stateFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
