import type { UnknownPosts } from '@waypost/contract/publishing';
import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { query, realNow, sql } from '../../../../platform/db/query.ts';
import type { PublishedOutcome } from '../deps.ts';
import { outcomesUnknownTo } from './replay-outcomes.ts';

const PREFIX = 'unknown_outcomes/';

/** What a home knows as out and the database not at all, for readers on other machines: written at each start of its worker. */
export async function noteUnknown(db: Sql, home: string, unknown: readonly PublishedOutcome[]): Promise<void> {
  const key = `${PREFIX}${home}`;
  if (unknown.length === 0) return void (await db.run(query.deleteFrom('installation').where('key', '=', key)));
  const value = json<unknown>(unknown);
  await db.run(
    query
      .insertInto('installation')
      .values({ key, value })
      .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: realNow })),
  );
}

/**
 * What went out from this home, or from one of the workers' homes, and is of no post that the database has: nobody can
 * adopt it, a person may want to look. The newest last. Changes nothing.
 */
export async function unknownOutcomes(db: Sql, home: string): Promise<readonly PublishedOutcome[]> {
  const elsewhere = await db.rows(
    query
      .selectFrom('installation')
      .select('value')
      .where('key', 'like', `${PREFIX}%`)
      .where('updated_at', '>', sql<Date>`${realNow} - interval '35 days'`)
      .orderBy('updated_at'),
  );
  const all = [
    ...elsewhere.flatMap(({ value }) => value as PublishedOutcome[]),
    ...(await outcomesUnknownTo(db, home)),
  ];
  return [...new Map(all.map((outcome) => [outcome.remoteId, outcome])).values()];
}

const MOST_SHOWN = 50;

/** The same as the page shows it, the newest first. */
export async function unknownPosts(db: Sql, home: string): Promise<UnknownPosts> {
  const unknown = await unknownOutcomes(db, home);
  const newest = unknown.slice(-MOST_SHOWN).reverse();
  return {
    count: unknown.length,
    results: newest.map(({ provider, pgid, remoteId }) => ({
      provider: provider ?? null,
      page: pgid ?? null,
      remote_id: remoteId,
    })),
  };
}
