import { NOTICES, type Notice } from '@waypost/contract/notices';
import { audit, themselves } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import type { Actor } from '../../platform/session/actor.ts';

// A person is found by a session or by the signature of a link, never by an id of the caller's.

/** `null` for somebody who is gone. */
export async function readNotices(db: Sql, userId: number): Promise<{ kind: Notice; on: boolean }[] | null> {
  const live = query.selectFrom('users').select('id').where('id', '=', userId).where('is_active', '=', true);
  if ((await db.row(live.where('deleted_at', 'is', null))) === null) return null;
  const muted = await db.rows(query.selectFrom('muted_notices').select('kind').where('user_id', '=', userId));
  return NOTICES.map((kind) => ({ kind, on: !muted.some((row) => row.kind === kind) }));
}

/** Repeatable; again changes and logs nothing. Without an actor it is the person with the link of a mail. */
export async function switchNotice(
  tx: Sql,
  actor: Actor | null,
  { userId, kind, on }: { userId: number; kind: Notice; on: boolean },
): Promise<void> {
  const row = { user_id: userId, kind };
  const changed = await tx.run(
    on
      ? query.deleteFrom('muted_notices').where('user_id', '=', userId).where('kind', '=', kind)
      : query
          .insertInto('muted_notices')
          .values(row)
          .onConflict((same) => same.doNothing()),
  );
  if (changed === 0) return;
  await audit(tx, actor ?? themselves(userId), {
    action: 'account.notices',
    objectType: 'user',
    objectId: userId,
    data: { kind, on },
  });
}
