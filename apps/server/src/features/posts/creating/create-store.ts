import type { Insertable } from 'kysely';
import type { Sql } from '../../../platform/db/database.ts';
import { placesOf, prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';

const COLUMNS = [
  'profile_id',
  'connection_id',
  'app',
  'provider',
  'pgid',
  'type',
  'source',
  'posting_id',
  'generated_posting_id',
  'origin_id',
  'message',
  'link',
  'link_title',
  'shows_link',
  'domain',
  'created_at',
  'fire_at',
  'next_step_at',
  'late_after',
  'preflight_at',
  'preflight_result',
  'has_custom_image',
  'undo',
] as const;
type NewPost = Required<Pick<Insertable<Tables['scheduled_postings']>, (typeof COLUMNS)[number]>>;

const addPost = prepared('post_insert', (p: NewPost) =>
  query.insertInto('scheduled_postings').values(placesOf(p, COLUMNS)).returning('id'),
);

type NewPicture = Insertable<Tables['post_media']>;
const addPicture = prepared('post_media_insert', (p: NewPicture) =>
  query.insertInto('post_media').values({
    scheduled_posting_id: p.scheduled_posting_id,
    position: p.position,
    media_id: p.media_id,
    kind: p.kind,
    alt_text: p.alt_text,
  }),
);
const addComment = prepared('post_comment_insert', (p: { post: number; text: string }) =>
  query.insertInto('post_comments').values({ scheduled_posting_id: p.post, text: p.text }),
);

interface NewFile {
  readonly id: number;
  readonly kind: NewPicture['kind'];
  readonly altText: string | null;
}
/** The files of a post that has none yet, in their order. */
export async function insertMedia(tx: Sql, post: number, media: readonly NewFile[]): Promise<void> {
  for (const [position, { id, kind, altText }] of media.entries())
    await tx.run(addPicture({ scheduled_posting_id: post, position, media_id: id, kind, alt_text: altText }));
}

/** The profile was checked when the scope was made that the row's `profile_id` comes from. */
export async function insertPost(
  tx: Sql,
  post: NewPost,
  media: readonly NewFile[],
  firstComment: string | null,
): Promise<number> {
  const row = await tx.row(addPost(post));
  if (row === null) throw new Error('A post was not inserted');
  await insertMedia(tx, row.id, media);
  if (firstComment !== null) await tx.run(addComment({ post: row.id, text: firstComment }));
  return row.id;
}
