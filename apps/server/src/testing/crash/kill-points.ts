import type { LateConnector, PageAccess, SocialConnectors } from '../../connectors/social/port.ts';
import type { PublishingDeps } from '../../features/posts/index.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { type Sent, sentOf, sqlOver } from '../../platform/db/sql.ts';

/** What a boundary belongs to, where its call says so. */
export interface About {
  /** Values of a statement. */
  readonly values?: readonly unknown[];
  /** The page that a network is asked in the name of. */
  readonly page?: PageAccess;
}
/**
 * Called at every boundary of the machine: before and after each statement, commit, network call and log line. It may
 * end the process, or keep this one strand of it waiting for the end.
 */
export type At = (point: string, about?: About) => void | Promise<void>;

/**
 * Wraps everything that the machine does to the outside, so that a process can end itself at any boundary. The product
 * knows nothing of this: points are the calls that it makes, named by what they are.
 */
export function withKillPoints<D extends PublishingDeps>(deps: D, at: At): D {
  return {
    ...deps,
    db: watchDatabase(deps.db, at),
    social: watchConnectors(deps.social, at),
    outcomes: {
      append: async (outcome) => {
        await at('outcome-log:before');
        await deps.outcomes.append(outcome);
        await at('outcome-log:after');
      },
    },
  };
}

function watchDatabase(db: Database, at: At): Database {
  return {
    ...watchSql(db, at),
    pool: db.pool,
    read: (query) => around(at, sentOf(query), () => db.read(query)),
    close: () => db.close(),
    async transaction(work) {
      const result = await db.transaction(async (tx) => {
        const done = await work(watchSql(tx, at));
        await at('commit:before');
        return done;
      });
      await at('commit:after');
      return result;
    },
  };
}

/** Between the boundaries of one statement. */
async function around<T>(at: At, { text, values, name }: Sent, ask: () => Promise<T>): Promise<T> {
  const point = `sql:${name ?? labelOf(text)}`;
  await at(`${point}:before`, { values });
  const answer = await ask();
  await at(`${point}:after`);
  return answer;
}

const watchSql = (sql: Sql, at: At): Sql => sqlOver((sent) => around(at, sent, () => sql.send(sent)));

/** `UPDATE scheduled_postings` names a statement well enough for a person who replays a seed. */
function labelOf(text: string): string {
  const [, verb, table] = text.trim().match(/^(\w+)(?:\s+(?:INTO|FROM))?\s+"?(\w+)?/i) ?? [];
  return verb === undefined ? 'statement' : `${verb.toUpperCase()} ${table ?? ''}`;
}

const CALLS: readonly (keyof LateConnector)[] = [
  'stage',
  'release',
  'settle',
  'find',
  'remove',
  'discard',
  'permalink',
  'comment',
  'findComment',
];

function watchConnectors(connectors: SocialConnectors, at: At): SocialConnectors {
  const watched = Object.entries(connectors).map(([app, connector]) => [app, connector && watch(connector, at)]);
  return Object.fromEntries(watched) as SocialConnectors;
}

function watch(connector: LateConnector, at: At): LateConnector {
  return new Proxy(connector, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const call = (value as (...args: unknown[]) => unknown).bind(target);
      if (!CALLS.includes(key as keyof LateConnector)) return call;
      return async (...args: unknown[]) => {
        await at(`net:${String(key)}:before`, { page: args[0] as PageAccess });
        const answer = await call(...args);
        await at(`net:${String(key)}:after`);
        return answer;
      };
    },
  });
}
