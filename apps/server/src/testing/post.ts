import { randomUUID } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import { providerOf } from '@waypost/contract/networks';
import { video } from '@waypost/sandbox';
import sharp from 'sharp';
import type { TestApp } from './app.ts';
import { insertId, tag } from './factories.ts';

export interface ConnectedPage {
  readonly app: SocialApp;
  readonly userId: number;
  readonly profileId: number;
  readonly connectionId: number;
  readonly pageId: string;
}
export interface PostOptions {
  /** In an hour unless told, on the business clock. */
  readonly inMinutes?: number;
  readonly createdInMinutes?: number;
  readonly message?: string;
  readonly images?: number;
  /** One video, going out as this. */
  readonly video?: 'video' | 'reel';
  readonly link?: string;
  readonly firstComment?: string;
  /** Columns, for a row as it may stand in the table at any time of its life. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** A post on a connected page, without going through the composer; its files can be sent. Answers its id. */
export async function buildPost(app: TestApp, page: ConnectedPage, options: PostOptions = {}): Promise<number> {
  const { db, clock } = app.waypost;
  const connection = await db.row<{ is_feed: boolean; late_after_minutes: number }>(
    'SELECT is_feed, late_after_minutes FROM connections WHERE id = $1',
    [page.connectionId],
  );
  const { images = 0, link, firstComment, inMinutes = 60, createdInMinutes = 0 } = options;
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const fireAt = at(inMinutes);
  const posted = options.set?.status === 10;
  const id = await insertId(db, 'scheduled_postings', {
    profile_id: page.profileId,
    connection_id: page.connectionId,
    app: page.app,
    provider: providerOf(page.app),
    pgid: page.pageId,
    type: connection?.is_feed ? 'feedpost' : (options.video ?? (images > 0 ? 'image' : link ? 'link' : 'post')),
    source: 'api',
    origin_id: randomUUID(),
    message: options.message ?? `Post ${tag()}`,
    link,
    fire_at: fireAt,
    created_at: at(createdInMinutes),
    late_after: new Date(fireAt.getTime() + (connection?.late_after_minutes ?? 0) * 60_000),
    next_step_at: posted ? null : fireAt,
    ...(posted && { phase: 'posted', remote_id: `${page.pageId}_${tag()}`, posted_at: fireAt }),
    ...options.set,
  });
  for (let position = 0; position < images; position += 1) await attach(app, page, id, await picture(position));
  if (options.video !== undefined) await attach(app, page, id, VIDEO);
  if (firstComment !== undefined)
    await db.run('INSERT INTO post_comments (scheduled_posting_id, text) VALUES ($1, $2)', [id, firstComment]);
  return id;
}

/** A release that is on its way. */
export const openAttempt = ({ waypost: { db } }: TestApp, post: number): Promise<number> =>
  insertId(db, 'publish_attempts', {
    scheduled_posting_id: post,
    n: 1,
    purpose: 'publish',
    snapshot: '{}',
    version: 1,
  });

interface NewFile {
  readonly position: number;
  readonly bytes: Buffer;
  readonly altText: string | null;
  readonly facts: Readonly<{ kind: 'image' | 'video'; mime: string; width: number; height: number }>;
}

async function picture(position: number): Promise<NewFile> {
  const [width, height] = [640, 480];
  const background = { r: position * 60, g: 120, b: 160 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { position, bytes, altText: 'A fjord', facts: { kind: 'image', mime: 'image/jpeg', width, height } };
}

const VIDEO: NewFile = {
  position: 0,
  bytes: video(),
  altText: null,
  facts: { kind: 'video', mime: 'video/mp4', width: 720, height: 1280 },
};

async function attach({ waypost }: TestApp, page: ConnectedPage, post: number, file: NewFile): Promise<void> {
  const { bytes, facts, position, altText } = file;
  const name = tag();
  const key = `${page.profileId}/${name}/${name}.${facts.kind === 'image' ? 'jpg' : 'mp4'}`;
  await waypost.storage.put(key, bytes, facts.mime);
  const media = await insertId(waypost.db, 'media', {
    profile_id: page.profileId,
    key,
    thumbnail_key: key,
    bytes: bytes.byteLength,
    sha256: key,
    ...facts,
  });
  await insertId(waypost.db, 'profile_images', { profile_id: page.profileId, media_id: media });
  await waypost.db.run(
    'INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, $2, $3, $4, $5)',
    [post, position, media, facts.kind, altText],
  );
}
