import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { PENDING_STATUSES, placeholderFaults } from '@waypost/contract/posts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { any, appNow, query } from '../../../platform/db/query.ts';
import type { ProData } from '../../../platform/feature/pro-data.ts';
import { TEXT_COLUMNS, textSettings, textSettingsIn } from '../../profiles/index.ts';
import { literals } from '../conditions.ts';
import { isOpen } from '../following/open-posts.ts';

/** What is filled from the booking link, which comes with PRO; the website only where there is no other. */
const OF_THE_LINK: readonly string[] = ['booking_link', 'agency.website'];
/** Whose posts go with the plan anyway. */
const ENDING = SOCIAL_APPS.filter((app) => CHANNELS[app].proOnly);

/** Posts of a person that stay without PRO, and have something to be filled in. */
const named = (userId: number) =>
  query
    .selectFrom('scheduled_postings as p')
    .leftJoin('post_comments as pc', 'pc.scheduled_posting_id', 'p.id')
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'p.profile_id')
    .select(['p.id', 'p.message', 'pc.text as comment', ...TEXT_COLUMNS])
    .where('p.connection_id', 'in', (e) =>
      e
        .selectFrom('connections as c')
        .innerJoin('profiles as o', 'o.id', 'c.profile_id')
        .select('c.id')
        .where('o.user_id', '=', userId)
        .where('o.deleted_at', 'is', null),
    )
    .where('p.status', 'in', literals(PENDING_STATUSES))
    .where('p.deleted', '=', false)
    .where('p.type', '<>', 'reel')
    .where('p.app', 'not in', literals(ENDING))
    .where((e) => e.not(isOpen))
    .where((e) => e.or([e('p.message', 'like', '%{{%'), e('pc.text', 'like', '%{{%')]));

type Named = Awaited<ReturnType<typeof namedOf>>[number];
const namedOf = (db: Reads, userId: number) => db.rows(named(userId));

/** Whether a text of the post has a hole where the booking link would be. */
function needsLink(post: Named): boolean {
  const { placeholders } = textSettingsIn({ ...post, calendly_link: null });
  return [post.message, post.comment ?? ''].some((text) => {
    const { empty } = placeholderFaults(text, placeholders);
    return empty !== undefined && OF_THE_LINK.includes(empty);
  });
}

/** They are looked at within seconds, say what they lack, or no longer lack, and their person reads it in one mail. */
async function lookAgain(tx: Sql, userId: number): Promise<number> {
  const ids = (await namedOf(tx, userId)).filter(needsLink).map(({ id }) => id);
  // In the order in which everybody locks posts.
  const posts = query.selectFrom('scheduled_postings').select('id').where('id', '=', any(ids)).orderBy('id');
  await tx.run(posts.forNoKeyUpdate());
  return tx.run(query.updateTable('scheduled_postings').set({ preflight_at: appNow }).where('id', '=', any(ids)));
}

/** Posts whose text needs the booking link stay as they were written: without it none of them goes out. */
export const proTexts: ProData = {
  thing: 'texts',
  count: async (db, userId) =>
    (await namedOf(db, userId)).filter((post) => post.calendly_link !== null && needsLink(post)).length,
  takeAway: (tx, { userId }) => lookAgain(tx, userId),
  giveBack: (tx, userId) => lookAgain(tx, userId),
};
