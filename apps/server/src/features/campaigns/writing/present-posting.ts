import {
  POSTING_UNDO_SECONDS,
  type Posting,
  type PostingCell,
  type PostingFile,
  type PostingReader,
  postingActions,
  postingStatus,
  postingType,
  type RelatedData,
  type TAXONOMY_FIELDS,
} from '@waypost/contract/campaigns';
import { type Locale, textIn } from '@waypost/i18n';
import type { Storage } from '../../../connectors/storage/port.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { mediaUrl, playableKey, shownKey, videoState } from '../../media/index.ts';
import type { CellRow, FileRow, PostingRow } from './posting-store.ts';
import { presentBrief, presentOg } from './present-campaign.ts';

type Files = { readonly storage: Storage };
/** What is counted of its copies. */
export interface AboutCopies {
  readonly related: RelatedData | null;
  readonly stats: Posting['stats'];
}
export const NOTHING_COUNTED: AboutCopies = { related: null, stats: null };

export const readerOf = ({ isSuperuser, permissions }: Actor): PostingReader => ({
  writes: isSuperuser || permissions.has('marketing.manage_campaigns'),
  superuser: isSuperuser,
});

/** A picture or a video as it can be shown, with how far its conversion is. */
export function presentFile(deps: Files, file: Omit<FileRow, 'alt_text' | 'media_id'>) {
  const { state, progress } = file.kind === 'video' ? videoState(file) : { state: 'ready' as const, progress: 100 };
  return {
    ...{ id: file.id, kind: file.kind, width: file.width, height: file.height, state, progress },
    url: mediaUrl(deps, shownKey(file)),
    thumbnail: mediaUrl(deps, file.thumbnail_key),
    duration: file.duration_ms === null ? null : file.duration_ms / 1000,
  };
}

/** The same as a post shows it. */
export const presentPostingFile = (deps: Files, file: FileRow): PostingFile => ({
  ...presentFile(deps, file),
  alt_text: file.alt_text,
});

/** Until when a deletion can be taken back; of what advisors never got that has no end. */
export const restorableUntil = ({
  deleted_at,
  published_at,
  type,
}: Pick<PostingRow, 'deleted_at' | 'published_at' | 'type'>) =>
  deleted_at === null || published_at === null || type === 'library'
    ? null
    : new Date(deleted_at.getTime() + POSTING_UNDO_SECONDS * 1_000).toISOString();

const timed = (row: Pick<PostingRow, 'deleted_at' | 'fire_at' | 'type' | 'published_at'>) => ({
  deleted: row.deleted_at !== null,
  // What was written as a campaign and is a library now has its times no more.
  fire_at: row.type === 'library' ? null : row.fire_at && wireTime(row.fire_at),
  campaign: { type: row.type, published: row.published_at !== null },
  restorable_until: restorableUntil(row),
});

function shownOf(deps: Files, { media }: PostingRow) {
  const [first] = media;
  const picture = media.find(({ kind }) => kind === 'image');
  const video = media.find(({ kind }) => kind === 'video');
  const playable = video && playableKey(video);
  const custom = picture && mediaUrl(deps, picture.key);
  return {
    image: custom ?? (first ? mediaUrl(deps, first.thumbnail_key) : null),
    thumbnail: first ? mediaUrl(deps, first.thumbnail_key) : null,
    video: playable ? mediaUrl(deps, playable) : null,
    custom_image: custom ?? null,
    has_custom_image: media.length > 0,
  };
}

/** What a reader may do with it now. */
export const actionsOf = (row: Parameters<typeof timed>[0] & Pick<PostingRow, 'now'>, reader: PostingReader) =>
  postingActions(timed(row), reader, row.now);

export function presentPosting(
  deps: Files,
  row: PostingRow,
  { reader, locale, related, stats }: { readonly reader: PostingReader; readonly locale: Locale } & AboutCopies,
): Posting {
  const of = timed(row);
  const ogs = row.ogs.map((og) => presentOg(deps, og));
  const og = ogs.find(({ idx }) => idx === row.og_index);
  const worn = (kind: (typeof TAXONOMY_FIELDS)[number]) =>
    row.terms.filter((term) => term.kind === kind).map(({ slug, name }) => ({ slug, name: textIn(locale, name) }));
  return {
    ...{ id: row.id, version: row.version, app: row.app, post_type: row.post_type, message: row.message },
    type: postingType(row.post_type, row.type),
    ...shownOf(deps, row),
    media: row.media.map((file) => presentPostingFile(deps, file)),
    ...{ link: row.link, og_index: row.og_index, landing_page_link: row.landing_page_link ?? row.link },
    og_data: og ? { title: og.title, image: og.image, url: og.url } : null,
    ...{ fire_at: of.fire_at, deleted: of.deleted, restorable_until: of.restorable_until },
    updated: wireTime(row.updated_at),
    status: postingStatus(of, row.now),
    actions: actionsOf(row, reader),
    ...{ travel_type: worn('travel_type'), destination: worn('destination'), category: worn('category') },
    ...{ stats, related_data: related },
    campaign: { ...presentBrief(row.campaign_id, row), ogs },
  };
}

export function presentCell(deps: Files, row: CellRow): PostingCell {
  const of = timed(row);
  return {
    ...{ id: row.id, version: row.version, app: row.app, message: row.message },
    type: postingType(row.post_type, row.type),
    status: postingStatus(of, row.now),
    ...{ deleted: of.deleted, fire_at: of.fire_at },
    image: row.thumbnail_key && mediaUrl(deps, row.thumbnail_key),
    campaign: presentBrief(row.campaign_id, row),
  };
}
