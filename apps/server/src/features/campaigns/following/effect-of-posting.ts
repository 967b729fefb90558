import type { PostingEffect } from '@waypost/contract/campaigns';
import { POST_STATUS } from '@waypost/contract/posts';
import { int4, int8, sure } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const count = statement(
  'posting-effect',
  {
    takes: { posting: int8 },
    gives: { changed: sure(int4), worded: sure(int4), edited: sure(int4), out: sure(int4) },
  },
  ($) => `
  SELECT (count(*) FILTER (WHERE NOT p.gone))::int AS changed, (count(*) FILTER (WHERE NOT p.gone AND p.message_edited))::int AS worded,
    (count(*) FILTER (WHERE NOT p.gone AND (p.message_edited OR p.image_edited OR p.fire_at_edited)))::int AS edited,
    (count(*) FILTER (WHERE p.gone))::int AS out
  FROM (
    SELECT message_edited, image_edited, fire_at_edited,
      status IN (${POST_STATUS.posted}, ${POST_STATUS.reposted}) OR phase IN ('committing', 'accepted', 'unconfirmed') AS gone
    FROM scheduled_postings WHERE source = 'campaign' AND posting_id = ${$.posting} AND withdrawn_at IS NULL
  ) p`,
);

/** What a verb would do to the copies now. They go on changing meanwhile. */
export async function effectOf(
  db: Reads,
  posting: number,
  what: 'edit' | 'reschedule' | 'delete' | 'undo',
): Promise<PostingEffect> {
  const { changed = 0, worded = 0, edited = 0, out = 0 } = (await db.row(count({ posting }))) ?? {};
  const kept = what === 'edit' ? worded : what === 'reschedule' ? edited : 0;
  return { changed: changed - kept, kept, out, estimate: true };
}
