import type { Database } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { brandingOf, orderBanner } from '../../branding/index.ts';
import type { PostFile } from '../variants/variant-store.ts';
import { brandedPending } from './brand-store.ts';
import { brandedRecipes, inspirationalOf, lacksCard } from './branded-recipes.ts';

/** A card is drawn within a second, and laid behind the reels of its profile ten seconds later. */
const PATIENCE = sql<Date>`app_now() - interval '1 minute'`;

/**
 * Whether a reel that is due is about to get its end card: nobody has looked at the card of its profile before, or it was
 * changed a moment ago. Orders a card that was never drawn. A card that cannot be drawn holds no reel up for longer than a minute.
 */
export async function awaitsCard(db: Database, postId: number, files: readonly PostFile[]): Promise<boolean> {
  if (!files.some(({ kind, recipe }) => kind === 'video' && recipe === null)) return false;
  const post = await db.row(
    query
      .selectFrom('scheduled_postings as s')
      .select(['s.profile_id', 's.app', 's.type', 's.source', inspirationalOf('s'), 's.shows_link'])
      .where('s.id', '=', postId)
      .where('s.type', '=', 'reel')
      .where('s.fire_at', '>', PATIENCE),
  );
  const branding = post && (await brandingOf(db, post.profile_id));
  if (post === null || branding === null) return false;
  if (lacksCard(post, files, branding)) {
    await orderBanner(db, post.profile_id);
    return true;
  }
  const wanted = brandedRecipes(post, files, branding).some((recipe) => recipe !== null);
  return wanted && (await brandedPending(db, post.profile_id)).changing;
}
