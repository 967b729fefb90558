import { POST_STATUS } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { COMMENT_FORBIDDEN } from '../reason-text.ts';

/** The connection is back, with what the person gave it: first comments that waited for that are tried at once. Repeatable. */
export async function wakeComments(tx: Sql, connectionId: number): Promise<void> {
  const posted = query
    .selectFrom('scheduled_postings')
    .select('id')
    .where('connection_id', '=', connectionId)
    .where('status', '=', POST_STATUS.posted);
  // A lease stays: whoever tries one at this moment writes what came of it.
  await tx.run(
    query
      .updateTable('post_comments')
      .set({ next_step_at: appNow, reason_code: null })
      .where('next_step_at', 'is not', null)
      .where('reason_code', 'in', [COMMENT_FORBIDDEN, 'reconnect'])
      .where('scheduled_posting_id', 'in', posted),
  );
}
