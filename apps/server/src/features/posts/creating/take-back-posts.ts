import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { lockPosts } from '../changing/change-store.ts';
import { undoable } from '../changing/undo/undo.ts';
import { UNMADE_FROM } from '../publishing/moves.ts';

/**
 * Unmakes posts that were just made, all of them or none, in the caller's transaction: 409 once their seconds are over or
 * somebody changed one. Nothing of them is anywhere but in these tables: no worker has had them. The caller has checked
 * whose they are.
 */
export async function takeBackPosts(deps: Pick<Deps, 'clock'>, tx: Sql, ids: readonly number[]): Promise<void> {
  const rows = await lockPosts(tx, ids);
  const now = deps.clock.now();
  // A post that had a standing of its own before was not just made: Post now was called of it since.
  const untouched = rows.filter(({ undo, version }) => undo?.version === version && undo.former === null);
  if (untouched.length < ids.length) throw conflict('posts.conflict.one_changed');
  for (const row of rows) undoable(row, now);
  await tx.run(query.deleteFrom('post_media').where('scheduled_posting_id', '=', any(ids)));
  await tx.run(query.deleteFrom('post_comments').where('scheduled_posting_id', '=', any(ids)));
  await tx.run(query.deleteFrom('scheduled_postings').where('id', '=', any(ids)).where('phase', '=', UNMADE_FROM));
}
