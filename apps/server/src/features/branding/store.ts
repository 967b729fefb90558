import type { BrandingSeconds, LogoPosition } from '@waypost/contract/branding';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { appNow, query } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

const ofProfile = prepared('business_card', (p: { profileId: number }) =>
  query
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('business_cards as b', (join) => join.onRef('b.profile_id', '=', 'p.id').on('b.archived_at', 'is', null))
    .leftJoin('business_details as d', 'd.profile_id', 'p.id')
    .select(['p.render_logo_position as position', 'u.plan', 'u.is_superuser', 'u.locale'])
    .select(['b.background_color', 'b.seconds', 'b.own_images', 'b.own_reels'])
    .select(['b.banner_key', 'b.banner_hash', 'b.banner_left_out', 'd.logo_key'])
    .where('p.id', '=', p.profileId),
);
export type CardRow = RowOf<typeof ofProfile>;

/** Also for jobs and the publisher, which act for nobody. */
export const readCard = (db: Reads, profileId: number): Promise<CardRow | null> => db.row(ofProfile({ profileId }));

/** The file of a card, also of one that was put away: it comes back with its plan. */
export const bannerOf = async (db: Reads, profileId: number): Promise<string | null> =>
  (await db.row(query.selectFrom('business_cards').select('banner_key').where('profile_id', '=', profileId)))
    ?.banner_key ?? null;

/** Of two changes at once the second waits, and sees what the first has written. Makes the row where there is none. */
export async function lockCard(tx: Sql, profileId: number): Promise<CardRow | null> {
  const row = { profile_id: profileId };
  await tx.run(
    query
      .insertInto('business_cards')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  await tx.row(query.selectFrom('business_cards').select('seconds').where('profile_id', '=', profileId).forUpdate());
  return readCard(tx, profileId);
}

interface CardFields {
  readonly background_color?: string;
  readonly seconds?: BrandingSeconds;
  readonly own_images?: boolean;
  readonly own_reels?: boolean;
}
interface Banner {
  readonly banner_key: string;
  readonly banner_hash: string;
  readonly banner_left_out: boolean;
}

/** What its person sets anew is not put away any more. The row was locked. */
export async function takeOut(tx: Sql, profileId: number): Promise<void> {
  await tx.run(query.updateTable('business_cards').set({ archived_at: null }).where('profile_id', '=', profileId));
}

/** The row was locked. */
export async function writeCard(tx: Sql, profileId: number, fields: CardFields & Partial<Banner>): Promise<void> {
  await tx.run(
    query
      .updateTable('business_cards')
      .set({ ...fields, updated_at: appNow })
      .where('profile_id', '=', profileId),
  );
}

/** Whether somebody has a card there: only then it is drawn by itself. */
export const hasCard = async (db: Reads, profileId: number): Promise<boolean> =>
  (await db.row(query.selectFrom('business_cards').select('seconds').where('profile_id', '=', profileId))) !== null;

export async function writePosition(tx: Sql, { profileId }: ProfileScope, position: LogoPosition): Promise<void> {
  await tx.run(query.updateTable('profiles').set({ render_logo_position: position }).where('id', '=', profileId));
}
