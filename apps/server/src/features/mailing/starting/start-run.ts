import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query } from '../../../platform/db/query.ts';
import type { RunContent } from '../content.ts';

export interface NewRun {
  readonly profileId: number;
  readonly listId: number;
  readonly content: RunContent;
  /** Business time. Nothing is frozen or sent before. */
  readonly fireAt: Date;
}

/** Puts a run into the world, in the caller's transaction; it is frozen and sent when its time has come. */
export async function startRun(tx: Sql, { profileId, listId, content, fireAt }: NewRun): Promise<number> {
  const run = await tx.row(
    query
      .insertInto('mailing_runs')
      .values({ profile_id: profileId, list_id: listId, content: json(content), fire_at: fireAt })
      .returning('id'),
  );
  if (run === null) throw new Error('The run was not written');
  return run.id;
}
