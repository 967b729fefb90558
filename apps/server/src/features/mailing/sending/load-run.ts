import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { DkimKey } from '../building/dkim.ts';
import { type Prepared, prepare } from '../building/template.ts';
import type { RunContent } from '../content.ts';
import { RunUnsendable } from '../run-unsendable.ts';

export interface LoadedRun {
  readonly prepared: Prepared;
  /** Stands on every message of the run, also on one that is tried again. */
  readonly date: Date;
  readonly listId: number;
  /** Signs its messages. */
  readonly dkim: DkimKey | null;
}
export type LoadRun = (db: Sql, run: number) => Promise<LoadedRun>;

const KEPT = 50;

type KeptRun = Omit<LoadedRun, 'dkim'>;

/**
 * What runs send, prepared once per worker; the ones that were not asked for the longest are prepared anew. What signs them is asked
 * for each time: a domain whose records pass no longer is not sent from.
 */
export function createRunLoader(origin: string, dkimKeyOf: (domain: string) => Promise<DkimKey | null>): LoadRun {
  const kept = new Map<number, Promise<KeptRun>>();
  const load = async (db: Sql, run: number): Promise<KeptRun> => {
    const row = await db.row(
      query
        .selectFrom('mailing_runs as r')
        .select(['r.profile_id', 'r.list_id', 'r.content', 'r.fire_at'])
        .where('r.id', '=', run),
    );
    if (row === null) throw new RunUnsendable(`Run ${run} is not there`);
    return { prepared: preparedOf(row, origin, run), date: row.fire_at, listId: row.list_id };
  };
  return async (db, run) => {
    const found = kept.get(run) ?? load(db, run);
    kept.delete(run);
    kept.set(run, found);
    found.catch(() => kept.delete(run));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    const loaded = await found;
    return { ...loaded, dkim: await dkimKeyOf(loaded.prepared.newsletter.domain) };
  };
}

interface StoredRun {
  readonly profile_id: number;
  readonly list_id: number;
  readonly content: unknown;
}

function preparedOf(row: StoredRun, origin: string, run: number): Prepared {
  try {
    const content = row.content as RunContent;
    return prepare({
      subject: content.subject,
      text: content.text,
      html: content.html,
      from: content.from,
      replyTo: content.replyTo,
      domain: content.domain,
      bounceDomain: content.bounceDomain,
      origin,
      list: { id: `${row.list_id}.lists.${content.domain}`, name: content.listName },
      feedback: `${run}:${row.profile_id}:newsletter:waypost`,
    });
  } catch (error) {
    throw new RunUnsendable(`Run ${run} has nothing that can be sent`, { cause: error });
  }
}
