import { videoTypes } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import type { PostType, StoredContent } from '@waypost/contract/posts';
import type { Storage } from '../../../connectors/storage/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { any, query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Medium, mediaOfPosts, presentChosen } from '../../media/index.ts';
import { ownedInOrder } from '../changing/change-store.ts';
import { loadPost } from './store.ts';

const written = prepared('post_contents', (p: { ids: readonly number[] }) =>
  query
    .selectFrom('scheduled_postings as s')
    .leftJoin('post_comments as pc', 'pc.scheduled_posting_id', 's.id')
    .select([
      's.id',
      's.profile_id',
      's.version',
      's.app',
      's.type',
      's.fire_at',
      's.message',
      's.link',
      's.shows_link',
    ])
    .select('pc.text as comment')
    .where('s.id', '=', any(p.ids))
    .orderBy('s.id'),
);

export interface Written extends RowOf<typeof written> {
  readonly media: readonly (Medium & { readonly alt_text: string | null })[];
}

/** What posts say and show. The caller has checked whose they are. */
export async function contentOfPosts(db: Sql, ids: readonly number[]): Promise<Written[]> {
  const rows = await db.rows(written({ ids }));
  const media = await mediaOfPosts(db, ids);
  // The picture of the page behind a link was chosen by nobody.
  const chosen = media.filter(({ of_link }) => of_link === null);
  return rows.map((row) => ({ ...row, media: chosen.filter(({ post }) => post === row.id) }));
}

/** The same of posts of the person, whichever profile they are in; 404 when one of them is somebody else's. */
export async function contentOfOwn(db: Sql, actor: Actor, ids: readonly number[]): Promise<Written[]> {
  const own = await ownedInOrder(db, actor, ids);
  if (own.length < new Set(ids).size) throw notFound();
  return contentOfPosts(db, ids);
}

/** What a single video goes out as, where its network leaves a choice. */
export const mediaTypeOf = ({ app, type }: { app: SocialApp; type: PostType }): 'post' | 'reel' | null => {
  if (videoTypes(app).length < 2) return null;
  return type === 'reel' ? 'reel' : type === 'video' ? 'post' : null;
};

/** As the composer takes a post up; 404 for another's. */
export async function loadContent(
  deps: { readonly db: Sql; readonly storage: Storage },
  actor: Actor,
  id: number,
): Promise<StoredContent> {
  await loadPost(deps.db, actor, id, 'read');
  const [post] = await contentOfPosts(deps.db, [id]);
  if (post === undefined) throw notFound();
  return {
    version: post.version,
    fire_at: wireTime(post.fire_at),
    message: post.message,
    link: post.link,
    shows: post.shows_link ? 'link' : null,
    custom_image_ids: post.media.map((medium) => medium.image_id),
    alt_texts: post.media.map((medium) => medium.alt_text ?? ''),
    first_comment: post.comment,
    media_type: mediaTypeOf(post),
    media: post.media.map((medium) => presentChosen(deps, medium)),
  };
}
