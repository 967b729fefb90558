import { randomBytes } from 'node:crypto';
import { film } from '@waypost/sandbox';
import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { TestPage } from './publishing-page.ts';

export interface PostOptions {
  readonly message?: string;
  readonly images?: number;
  /** One film, going out as this. */
  readonly film?: 'video' | 'reel';
  readonly link?: string;
  /** Seconds from now. */
  readonly inS?: number;
  readonly firstComment?: string;
}

/** A post that is due `inS` seconds from now, without going through the composer. Answers its id. */
export async function makePost(
  { waypost }: Pick<TestApp, 'waypost'>,
  page: TestPage,
  options: PostOptions,
): Promise<number> {
  const { db } = waypost;
  const message = options.message ?? `Post ${randomBytes(6).toString('hex')}`;
  const row = await db.row<{ id: number }>(
    `INSERT INTO scheduled_postings
       (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message, link, fire_at, next_step_at, late_after)
     SELECT $1, c.id, c.app, c.provider, c.page_id, CASE WHEN c.is_feed THEN 'feedpost' ELSE $3 END, 'api', gen_random_uuid(), $4, $5,
       app_now() + make_interval(secs => $6), app_now() + make_interval(secs => $6),
       app_now() + make_interval(secs => $6) + make_interval(mins => c.late_after_minutes)
     FROM connections c WHERE c.id = $2 RETURNING id`,
    [
      page.profileId,
      page.connectionId,
      options.film ?? (options.images ? 'image' : options.link ? 'link' : 'post'),
      message,
      options.link ?? null,
      options.inS ?? 0,
    ],
  );
  const post = row?.id ?? 0;
  for (let position = 0; position < (options.images ?? 0); position += 1) await addImage(waypost, page, post, position);
  if (options.film) await addFilm(waypost, page, post);
  if (options.firstComment !== undefined)
    await db.run('INSERT INTO post_comments (scheduled_posting_id, text) VALUES ($1, $2)', [
      post,
      options.firstComment,
    ]);
  return post;
}

async function addImage(
  { db, storage }: TestApp['waypost'],
  page: TestPage,
  post: number,
  position: number,
): Promise<void> {
  const tag = randomBytes(8).toString('hex');
  const background = { r: position * 60, g: 120, b: 160 };
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const key = `${page.profileId}/${tag}/${tag}.jpg`;
  await storage.put(key, bytes, 'image/jpeg');
  await attach(db, page, post, {
    position,
    key,
    kind: 'image',
    mime: 'image/jpeg',
    bytes: bytes.byteLength,
    width: 640,
    height: 480,
    altText: 'A fjord',
  });
}

async function addFilm({ db, storage }: TestApp['waypost'], page: TestPage, post: number): Promise<void> {
  const tag = randomBytes(8).toString('hex');
  const bytes = film();
  const key = `${page.profileId}/${tag}/${tag}.mp4`;
  await storage.put(key, bytes, 'video/mp4');
  await attach(db, page, post, {
    position: 0,
    key,
    kind: 'video',
    mime: 'video/mp4',
    bytes: bytes.byteLength,
    width: 720,
    height: 1280,
    altText: null,
  });
}

interface NewFile {
  readonly position: number;
  readonly key: string;
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly altText: string | null;
}

async function attach(db: TestApp['waypost']['db'], page: TestPage, post: number, file: NewFile): Promise<void> {
  const media = await db.row<{ id: number }>(
    `INSERT INTO media (profile_id, key, thumbnail_key, kind, mime, bytes, width, height, sha256)
     VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [page.profileId, file.key, file.kind, file.mime, file.bytes, file.width, file.height, file.key],
  );
  await db.run(
    'INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, $2, $3, $4, $5)',
    [post, file.position, media?.id, file.kind, file.altText],
  );
}
