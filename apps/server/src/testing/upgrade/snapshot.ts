import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const SNAPSHOTS = path.join(import.meta.dirname, 'snapshots');
/** What stands in a snapshot for the addresses of the installation and of its sandbox, which differ from run to run. */
export const PLACES = { api: 'http://api.invalid', sandbox: 'http://sandbox.invalid' } as const;

export interface About {
  readonly commit: string;
  /** The last migration of that commit. */
  readonly migration: string;
  readonly taken_at: string;
  readonly encryption_keys: string;
  readonly session_secret: string;
  /** Who lives in it, with the session that their browser held. */
  readonly people: readonly { readonly name: string; readonly session: string }[];
  /** What must have become of each post, by its text, once a worker has had its time. */
  readonly ends: Readonly<Record<string, End>>;
}
/** `planned`: still ahead; `asked`: its person is asked; `held`: its connection is paused. */
export type End = 'planned' | 'out' | 'asked' | 'refused' | 'missed' | 'reconnect' | 'deleted' | 'held';

export interface Job {
  readonly task: string;
  readonly payload: unknown;
  readonly run_at: string;
  readonly max_attempts: number;
  readonly key: string | null;
}
export interface Snapshot {
  readonly name: string;
  readonly about: About;
  /** Rows as they stood, by table, moved in time so that they were taken this moment. */
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly jobs: readonly Job[];
  /** The journal of the sandbox: people, pages, tokens, walls. */
  readonly networks: string;
  /** What the worker had written down and not saved. */
  readonly outcomes: string;
}
export type Row = Readonly<Record<string, unknown>>;

/** How long nobody worked: longer than any lease and any release, as a real upgrade may take. */
const UPGRADE_MS = 10 * 60_000;

const readAbout = (name: string) => JSON.parse(readFileSync(path.join(SNAPSHOTS, name, 'about.json'), 'utf8')) as About;

/** The oldest first: names are commits, which say nothing of time. */
export const snapshotNames = (): string[] =>
  readdirSync(SNAPSHOTS).sort((a, b) => readAbout(a).taken_at.localeCompare(readAbout(b).taken_at));

/** Reads a snapshot for an installation whose API and sandbox listen on these addresses. */
export function readSnapshot(name: string, places: Readonly<Record<keyof typeof PLACES, string>>): Snapshot {
  const folder = path.join(SNAPSHOTS, name);
  const about = readAbout(name);
  const age = Date.now() - UPGRADE_MS - Date.parse(about.taken_at);
  const read = (file: string) =>
    shiftTimes(readFileSync(path.join(folder, file), 'utf8'), age)
      .replaceAll(PLACES.api, places.api)
      .replaceAll(PLACES.sandbox, places.sandbox);
  const rows = <R>(file: string) =>
    read(file)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as R]));
  const files = readdirSync(path.join(folder, 'tables')).sort();
  return {
    name,
    about,
    tables: new Map(files.map((file) => [path.basename(file, '.jsonl'), rows<Row>(path.join('tables', file))])),
    jobs: rows<Job>('jobs.jsonl'),
    networks: read('networks.jsonl'),
    outcomes: read('outcomes.jsonl'),
  };
}

const ISO = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;
/** Milliseconds since the epoch as a bare JSON number, within some years of today; ids are longer or stand in quotes. */
const EPOCH = /(?<=[:,[])1[6-9]\d{11}(?=[,}\]])/g;

/** The text with every moment in it moved by this many milliseconds: written times and bare epochs alike. */
function shiftTimes(text: string, ms: number): string {
  return text
    .replace(ISO, (time) => new Date(Date.parse(time) + ms).toISOString())
    .replace(EPOCH, (epoch) => String(Number(epoch) + ms));
}
