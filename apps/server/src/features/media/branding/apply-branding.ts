import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { brandingOf, orderBanner } from '../../branding/index.ts';
import type { MediaDeps } from '../deps.ts';
import { insertVariant } from '../variants/variant-store.ts';
import {
  type BrandingChange,
  brandedPosts,
  endChange,
  filesToBrand,
  lockBranded,
  nameRecipe,
  takeChanges,
} from './brand-store.ts';
import { brandedRecipes, lacksCard } from './branded-recipes.ts';

/** Locked at once. */
const CHUNK = 50;

/** Orders the files of posts anew whose profile is branded otherwise since. Repeatable, and so is each part of it. */
export const brandingSweep = (deps: MediaDeps): Sweep =>
  sweep({
    id: 'media.branding',
    everyMs: 2_000,
    lanes: 1,
    take: (atMost) => takeChanges(deps.db, atMost),
    async work(change, signal) {
      await applyChange(deps, change, signal);
      return true;
    },
  });

async function applyChange(deps: MediaDeps, change: BrandingChange, signal: AbortSignal): Promise<void> {
  const profileId = change.profile_id;
  const posts = await brandedPosts(deps.db, profileId);
  let whole = true;
  for (let at = 0; at < posts.length && !signal.aborted; at += CHUNK)
    whole = (await applyTo(deps, profileId, posts.slice(at, at + CHUNK))) && whole;
  await endChange(deps.db, change, whole && !signal.aborted);
}

/** False where one of them was being sent: it stays as it is, and is looked at again. */
function applyTo({ db }: MediaDeps, profileId: number, posts: readonly number[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await lockBranded(tx, profileId, posts);
    // Asked after the posts are locked: what is ordered is never older than what they had.
    const branding = await brandingOf(tx, profileId);
    const free = rows.filter(({ phase }) => phase !== 'claimed');
    const files = Map.groupBy(
      await filesToBrand(
        tx,
        free.map(({ id }) => id),
      ),
      ({ post }) => post,
    );
    let lacking = false;
    const orders: { mediaId: number; recipe: string; neededAt: Date }[] = [];
    for (const row of free) {
      const own = files.get(row.id) ?? [];
      const recipes = brandedRecipes(row, own, branding);
      lacking ||= lacksCard(row, own, branding);
      for (const [at, file] of own.entries()) {
        const recipe = recipes[at] ?? null;
        await nameRecipe(tx, row.id, file.position, recipe);
        if (recipe !== null) orders.push({ mediaId: file.id, recipe, neededAt: row.fire_at });
      }
    }
    // Drawn, it is a change of its own.
    if (lacking) await orderBanner(tx, profileId);
    // In the order of their media, as everybody orders several.
    for (const { mediaId, recipe, neededAt } of orders.sort((a, b) => a.mediaId - b.mediaId))
      await insertVariant(tx, mediaId, recipe, neededAt);
    return free.length === rows.length;
  });
}
