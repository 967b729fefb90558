import type { SocialApp } from '@waypost/contract/networks';
import type { PreflightMessage } from '@waypost/contract/posts';
import { int4, int8, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Json, json } from '../../../platform/db/json.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { any, query, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { textSettings } from '../../profiles/index.ts';
import { PENDING } from '../conditions.ts';
import { CONNECTION_COLUMNS, OWNER_COLUMNS } from './preflight-world.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope.

const CLAIM_MINUTES = 10;
const claim = statement(
  'preflight_claim',
  { takes: { app: text<SocialApp>(), limit: int4 }, gives: { id: int8 } },
  ($) => `
    UPDATE scheduled_postings s SET preflight_at = app_now() + make_interval(mins => ${CLAIM_MINUTES})
    WHERE s.id IN (
      SELECT d.id FROM scheduled_postings d WHERE d.app = ${$.app} AND d.preflight_at <= app_now() AND NOT d.deleted
      ORDER BY d.preflight_at LIMIT ${$.limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING s.id`,
);
const rows = prepared('preflight_rows', (p: { ids: readonly number[] }) =>
  query
    .selectFrom('scheduled_postings as s')
    .innerJoin('connections as c', 'c.id', 's.connection_id')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'p.id')
    .leftJoin('post_comments as pc', (join) =>
      join.onRef('pc.scheduled_posting_id', '=', 's.id').on('pc.phase', '=', 'waiting'),
    )
    .select('pc.text as comment')
    .select([
      's.id',
      's.connection_id',
      's.profile_id',
      's.source',
      's.pgid',
      's.version',
      's.type',
      's.message',
      's.link',
      's.shows_link',
      's.fire_at',
    ])
    .select(['c.name', 'p.user_id', 'p.slug', ...CONNECTION_COLUMNS, ...OWNER_COLUMNS])
    .where('s.id', '=', any(p.ids))
    .orderBy('s.fire_at')
    .orderBy('s.id'),
);
export type PreflightRow = Readonly<RowOf<typeof rows>>;

/** Takes due rows by moving their time ahead; a process that dies leaves them to a later sweep. */
export async function claimPreflights(db: Sql, app: SocialApp, limit: number): Promise<PreflightRow[]> {
  const claimed = await db.rows(claim({ app, limit }));
  return db.rows(rows({ ids: claimed.map((row) => row.id) }));
}

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly messages: Json<readonly PreflightMessage[]>;
  readonly again: Date | null;
}
const save = prepared('preflight_save', (p: Saved) =>
  query
    .updateTable('scheduled_postings')
    .set({ preflight_at: p.again, preflight_result: p.messages })
    .where('id', '=', p.id)
    .where('version', '=', p.version)
    .returning(sql.raw<boolean>(`NOT deleted AND status IN (${PENDING})`).as('waiting')),
);
/**
 * Keeps the result and ends the preflight; one that was looked at long before its time is looked at `again`. False when nobody needs to hear of it: the post was changed in the meantime
 * (a later sweep looks again), or it waits for nothing any more.
 */
export async function savePreflight(
  tx: Sql,
  { id, version }: PreflightRow,
  messages: readonly PreflightMessage[],
  again: Date | null,
): Promise<boolean> {
  const saved = await tx.row(save({ id, version, messages: json(messages), again }));
  return saved?.waiting ?? false;
}
