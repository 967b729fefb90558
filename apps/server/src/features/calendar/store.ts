import { hash } from 'node:crypto';
import { IN_CALENDAR } from '@waypost/contract/calendar';
import { text } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { any, appNow, query, typed } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Whose feed a token opens, with what its calendar is called; nobody's where the profile is gone. */
export const feedOfToken = prepared('calendar_feed', (p: { hash: Buffer }) =>
  query
    .selectFrom('calendar_feeds as f')
    .innerJoin('profiles as p', 'p.id', 'f.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.slug', 'p.first_name', 'p.last_name', 'u.locale'])
    .where('f.token_hash', '=', p.hash)
    .where('p.deleted_at', 'is', null)
    .where('u.is_active', '=', true),
);
export type Feed = RowOf<typeof feedOfToken>;

export const readFeed = (db: Sql, { profileId }: ProfileScope) =>
  db.row(query.selectFrom('calendar_feeds').select('created_at').where('profile_id', '=', profileId));

/** Replaces an earlier token. */
export async function keepFeed(tx: Sql, { profileId }: ProfileScope, token: string): Promise<Date> {
  const feed = { token_hash: hashOf(token), created_at: appNow };
  const row = await tx.row(
    query
      .insertInto('calendar_feeds')
      .values({ profile_id: profileId, ...feed })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(feed))
      .returning('created_at'),
  );
  if (row === null) throw new Error('The feed was not kept.');
  return row.created_at;
}

export const endFeeds = (tx: Sql, scopes: readonly ProfileScope[]): Promise<number> =>
  tx.run(query.deleteFrom('calendar_feeds').where('profile_id', '=', any(scopes.map(({ profileId }) => profileId))));

interface Window {
  readonly profileId: number;
  readonly from: Date;
  readonly until: Date;
  readonly now: Date;
}
/** What is out, and what is ahead. */
const inWindow = (p: Window) =>
  query
    .selectFrom('scheduled_postings')
    .where('profile_id', '=', p.profileId)
    .where('deleted', '=', false)
    .where('fire_at', '>=', p.from)
    .where('fire_at', '<', p.until)
    .where((e) =>
      e.or([
        e('status', '=', IN_CALENDAR.always),
        e.and([e('status', '=', IN_CALENDAR.ahead), e('fire_at', '>', p.now)]),
      ]),
    );

/**
 * Of a feed's calendar, for at most a year either way together. Of more than it holds, what is ahead stays, the next first, and
 * then the latest that is out.
 */
export const postsOfFeed = prepared('calendar_feed_posts', (p: Window) =>
  inWindow(p)
    .select(['id', 'app', 'message', 'fire_at', 'version', 'updated_at'])
    .orderBy((e) => e.case().when('fire_at', '>', p.now).then(e.ref('fire_at')).end())
    .orderBy('fire_at', 'desc')
    .orderBy('id')
    .limit(5_000),
);

/** One number that changes with any of these posts, and with which they are. */
export const digestOfFeed = prepared('calendar_feed_digest', (p: Window) =>
  inWindow(p).select(
    typed(text())`coalesce(sum(hashtextextended(concat_ws(' ', id, version, fire_at, updated_at), 0)), 0)::text`.as(
      'posts',
    ),
  ),
);
