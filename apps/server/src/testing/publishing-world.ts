import { randomBytes } from 'node:crypto';
import { providerOf, type SocialApp } from '@waypost/contract';
import { DEMO_WORLD, film } from '@waypost/sandbox';
import sharp from 'sharp';
import { openOutcomeLog, type PublishingDeps, publishDue, sweepPosts } from '../features/posts/index.ts';
import type { TestApp } from './app.ts';

export interface TestPage {
  readonly app: SocialApp;
  readonly profileId: number;
  readonly connectionId: number;
  readonly pageId: string;
}

/** Posts on pages of the sandbox's Facebook, without going through consent and composer. */
export interface PublishingWorld {
  readonly deps: PublishingDeps;
  page(options?: PageOptions): Promise<TestPage>;
  post(page: TestPage, options?: PostOptions): Promise<number>;
  /** Claims and steps until nothing is due. */
  publish(): Promise<number>;
  sweep: () => ReturnType<typeof sweepPosts>;
  row(id: number): Promise<PostRow>;
  attempts(id: number): Promise<AttemptRow[]>;
  /** Texts on the page's wall, oldest first. */
  wall(page: TestPage): string[];
}
export interface PageOptions {
  readonly lateAfterMinutes?: number;
  /** Instagram: an account that hangs on a page of its own. */
  readonly app?: 'facebook' | 'instagram';
}
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
export interface PostRow {
  readonly id: number;
  readonly status: number;
  readonly phase: string;
  readonly reason_code: string | null;
  readonly failures: number;
  readonly remote_id: string | null;
  readonly next_step_at: Date | null;
  readonly ask_user: boolean;
  readonly version: number;
}
export interface AttemptRow {
  readonly id: number;
  readonly n: number;
  readonly outcome: string | null;
  readonly reason_code: string | null;
  readonly absent_reads: number;
  readonly evidence: unknown[];
}

export function publishingWorld(app: TestApp): PublishingWorld {
  const { waypost, sandbox } = app;
  const { db } = waypost;
  const deps: PublishingDeps = { ...waypost, outcomes: openOutcomeLog(waypost.config.home, waypost.log) };
  return {
    deps,
    page: (options = {}) => makePage(app, options),
    post: (page, options = {}) => makePost(app, page, options),
    publish: () => publishDue(deps),
    sweep: () => sweepPosts(deps),
    row: async (id) => {
      const row = await db.row<PostRow>('SELECT * FROM scheduled_postings WHERE id = $1', [id]);
      if (row === null) throw new Error(`no post ${id}`);
      return row;
    },
    attempts: (id) =>
      db.rows<AttemptRow>('SELECT * FROM publish_attempts WHERE scheduled_posting_id = $1 ORDER BY n', [id]),
    wall: ({ app: network, pageId }) =>
      network === 'facebook'
        ? sandbox.control.facebook.wall(pageId).map((post) => post.message ?? '')
        : sandbox.control.instagram.wall(pageId).map((post) => post.caption ?? ''),
  };
}

async function makePage(
  { waypost, sandbox }: TestApp,
  { lateAfterMinutes = 120, app = 'facebook' }: PageOptions,
): Promise<TestPage> {
  const { db, sealer } = waypost;
  const tag = randomBytes(5).toString('hex');
  const { marina } = DEMO_WORLD.people;
  const page = sandbox.control.facebook.addPage({
    name: `Page ${tag}`,
    roles: { [marina.id]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] },
  });
  const token = sandbox.control.facebook.issueToken({ personId: marina.id, pageId: page.id });
  const target = app === 'facebook' ? page : sandbox.control.instagram.addAccount({ pageId: page.id });
  const id = async (sql: string, values: unknown[]) =>
    (await db.row<{ id: number }>(`${sql} RETURNING id`, values))?.id ?? 0;
  const user = await id(
    `INSERT INTO users (email, first_name, last_name, plan) VALUES ($1, 'Marina', 'Duval', 'premium')`,
    [`${tag}@example.test`],
  );
  const profileId = await id(
    `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed) VALUES ($1, $2, 'Marina', 'Duval', $3, true)`,
    [user, `p-${tag}`, `${tag}@example.test`],
  );
  const grant = await id(`INSERT INTO social_grants (network, network_user_id, user_id) VALUES ($1, $2, $3)`, [
    app,
    marina.id,
    user,
  ]);
  await db.run('UPDATE social_grants SET access_token_enc = $2 WHERE id = $1', [
    grant,
    sealer.seal(token, `social_grants:${grant}`),
  ]);
  const connectionId = await id(
    `INSERT INTO connections (profile_id, app, provider, grant_id, installed, connected, page_id, name, page_token_version, late_after_minutes)
     VALUES ($1, $2, $3, $4, true, true, $5, $6, 1, $7)`,
    [profileId, app, providerOf(app), grant, target.id, target.name, lateAfterMinutes],
  );
  await db.run('UPDATE connections SET page_token_enc = $2 WHERE id = $1', [
    connectionId,
    sealer.seal(token, `connections:${connectionId}:page`),
  ]);
  return { app, profileId, connectionId, pageId: target.id };
}

async function makePost({ waypost }: TestApp, page: TestPage, options: PostOptions): Promise<number> {
  const { db } = waypost;
  const message = options.message ?? `Post ${randomBytes(6).toString('hex')}`;
  const row = await db.row<{ id: number }>(
    `INSERT INTO scheduled_postings
       (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message, link, fire_at, next_step_at, late_after)
     SELECT $1, c.id, c.app, c.provider, c.page_id, $3, 'api', gen_random_uuid(), $4, $5,
       app_now() + make_interval(secs => $6), app_now() + make_interval(secs => $6),
       app_now() + make_interval(secs => $6) + make_interval(mins => c.late_after_minutes)
     FROM connections c WHERE c.id = $2 RETURNING id`,
    [
      page.profileId,
      page.connectionId,
      options.film ?? (options.images ? 'image' : 'post'),
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
