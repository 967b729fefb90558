import type { Refusal } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
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
  const owner = await db.row(
    query
      .selectFrom('scheduled_postings as s')
      .innerJoin('connections as c', 'c.id', 's.connection_id')
      .select(['c.name as page', (e) => e.fn.coalesce('s.posted_at', 's.fire_at').as('at'), 's.permalink'])
      .where('s.provider', '=', row.provider)
      .where('s.remote_id', '=', remoteId)
      .where('s.id', '<>', row.id),
  );
  if (owner === null) return { remoteId };
  const values = { page: owner.page ?? '', at: owner.at.getTime(), link: owner.permalink ?? 'none' };
  return { remoteId, owned: { code: 'same_text_out', values } };
}
