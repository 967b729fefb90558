import type { Refusal } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { MachineRow } from '../machine-row.ts';
import type { Reason } from '../post-write.ts';

export interface Twin {
  readonly remoteId: string;
  /** Another row of ours is this post: why this one is refused then. */
  readonly owned?: Reason;
}

/** The post that a network names when it refuses a second one with the same text; null when it names none. */
export async function namedTwin(db: Sql, row: MachineRow, refusal: Refusal): Promise<Twin | null> {
  if (refusal.kind !== 'duplicate' || refusal.remoteId === null) return null;
  const { remoteId } = refusal;
  const owner = await db.row<{ page: string | null; at: Date; permalink: string | null }>(
    `SELECT c.name AS page, coalesce(s.posted_at, s.fire_at) AS at, s.permalink
     FROM scheduled_postings s JOIN connections c ON c.id = s.connection_id
     WHERE s.provider = $1 AND s.remote_id = $2 AND s.id <> $3`,
    [row.provider, remoteId, row.id],
  );
  if (owner === null) return { remoteId };
  const values = { page: owner.page ?? '', at: owner.at.getTime(), link: owner.permalink ?? 'none' };
  return { remoteId, owned: { code: 'same_text_out', values } };
}
