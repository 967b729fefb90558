import { ORDER_MAX } from '@waypost/contract/wire';
import type { Insertable, Updateable } from 'kysely';
import { audit } from '../audit/audit.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Sql } from '../db/database.ts';
import { any, appNow, countAll, query, sql } from '../db/query.ts';
import type { Tables } from '../db/schema.ts';
import { conflict, notFound } from '../errors/index.ts';
import type { Actor } from '../session/actor.ts';

type Columns = 'id' | 'position' | 'version' | 'deleted_at';
type Table = { [T in keyof Tables]: Columns extends keyof Tables[T] ? T : never }[keyof Tables];
/** What its writer says of one. */
type Written<T extends Table> = Omit<Insertable<Tables[T]>, Columns>;

type CuratedNoun = 'agency_option' | 'announcement' | 'guide' | 'plan' | 'taxonomy_term';

/** What staff keep for everybody: in an order of their own, with versions, and what was deleted can be restored. */
export interface Curated<T extends Table = Table> {
  readonly table: T;
  readonly noun: CuratedNoun;
  /** Where a new one stands. */
  readonly added: 'first' | 'last';
  /** The column that tells lists apart which each have an order of their own; one list if absent. */
  readonly kinds?: 'kind';
  /** The column of which each value is a list that is full by itself; the whole table if absent. */
  readonly counted?: 'kind';
  /** How long it can be restored; for ever if absent. What is past that is gone, whether or not it was erased yet. */
  readonly keptDays?: number;
}

interface Held {
  readonly version: number;
  readonly deleted_at: Date | null;
  readonly list: string;
}

/** Which list a row stands in; all in one where a table has no more. */
const listOf = ({ counted }: Curated) => (counted === undefined ? sql<string>`''` : sql<string>`${sql.ref(counted)}`);

/** Holds a row until the transaction ends, a deleted one too; 404 where there is none. */
async function hold(tx: Sql, of: Curated, id: number): Promise<Held> {
  const { table, keptDays } = of;
  const gone = sql<boolean>`coalesce(deleted_at + make_interval(days => ${keptDays ?? null}::int) <= app_now(), false)`;
  const row = await tx.row(
    query
      .selectFrom(table)
      .select(['version', 'deleted_at', listOf(of).as('list')])
      .where('id', '=', id)
      .where(gone, '=', false)
      .forUpdate(),
  );
  if (row === null) throw notFound();
  return row;
}

/** Holds a row that is there, for whoever writes it anew; 409 when somebody has since the writer has seen it. */
async function holdVersion(tx: Sql, of: Curated, id: number, version: number): Promise<void> {
  const row = await hold(tx, of, id);
  if (row.deleted_at !== null) throw notFound();
  if (row.version !== version) throw conflict('errors.stale_version', { code: 'stale_version' });
}

/**
 * Before a row is added or restored: 409 where there are `ORDER_MAX` already, which is as many as a list shows. Until the
 * transaction ends nobody else adds one, so that of two the second counts the first.
 */
async function refuseFull(tx: Sql, of: Curated, list: string): Promise<void> {
  const { table } = of;
  const lock = sql`pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.orders)}, hashtext(${table}))`;
  await tx.run(query.selectNoFrom(lock.as('locked')));
  const kept = await tx.row(
    query.selectFrom(table).select(countAll).where('deleted_at', 'is', null).where(listOf(of), '=', list),
  );
  if ((kept?.count ?? 0) >= ORDER_MAX) throw conflict('errors.order_full', { values: { max: ORDER_MAX } });
}

/** Stores one; answers its id. 409 when the list is full. */
export async function create<T extends Table>(
  tx: Sql,
  actor: Actor,
  of: Curated<T>,
  written: Written<T>,
): Promise<number> {
  const { table, noun, added, counted }: Curated = of;
  await refuseFull(tx, of, counted === undefined ? '' : String((written as Record<string, unknown>)[counted]));
  const place =
    added === 'first' ? sql<number>`coalesce(min(position), 0) - 1` : sql<number>`coalesce(max(position), 0) + 1`;
  const position = sql<number>`(SELECT ${place} FROM ${sql.table(table)})`;
  const columns = { ...written, position } as unknown as Insertable<Tables[Table]>;
  const row = await tx.row(query.insertInto(table).values(columns).returning('id'));
  if (row === null) throw new Error(`the ${noun} was not stored`);
  await audit(tx, actor, { action: `${noun}.create`, objectType: noun, objectId: row.id });
  return row.id;
}

/** Replaces what is named of it on top of the version that the writer has seen; 409 when somebody has since. */
export async function change<T extends Table>(
  tx: Sql,
  actor: Actor,
  of: Curated<T>,
  { id, version }: { readonly id: number; readonly version: number },
  written: Partial<Written<T>>,
): Promise<void> {
  const { table, noun }: Curated = of;
  await holdVersion(tx, of, id, version);
  const columns = { ...written, version: version + 1 } as unknown as Updateable<Tables[Table]>;
  await tx.run(query.updateTable(table).set(columns).where('id', '=', id));
  await audit(tx, actor, { action: `${noun}.change`, objectType: noun, objectId: id, data: { version: version + 1 } });
}

/** Takes one out of every list, or puts it back as it was; what is so already stays as it is. 409 when the list is full. */
export async function setDeleted(tx: Sql, actor: Actor, of: Curated, id: number, deleted: boolean): Promise<void> {
  const held = await hold(tx, of, id);
  if ((held.deleted_at !== null) === deleted) return;
  if (!deleted) await refuseFull(tx, of, held.list);
  const change = { deleted_at: deleted ? appNow : null };
  await tx.run(query.updateTable(of.table).set(change).where('id', '=', id));
  const { noun } = of;
  const action = deleted ? (`${noun}.delete` as const) : (`${noun}.restore` as const);
  await audit(tx, actor, { action, objectType: noun, objectId: id });
}

/**
 * Puts them into this order; those that are not named come after, as they stood, and what was deleted keeps its place for whoever
 * restores it. Ids of none are passed over, and a kind that nothing was named of stays as it is. Whoever orders last has the last
 * word.
 */
export async function setOrder(tx: Sql, actor: Actor, of: Curated, ids: readonly number[]): Promise<void> {
  const { table, noun } = of;
  await tx.rows(query.selectFrom(table).select('id').orderBy('id').forUpdate());
  const kind = of.kinds === undefined ? sql<string>`''` : sql<string>`${sql.ref(of.kinds)}`;
  const stood = await tx.rows(
    query
      .selectFrom(table)
      .select(['id', 'deleted_at', kind.as('kind')])
      .orderBy('position')
      .orderBy('id'),
  );
  for (const rows of Map.groupBy(stood, (row) => row.kind).values()) {
    const kept = new Set(rows.filter((row) => row.deleted_at === null).map((row) => row.id));
    const named = ids.filter((id) => kept.has(id));
    if (named.length === 0) continue;
    const next = [...new Set([...named, ...kept])].values();
    const order = rows.map((row) => (row.deleted_at === null ? (next.next().value ?? row.id) : row.id));
    const place = sql<number>`array_position(${order}::bigint[], id)`;
    await tx.run(query.updateTable(table).set({ position: place }).where('id', '=', any(order)));
  }
  await audit(tx, actor, { action: `${noun}.order`, objectType: noun, objectId: 'all', data: { ids } });
}
