import type { Database } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { brandingOf } from '../../branding/index.ts';
import { insertVariant, type PostFile } from '../variants/variant-store.ts';
import { inTurnSoon } from './brand-store.ts';
import { brandedRecipes, inspirationalOf } from './branded-recipes.ts';

/**
 * A copy of a campaign that is due before its profile's turn comes, because staff gave it other files, or its agent posts it, a moment
 * after: what is drawn onto them is ordered now. True where something was. Its row is the caller's: the sweep passes over it.
 */
export async function brandDueCopy(db: Database, postId: number, files: readonly PostFile[]): Promise<boolean> {
  if (files.every(({ recipe }) => recipe !== null)) return false;
  const post = await db.row(
    query
      .selectFrom('scheduled_postings as s')
      .select(['s.profile_id', 's.app', 's.type', 's.source', inspirationalOf('s'), 's.shows_link'])
      .where('s.id', '=', postId)
      .where('s.profile_id', 'in', inTurnSoon),
  );
  if (post === null) return false;
  const wanted = brandedRecipes(post, files, await brandingOf(db, post.profile_id));
  const lacking = files.flatMap(({ id, recipe: has }, position) => {
    const recipe = wanted[position] ?? null;
    return has === null && recipe !== null ? [{ id, position, recipe }] : [];
  });
  if (lacking.length === 0) return false;
  await db.transaction(async (tx) => {
    // By their ids, as everybody takes several. Files that were exchanged meanwhile are others.
    for (const { id, position, recipe } of lacking.sort((a, b) => a.id - b.id)) {
      await tx.run(
        query
          .updateTable('post_media')
          .set({ recipe })
          .where('scheduled_posting_id', '=', postId)
          .where('position', '=', position)
          .where('media_id', '=', id)
          .where('recipe', 'is', null),
      );
      await insertVariant(tx, id, recipe);
    }
  });
  return true;
}
