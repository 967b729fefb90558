import type { Storage } from '../../../connectors/storage/port.ts';
import { FileMissing, privateKey } from '../../../connectors/storage/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

/** Where the links of a run lead, by their ordinals. */
export type LinkTable = readonly string[];

/** Beside the media, so that links lead on while the database is away. No name of anybody is in it. */
const keyOf = (run: number): string => privateKey(`newsletters/${run}/links.json`);

async function storedLinks(db: Sql, run: number): Promise<LinkTable> {
  const rows = await db.rows(
    query.selectFrom('mailing_links').select(['ordinal', 'url']).where('run_id', '=', run).orderBy('ordinal'),
  );
  const table: string[] = [];
  for (const { ordinal, url } of rows) table[ordinal] = new URL(url).href;
  return table;
}

/** To be done before anything of the run is sent; may be done again. */
export async function writeLinkTable(
  { db, storage }: { readonly db: Sql; readonly storage: Storage },
  run: number,
): Promise<void> {
  const table = await storedLinks(db, run);
  if (table.length > 0) await storage.put(keyOf(run), Buffer.from(JSON.stringify(table)), 'application/json');
}

const KEPT = 500;
/** Until it is asked again for a table that could not be read. */
const AGAIN_MS = 5_000;

export interface LinkTables {
  /** The table if it is in memory: most clicks are answered without waiting. */
  now(run: number): LinkTable | undefined;
  /** Null when neither the storage nor the database says anything now. */
  of(run: number): Promise<LinkTable | null>;
}

/** The tables of the runs that were asked for last. */
export function openLinkTables({ db, storage }: { readonly db: Sql; readonly storage: Storage }): LinkTables {
  const kept = new Map<number, LinkTable>();
  const asked = new Map<number, Promise<LinkTable | null>>();

  const read = async (run: number): Promise<LinkTable | null> => {
    try {
      const table = await storage.read(keyOf(run)).then(
        (bytes) => JSON.parse(bytes.toString('utf8')) as LinkTable,
        async (error: unknown) => {
          // Begun before there were such files, or the storage has trouble: the database knows too.
          if (!(error instanceof FileMissing)) return storedLinks(db, run).catch(() => null);
          return storedLinks(db, run);
        },
      );
      if (table !== null) keep(run, table);
      return table;
    } catch {
      return null;
    }
  };
  const keep = (run: number, table: LinkTable) => {
    kept.set(run, table);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  };
  return {
    now: (run) => kept.get(run),
    of(run) {
      const before = asked.get(run);
      if (before !== undefined) return before;
      const reading = read(run);
      asked.set(run, reading);
      void reading.then((table) =>
        table === null ? setTimeout(() => asked.delete(run), AGAIN_MS).unref() : asked.delete(run),
      );
      return reading;
    },
  };
}
