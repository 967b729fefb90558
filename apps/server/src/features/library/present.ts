import { type LibraryCampaign, type LibraryPost, linkAddress, shownOptions } from '@waypost/contract/library';
import { isSocialApp } from '@waypost/contract/networks';
import type { TermNamed } from '@waypost/contract/taxonomies';
import type { Locale } from '@waypost/i18n';
import type { Storage } from '../../connectors/storage/port.ts';
import { type Medium, mediaUrl, playableKey, presentChosen } from '../media/index.ts';
import type { CampaignRow, PostingRow } from './store.ts';

interface Shower {
  readonly storage: Storage;
}
type Worn = NonNullable<PostingRow['terms']>[number];

const termsOf = (row: PostingRow, kind: Worn['kind'], locale: Locale): TermNamed[] =>
  shownOptions(
    (row.terms ?? [])
      .filter((term) => term.kind === kind)
      .map(({ slug, name }) => ({ slug, name: name?.[locale] || name?.en })),
  ).map(({ slug, name }) => ({ slug, name }));

const domainOf = (address: string): string | null => URL.parse(address)?.hostname.replace(/^www\./, '') ?? null;

/** Where a post leads: its link, or else its landing page. */
export const linkOf = ({ link, landing_page_link: page }: Pick<PostingRow, 'link' | 'landing_page_link'>) =>
  link || page || null;

export function presentPost(
  deps: Shower,
  locale: Locale,
  row: PostingRow,
  media: readonly (Medium & { readonly alt_text: string | null })[],
): LibraryPost {
  const link = linkOf(row);
  const [first] = media;
  // A link without files has the picture that its card will have.
  const picture = first === undefined ? row.og_key : first.kind === 'image' ? first.key : first.thumbnail_key;
  const film = media.find(({ kind }) => kind === 'video');
  const playable = film && playableKey(film);
  if (!isSocialApp(row.app)) throw new Error(`A library post for ${row.app}`);
  return {
    id: row.id,
    app: row.app,
    message: row.message,
    image: picture && mediaUrl(deps, picture),
    video: playable ? mediaUrl(deps, playable) : null,
    link,
    external_link: link && linkAddress(link),
    link_title: row.og_title,
    title: row.og_title,
    domain: link && domainOf(linkAddress(link)),
    stats: row.stats,
    media: media.map((medium) => presentChosen(deps, medium)),
    alt_texts: media.map(({ alt_text: alt }) => alt ?? ''),
    campaign: { id: row.campaign_id, type: row.type, title: row.title },
    supplier: row.supplier_label,
    travel_type: termsOf(row, 'travel_type', locale),
    destination: termsOf(row, 'destination', locale),
    category: termsOf(row, 'category', locale),
  };
}

export const presentCampaign = (deps: Shower, row: CampaignRow): LibraryCampaign => ({
  id: row.id,
  type: row.type,
  title: row.title,
  supplier: row.supplier_label,
  image: row.thumbnail_key && mediaUrl(deps, row.thumbnail_key),
  num_posts: row.num_posts,
  published: true,
});
