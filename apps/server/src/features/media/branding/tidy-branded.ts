import { any, query, sql } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { MediaDeps } from '../deps.ts';
import { removeFilesJob } from '../pictures/delete-image.ts';
import { BRAND_PREFIX } from './branded-recipes.ts';

const AT_ONCE = 100;
/** Whoever is about to name it again has done so by then. */
const UNTOUCHED = sql<Date>`clock_timestamp() - interval '1 hour'`;

const unnamed = query
  .selectFrom('media_variants as v')
  .where('v.recipe', 'like', sql.lit(`${BRAND_PREFIX}%`))
  .where((e) =>
    e.not(
      e.exists(
        e
          .selectFrom('post_media as pm')
          .select('pm.position')
          .whereRef('pm.media_id', '=', 'v.media_id')
          .whereRef('pm.recipe', '=', 'v.recipe'),
      ),
    ),
  );

/** Removes the files of brandings that no post has any more, neither to go out nor gone out. Answers how many. */
export async function tidyBranded({ db }: Pick<MediaDeps, 'db'>): Promise<number> {
  let removed = 0;
  for (let found = AT_ONCE; found === AT_ONCE; removed += found)
    found = await db.transaction(async (tx) => {
      const old = unnamed.select('v.id').where('v.updated_at', '<', UNTOUCHED).orderBy('v.updated_at').limit(AT_ONCE);
      const locked = (await tx.rows(old.forUpdate('v').skipLocked())).map(({ id }) => id);
      // Asked once more now that they are held: who names one holds it too, and has committed by then.
      const free = (await tx.rows(unnamed.select('v.id').where('v.id', '=', any(locked)))).map(({ id }) => id);
      const gone = await tx.rows(query.deleteFrom('media_variants').where('id', '=', any(free)).returning('key'));
      const keys = gone.flatMap(({ key }) => key ?? []);
      if (keys.length > 0) await addJob(tx, removeFilesJob, { keys }, { queue: 'files' });
      return free.length;
    });
  return removed;
}
