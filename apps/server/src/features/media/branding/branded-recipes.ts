import { createHash } from 'node:crypto';
import { type Branding, LOGO_CATEGORY, type PostOrigin, wantedMarks } from '@waypost/contract/branding';
import { endCardFits } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import type { PostSource, PostType } from '@waypost/contract/posts';
import { bool } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { sql, typed } from '../../../platform/db/query.ts';
import { brandingOf } from '../../branding/index.ts';
import { type FileFacts, recipesFor } from '../variants/recipes.ts';

/** What of a post decides how its files are branded. */
export interface BrandedPost extends PostOrigin {
  readonly app: SocialApp;
  readonly type: PostType;
  /** A link's card is drawn by its page, not by the agent. */
  readonly shows_link: boolean;
}
export type BrandedFile = FileFacts & { readonly duration_ms: number | null };

/** Of a post `s`, beside its `source`; what agents bring themselves was made of no posting, and nobody looks for it. */
export const inspirationalOf = (of: string) =>
  typed(bool)`CASE WHEN ${sql.ref(`${of}.posting_id`)} IS NULL THEN false ELSE EXISTS (
    SELECT FROM posting_terms pt JOIN taxonomy_terms tt ON tt.id = pt.term_id
    WHERE pt.posting_id = ${sql.ref(`${of}.posting_id`)} AND tt.kind = 'category' AND tt.slug = ${sql.lit(LOGO_CATEGORY)}) END`.as(
    'inspirational',
  );

type Marks = Pick<Branding, 'logo' | 'banner'>;

/** What is drawn onto the files of a post of this origin. */
export function marksFor(branding: Branding | null, origin: PostOrigin): Marks {
  if (branding === null) return { logo: null, banner: null };
  const wants = wantedMarks(branding, origin);
  return { logo: wants.logo ? branding.logo : null, banner: wants.banner ? branding.banner : null };
}

/** Whether a reel of the post is to end with a card that nobody has drawn yet. */
export const lacksCard = (
  { type, shows_link, ...origin }: Omit<BrandedPost, 'app'>,
  files: readonly { readonly kind: string }[],
  branding: Branding | null,
): boolean =>
  branding?.banner === null &&
  wantedMarks(branding, origin).banner &&
  type === 'reel' &&
  !shows_link &&
  files.some(({ kind }) => kind === 'video');

/** How long the end card of a profile is shown behind reels of this origin; null where there is none. */
export const endCardOf = async (db: Reads, profileId: number, source: PostSource): Promise<number | null> =>
  marksFor(await brandingOf(db, profileId), { source, inspirational: false }).banner?.seconds ?? null;

/** Says what is made, by which way, of what it is drawn and of what it is made: `brand-1:<mark>:<recipe of the network>`. */
const BRANDED = 'brand-1';
/** Of whatever way; the index of what nobody names any more (migration 0041) knows it too. */
export const BRAND_PREFIX = 'brand-';
const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

export const isBrandRecipe = (recipe: string): boolean => recipe.startsWith(BRAND_PREFIX);
/** What the network alone would ask for; null is the stored file itself. */
export const baseOf = (recipe: string): string | null => recipe.split(':').slice(2).join(':') || null;

/** The name of what is made of each file of a post; null where nothing is drawn onto it. */
export function brandedRecipes(
  post: BrandedPost,
  files: readonly BrandedFile[],
  branding: Branding | null,
): (string | null)[] {
  const { logo, banner } = marksFor(branding, post);
  if (branding === null || post.shows_link || (logo === null && banner === null)) return files.map(() => null);
  const bases = recipesFor(post.app, files);
  return files.map((file, at) => {
    const base = bases[at] ?? '';
    if (file.kind === 'image')
      return logo === null ? null : `${BRANDED}:${short(`${logo.position} ${logo.key}`)}:${base}`;
    const carded = banner !== null && post.type === 'reel' && cardFits(post.app, file, banner.seconds);
    return carded ? `${BRANDED}:${short(`${banner.seconds} ${banner.key}`)}:${base}` : null;
  });
}

const cardFits = (app: SocialApp, { duration_ms }: BrandedFile, card: number): boolean =>
  duration_ms !== null && endCardFits(app, duration_ms / 1000, card);
