import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import { queueMail } from '../../outbox/index.ts';
import { connectionBroken } from '../emails/connection-broken.ts';

interface Owner {
  readonly user_id: number;
  readonly slug: string;
  readonly page_name: string | null;
  readonly app: SocialApp;
  readonly day: string;
}

/** Once per day and connection: a broken consent is noticed by every post that comes due. */
export async function mailBroken(tx: Sql, connectionId: number): Promise<void> {
  const owner = await tx.row<Owner>(
    `SELECT pr.user_id, pr.slug, c.name AS page_name, c.app, to_char(app_now(), 'YYYY-MM-DD') AS day
     FROM connections c JOIN profiles pr ON pr.id = c.profile_id WHERE c.id = $1`,
    [connectionId],
  );
  if (owner === null) return;
  await queueMail(tx, connectionBroken, {
    userId: owner.user_id,
    params: { app: owner.app, profileSlug: owner.slug, pageName: owner.page_name ?? CHANNELS[owner.app].name },
    dedupeKey: `connection_broken:${connectionId}:${owner.day}`,
  });
}
