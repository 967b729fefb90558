import type { SocialApp } from '@waypost/contract/networks';
import { fillPlaceholders } from '@waypost/contract/posts';
import { int8, list, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { queueMail } from '../../outbox/index.ts';
import { textSettingsOf } from '../../profiles/index.ts';
import { staffText } from '../emails/staff-text.ts';

const firstOfProfile = statement(
  'staff-text-told',
  {
    takes: { ids: list(int8) },
    gives: {
      ...{ id: int8, profile_id: int8, user_id: int8, slug: text(), app: text<SocialApp>(), message: text() },
      ...{ page: orNull(text()), day: sure(text()) },
    },
  },
  ($) => `
    SELECT DISTINCT ON (s.profile_id) s.id, s.profile_id, p.user_id, p.slug, s.app, s.message, c.name AS page,
      (app_now() AT TIME ZONE 'America/Toronto')::date::text AS day
    FROM scheduled_postings s JOIN profiles p ON p.id = s.profile_id JOIN connections c ON c.id = s.connection_id
    WHERE s.id = ANY (${$.ids}) AND NOT s.deleted AND p.deleted_at IS NULL ORDER BY s.profile_id, s.fire_at, s.id`,
);

/**
 * In the transaction of the change: agents whose own texts stayed although staff changed theirs. A profile has one such mail a day; the
 * posts themselves all say it.
 */
export async function tellStaffText(tx: Sql, posts: readonly number[]): Promise<void> {
  if (posts.length === 0) return;
  for (const { id, profile_id, user_id, slug, app, message, page, day } of await tx.rows(
    firstOfProfile({ ids: posts }),
  )) {
    const { placeholders } = await textSettingsOf(tx, profile_id);
    const excerpt = fillPlaceholders(message, placeholders);
    await queueMail(tx, staffText, {
      userId: user_id,
      params: { postId: id, app, profileSlug: slug, pageName: page ?? '', excerpt },
      dedupeKey: `staff_text:${profile_id}:${day}`,
    });
  }
}
