import type { SocialApp } from '@waypost/contract/networks';
import { PENDING_STATUSES } from '@waypost/contract/posts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { any, appNow, query, sql } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

const ofConnections = query
  .selectFrom('connections as c')
  .leftJoin('slot_settings as s', 's.connection_id', 'c.id')
  .select(['c.id', 'c.app', 'c.installed', 's.slots', 's.weekly_frequency', 's.auto_schedule', 's.version']);

const ofProfile = prepared('slots_of_profile', (p: { profileId: number }) =>
  ofConnections.where('c.profile_id', '=', p.profileId),
);
export type SlotRow = RowOf<typeof ofProfile>;
export const slotsOfProfile = (db: Sql, { profileId }: ProfileScope) => db.rows(ofProfile({ profileId }));

const connectionOf = ({ profileId }: ProfileScope, app: SocialApp) =>
  query.selectFrom('connections').select('id').where('profile_id', '=', profileId).where('app', '=', app);

/** Holds the connection, as everybody does who counts on its slots. They are read after it: who waited must see what was saved meanwhile. */
export async function lockSlots(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<SlotRow | null> {
  const held = await tx.row(connectionOf(scope, app).forNoKeyUpdate());
  return held && tx.row(ofConnections.where('c.id', '=', held.id));
}

export type SlotFields = Pick<SlotRow, 'slots' | 'weekly_frequency'> & { readonly auto_schedule: boolean };

/** The connection was locked through a scope. */
export async function writeSlots(tx: Sql, connectionId: number, version: number, fields: SlotFields): Promise<void> {
  const row = { ...fields, slots: fields.slots && json(fields.slots), version, updated_at: appNow };
  await tx.run(
    query
      .insertInto('slot_settings')
      .values({ connection_id: connectionId, ...row })
      .onConflict((conflict) => conflict.column('connection_id').doUpdateSet(row)),
  );
}

/** When posts of these connections are to go out, between two moments that do not count. The connections were found through a scope. */
export const pendingTimes = prepared('slots_pending', (p: { ids: readonly number[]; after: Date; before: Date }) =>
  query
    .selectFrom('scheduled_postings')
    .select(['connection_id', 'fire_at'])
    .where('connection_id', '=', any(p.ids))
    .where(
      'status',
      'in',
      PENDING_STATUSES.map((status) => sql.lit(status)),
    )
    .where('deleted', '=', sql.lit(false))
    .where('fire_at', '>', p.after)
    .where('fire_at', '<', p.before),
);
