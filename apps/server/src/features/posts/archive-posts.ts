import { Readable } from 'node:stream';
import { csvText } from '@waypost/contract/csv';
import { any, query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { archivedName } from '../media/index.ts';
import { heldProfiles } from '../profiles/index.ts';

/** Every post of a person, also deleted ones, with its files by their names in the archive and its newest figures. */
export async function archivePosts({ db }: Deps, userId: number): Promise<Archived> {
  const posts = () => inPages((after, limit) => readPosts(db, { userId, after, limit }));
  return {
    files: [
      jsonFile('posts', posts),
      { name: 'posts.csv', open: async () => Readable.from(table(posts()), { objectMode: false }) },
    ],
  };
}

async function readPosts(
  db: Deps['db'],
  { userId, after, limit }: { readonly userId: number; readonly after: number; readonly limit: number },
) {
  const rows = await db.rows(
    query
      .selectFrom('scheduled_postings as s')
      .leftJoin('post_comments as c', 'c.scheduled_posting_id', 's.id')
      .select(['s.id', 's.profile_id as profile', 's.connection_id as connection', 's.app', 's.type', 's.source'])
      .select(['s.message', 's.published_text', 'c.text as first_comment', 's.link', 's.fire_at', 's.created_at'])
      .select(['s.updated_at', 's.posted_at', 's.status', 's.phase', 's.reason_code', 's.permalink', 's.remote_id'])
      .select(['s.deleted', 's.stats', 's.stats_fetched_at'])
      .where('s.profile_id', 'in', heldProfiles(userId))
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(limit),
  );
  const media = await db.rows(
    query
      .selectFrom('post_media as pm')
      .innerJoin('media as m', 'm.id', 'pm.media_id')
      .select(['pm.scheduled_posting_id as post', 'm.id', 'm.key', 'm.mime', 'pm.alt_text'])
      .where('pm.scheduled_posting_id', '=', any(rows.map(({ id }) => id)))
      .orderBy('pm.position'),
  );
  const ofPost = Map.groupBy(media, ({ post }) => post);
  return rows.map((row) => ({
    ...row,
    media: (ofPost.get(row.id) ?? []).map((file) => ({ file: archivedName(file), alt_text: file.alt_text })),
  }));
}
type Post = Awaited<ReturnType<typeof readPosts>>[number];

const COLUMNS = {
  id: ({ id }) => String(id),
  network: ({ app }) => app,
  type: ({ type }) => type,
  text: ({ message, published_text }) => published_text ?? message,
  first_comment: ({ first_comment }) => first_comment ?? '',
  link: ({ link }) => link ?? '',
  scheduled_for: ({ fire_at }) => fire_at.toISOString(),
  posted: ({ posted_at }) => posted_at?.toISOString() ?? '',
  status: ({ phase }) => phase,
  deleted: ({ deleted }) => String(deleted),
  address: ({ permalink }) => permalink ?? '',
  files: ({ media }) => media.map(({ file }) => file).join(' '),
} as const satisfies Readonly<Record<string, (post: Post) => string>>;

/** A line per post, for spreadsheets: UTF-8 with its mark, and no cell is computed. */
async function* table(posts: AsyncIterable<Post>): AsyncGenerator<string> {
  yield `\uFEFF${Object.keys(COLUMNS).join(',')}\r\n`;
  for await (const post of posts)
    yield `${Object.values(COLUMNS)
      .map((cell) => csvText(cell(post)))
      .join(',')}\r\n`;
}
