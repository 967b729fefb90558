import { CHANNELS } from '@waypost/contract/networks';
import { text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, typed } from '../../../platform/db/query.ts';
import { queueMail } from '../../outbox/index.ts';
import { connectionBroken } from '../emails/connection-broken.ts';

/** Once per day and connection: a broken consent is noticed by every post that comes due. */
export async function mailBroken(tx: Sql, connectionId: number): Promise<void> {
  const owner = await tx.row(
    query
      .selectFrom('connections as c')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .select(['p.user_id', 'p.slug', 'c.name as page_name', 'c.app'])
      .select(typed(text())`to_char(app_now(), 'YYYY-MM-DD')`.as('day'))
      .where('c.id', '=', connectionId),
  );
  if (owner === null) return;
  await queueMail(tx, connectionBroken, {
    userId: owner.user_id,
    params: { app: owner.app, profileSlug: owner.slug, pageName: owner.page_name ?? CHANNELS[owner.app].name },
    dedupeKey: `connection_broken:${connectionId}:${owner.day}`,
  });
}
