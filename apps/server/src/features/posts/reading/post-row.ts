import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostType, PreflightMessage } from '@waypost/contract/posts';
import { type FileFacts, VARIANTS_OF_M, type VariantRow } from '../../media/index.ts';
import { FACTS, type FactsRow } from '../facts.ts';

export interface CalendarRow extends FactsRow {
  readonly message: string;
  readonly type: PostType;
  readonly provider: Provider;
  readonly image_key: string | null;
}

export interface MediaItem extends FileFacts {
  readonly key: string;
  readonly thumbnail_key: string;
  readonly alt_text: string | null;
  readonly variants: readonly VariantRow[] | null;
}

export interface PostRow extends FactsRow {
  readonly profile_id: number;
  readonly connection_id: number;
  readonly origin_id: string;
  readonly version: number;
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly pgid: string;
  readonly type: PostType;
  readonly message: string;
  /** Null where it is the message itself (`as_written`), so that a list does not carry each text twice. */
  readonly published_text: string | null;
  readonly as_written: boolean | null;
  readonly message_edited: boolean;
  readonly link: string | null;
  readonly link_title: string | null;
  readonly title: string | null;
  readonly domain: string | null;
  readonly permalink: string | null;
  readonly has_custom_image: boolean;
  readonly created_at: Date;
  readonly reason_code: string | null;
  readonly reason_values: Readonly<Record<string, unknown>> | null;
  readonly preflight_result: PreflightMessage[];
  readonly stats: Readonly<Record<string, number | null>> | null;
  readonly stats_fetched_at: Date | null;
  readonly page_name: string | null;
  readonly page_image: string | null;
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: SocialApp[] | null;
  readonly media: MediaItem[] | null;
  readonly comment_text: string | null;
  readonly comment_phase: 'waiting' | 'sending' | 'posted' | 'failed' | 'unconfirmed' | null;
  readonly comment_reason: string | null;
}

/** A calendar cell: no joins beyond the first picture. */
export const CALENDAR_COLUMNS = `${FACTS}, s.message, s.type, s.provider,
  (SELECT m.thumbnail_key FROM post_media pm JOIN media m ON m.id = pm.media_id
   WHERE pm.scheduled_posting_id = s.id ORDER BY pm.position LIMIT 1) AS image_key`;

export const POST_COLUMNS = `${FACTS}, s.profile_id, s.connection_id, s.origin_id, s.version, s.app, s.provider, s.pgid,
  s.type, s.message, nullif(s.published_text, s.message) AS published_text, s.published_text = s.message AS as_written,
  s.message_edited, s.link, s.link_title, s.title, s.domain, s.permalink,
  s.has_custom_image, s.created_at, s.reason_code, s.reason_values, s.preflight_result, s.stats, s.stats_fetched_at,
  con.name AS page_name, con.image AS page_image, af.hashtag_signature, af.hashtag_enabled_apps,
  (SELECT json_agg(json_build_object('kind', pm.kind, 'key', m.key, 'thumbnail_key', m.thumbnail_key,
     'alt_text', pm.alt_text, 'width', m.width, 'height', m.height, 'mime', m.mime, 'bytes', m.bytes,
     'variants', ${VARIANTS_OF_M}) ORDER BY pm.position)
   FROM post_media pm JOIN media m ON m.id = pm.media_id WHERE pm.scheduled_posting_id = s.id) AS media,
  pc.text AS comment_text, pc.phase AS comment_phase, pc.reason_code AS comment_reason`;

/** The page's name and picture only while the connection still stands for the page that the post belongs to. */
export const POST_JOINS = `LEFT JOIN connections con ON con.id = s.connection_id AND con.page_id = s.pgid
  LEFT JOIN advanced_features af ON af.profile_id = s.profile_id
  LEFT JOIN post_comments pc ON pc.scheduled_posting_id = s.id`;
