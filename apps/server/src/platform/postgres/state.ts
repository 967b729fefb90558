import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#zod';

const stateSchema = z.object({
  password: z.string(),
  port: z.number(),
  /** Beside this file by its name alone, so that a home may be moved or copied; elsewhere by its whole path. */
  dataDir: z.string(),
  /** The file as which it was written: who copies a home does not copy what lies elsewhere. Absent before 2026-11-23. */
  of: z.string().optional(),
});

/** What a later start must know: kept beside the data folder as `<folder>.json`, mode 0600. `dataDir` is a whole path. */
export type State = Omit<z.infer<typeof stateSchema>, 'of'>;

export function stateFile(dataDir: string): string {
  return `${dataDir}.json`;
}

export function readState(dataDir: string): State {
  const file = stateFile(dataDir);
  if (existsSync(file)) {
    const { of, ...state } = parse(file);
    refuseAnothers(file, of, state.dataDir);
    return state;
  }
  if (existsSync(dataDir)) {
    throw new Error(
      `${file} (the database's password) is missing although ${dataDir} exists: bring it back, or move the folder away.`,
    );
  }
  return { password: randomBytes(24).toString('base64url'), port: 0, dataDir };
}

function parse(file: string): z.infer<typeof stateSchema> {
  const state = stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const folder = path.dirname(file);
  const beside = path.join(folder, path.basename(state.dataDir));
  const named = path.resolve(folder, state.dataDir);
  // Before it was kept by name, a home that was moved or copied had the whole path of the place where it was. And data
  // that are to move are named where they go before they do.
  const isBeside = (state.of === undefined || !existsSync(named)) && existsSync(beside);
  return { ...state, dataDir: isBeside ? beside : named };
}

/** Two installations on one database would stop each other's server, and write into each other's rows. */
function refuseAnothers(file: string, of: string | undefined, dataDir: string): void {
  if (of === undefined || of === path.resolve(file) || !existsSync(of) || parse(of).dataDir !== dataDir) return;
  throw new Error(
    `${path.dirname(file)} is a copy, but its database is that of ${path.dirname(of)} (${dataDir}): copy it with \`npm run backup\` and \`npm run restore\`.`,
  );
}

export function writeState(dataDir: string, state: State): void {
  const file = stateFile(dataDir);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const isBeside = path.dirname(path.resolve(state.dataDir)) === path.resolve(folder);
  const kept = { ...state, dataDir: isBeside ? path.basename(state.dataDir) : state.dataDir, of: path.resolve(file) };
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
