import type { SocialApp } from '@waypost/contract/networks';
import { float8, int4, int8, jsonb, orNull, sure, text, timestamptz } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { unleased } from '../../../../platform/db/leases.ts';
import { prepared, type RowOf } from '../../../../platform/db/prepared.ts';
import { any, appNow, query, sql } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { literals } from '../../conditions.ts';
import { machineColumns } from '../machine-row.ts';

// Looks act for nobody: they take whatever page is due, so these functions have no scope.

/** Phases in which nothing of ours is on its way: an open release is looked for by the reconciler. */
export const LOOKABLE = ['due', 'claimed', 'waiting', 'rejected', 'reconnect', 'missed'] as const;

const claim = statement(
  'claim-looks',
  {
    takes: { app: text<SocialApp>(), limit: int4, leaseS: float8 },
    gives: { connection_id: int8, app: text<SocialApp>(), due: sure(timestamptz) },
  },
  ($) => `
    UPDATE connections c
    SET looks_due_at = date_trunc('milliseconds', app_now() + make_interval(secs => ${$.leaseS}))
    WHERE c.id IN (
      SELECT d.id FROM connections d
      WHERE d.looks_due_at <= app_now() AND d.app = ${$.app}
      ORDER BY (
        SELECT min(s.fire_at) FROM scheduled_postings s WHERE s.connection_id = d.id AND s.look_from IS NOT NULL), d.id
      LIMIT ${$.limit}::int FOR NO KEY UPDATE OF d SKIP LOCKED)
    RETURNING c.id AS connection_id, c.app, c.looks_due_at AS due`,
);
export type LookedPage = Readonly<RowOf<typeof claim>>;
/** Pages whose turn it is, those with the soonest posts first. Who dies on the way leaves them to a later look. */
export const claimPages = (db: Sql, app: SocialApp, limit: number, leaseS: number): Promise<LookedPage[]> =>
  db.rows(claim({ app, limit, leaseS }));

// Nobody holds it.
const { lease_token: _lease, ...seen } = machineColumns;
const SEEN = Object.keys(seen)
  .map((name) => `p.${name}`)
  .join(', ');

const rows = statement(
  'posts-to-look-for',
  {
    takes: { connection: int8, most: int4 },
    gives: {
      ...seen,
      look_from: sure(timestamptz),
      look_since: sure(timestamptz),
      media: orNull(jsonb<{ key: string; alt_text: string | null }[]>()),
    },
  },
  ($) => `
    SELECT ${SEEN},
      (SELECT jsonb_agg(jsonb_build_object('key', m.key, 'alt_text', pm.alt_text) ORDER BY pm.position)
        FROM post_media pm JOIN media m ON m.id = pm.media_id WHERE pm.scheduled_posting_id = p.id) AS media
    FROM scheduled_postings p
    WHERE p.connection_id = ${$.connection} AND p.look_from IS NOT NULL AND NOT p.deleted
      AND p.phase IN (${LOOKABLE.map((phase) => `'${phase}'`).join(', ')}) AND ${unleased('p')}
      AND NOT (p.look_by_sending AND p.phase IN ('due', 'claimed', 'waiting') AND p.next_step_at IS NOT NULL
        AND p.fire_at > app_now() - interval '480 seconds')
    ORDER BY p.fire_at, p.id LIMIT ${$.most}::int`,
);
export type LookedRow = Readonly<RowOf<typeof rows>>;
/** Posts of the connection that wait for a look, the soonest first. Those that are sent as their look are not among them. */
export const postsToLookFor = (db: Sql, connection: number, most: number): Promise<LookedRow[]> =>
  db.rows(rows({ connection, most }));

const flagged = (ids: readonly number[]) =>
  query
    .updateTable('scheduled_postings as p')
    .where('p.id', '=', any(ids))
    .where('p.look_from', 'is not', null)
    .where('p.phase', 'in', literals(LOOKABLE))
    .where(sql.raw<boolean>(unleased('p')));
const cleared = prepared('clear-looks', (p: { ids: readonly number[]; since: Date }) =>
  flagged(p.ids)
    .set({ look_from: null, look_since: null, look_by_sending: false, step_failures: 0 })
    .where('p.look_since', '<=', p.since),
);
/** They are not there: they may be sent, or answered about. A post that was flagged again after `since` stays. */
export const clearLooks = (db: Sql, ids: readonly number[], since: Date): Promise<number> =>
  db.run(cleared({ ids, since }));

const bySending = prepared('look-by-sending', (p: { ids: readonly number[] }) =>
  flagged(p.ids).set({ look_by_sending: true }),
);
export const lookBySending = (db: Sql, ids: readonly number[]): Promise<number> => db.run(bySending({ ids }));

const failed = prepared('look-failed', (p: { ids: readonly number[] }) =>
  flagged(p.ids).set({ step_failures: sql<number>`p.step_failures + 1` }),
);
export const noteFailedLook = (db: Sql, ids: readonly number[]): Promise<number> => db.run(failed({ ids }));

const again = statement(
  'look-again',
  { takes: { connection: int8, due: timestamptz, next: timestamptz }, gives: {} },
  ($) => `
    UPDATE connections c SET looks_due_at = CASE WHEN EXISTS (
      SELECT FROM scheduled_postings p WHERE p.connection_id = c.id AND p.look_from IS NOT NULL AND NOT p.deleted)
      THEN ${$.next}::timestamptz END
    WHERE c.id = ${$.connection} AND c.looks_due_at = ${$.due}`,
);
/** Ends a page's turn: it comes again at `next` while posts of it wait. Who set it due meanwhile is not overruled. */
export const lookAgain = (db: Sql, { connection_id, due }: LookedPage, next: Date): Promise<number> =>
  db.run(again({ connection: connection_id, due, next }));

const wake = prepared('wake-looks', (p: { connection: number }) =>
  query.updateTable('connections').set({ looks_due_at: appNow }).where('id', '=', p.connection),
);
/** A post that waits for a look came back: its page is read at once. */
export const wakeLooks = (tx: Sql, connection: number): Promise<number> => tx.run(wake({ connection }));
