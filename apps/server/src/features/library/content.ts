import { type MediaTypes, videoTypes } from '@waypost/contract/media';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import { completeAddress } from '@waypost/contract/wire';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { linkOf } from './present.ts';
import type { OfferedPost } from './store.ts';

/** What a post of the library says and shows, as posts are made of it: its files, or else its link. */
export function contentOf(post: OfferedPost) {
  const { media } = post;
  const link = completeAddress(linkOf(post));
  const film = media.some(({ kind }) => kind === 'video');
  const shows = film
    ? ('video' as const)
    : media.length > 0
      ? ('pictures' as const)
      : link === null
        ? null
        : ('link' as const);
  return {
    message: post.message,
    link: shows === 'link' ? link : null,
    shows,
    media,
    altTexts: media.map(({ alt_text: alt, description }) => alt ?? description),
    // The name that staff gave the link, before anybody has read its page.
    linkTitle: shows === 'link' ? post.og_title : null,
    mediaTypes: mediaTypesOf(post),
  };
}

/** A film goes out as what staff made it for, where the network leaves a choice. */
function mediaTypesOf({ post_type: type }: OfferedPost): MediaTypes {
  if (type !== 'reel' && type !== 'video') return {};
  const choosing = SOCIAL_APPS.filter((app) => videoTypes(app).length > 1);
  return Object.fromEntries(choosing.map((app) => [app, type === 'reel' ? 'reel' : 'post']));
}

/** The networks of a profile that are connected and in the plan. */
export async function connectedApps(db: Sql, { profileId, actor }: ProfileScope): Promise<SocialApp[]> {
  const rows = await db.rows(
    query
      .selectFrom('connections')
      .select('app')
      .where('profile_id', '=', profileId)
      .where('installed', '=', true)
      .where('connected', '=', true),
  );
  const pro = hasPro(actor.plan, actor.isSuperuser);
  return SOCIAL_APPS.filter((app) => rows.some((row) => row.app === app) && (pro || !CHANNELS[app].proOnly));
}
