import { randomBytes } from 'node:crypto';
import { DEMO_WORLD } from '@waypost/sandbox';
import sharp from 'sharp';
import { openOutcomeLog, type PublishingDeps, publishDue, sweepPosts } from '../features/posts/index.ts';
import type { TestApp } from './app.ts';

export interface TestPage {
  readonly profileId: number;
  readonly connectionId: number;
  readonly pageId: string;
}

/** Posts on pages of the sandbox's Facebook, without going through consent and composer. */
export interface PublishingWorld {
  readonly deps: PublishingDeps;
  page(options?: { lateAfterMinutes?: number }): Promise<TestPage>;
  post(page: TestPage, options?: PostOptions): Promise<number>;
  /** Claims and steps until nothing is due. */
  publish(): Promise<number>;
  sweep: () => ReturnType<typeof sweepPosts>;
  row(id: number): Promise<PostRow>;
  attempts(id: number): Promise<AttemptRow[]>;
  /** Texts on the page's wall, oldest first. */
  wall(page: TestPage): string[];
}
export interface PostOptions {
  readonly message?: string;
  readonly images?: number;
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
    page: (options) => makePage(app, options?.lateAfterMinutes ?? 120),
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
    wall: (page) => sandbox.control.facebook.wall(page.pageId).map((post) => post.message ?? ''),
  };
}

async function makePage({ waypost, sandbox }: TestApp, lateAfterMinutes: number): Promise<TestPage> {
  const { db, sealer } = waypost;
  const tag = randomBytes(5).toString('hex');
  const { marina } = DEMO_WORLD.people;
  const page = sandbox.control.facebook.addPage({
    name: `Page ${tag}`,
    roles: { [marina.id]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] },
  });
  const token = sandbox.control.facebook.issueToken({ personId: marina.id, pageId: page.id });
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
  const grant = await id(`INSERT INTO social_grants (network, network_user_id, user_id) VALUES ('facebook', $1, $2)`, [
    marina.id,
    user,
  ]);
  await db.run('UPDATE social_grants SET access_token_enc = $2 WHERE id = $1', [
    grant,
    sealer.seal(token, `social_grants:${grant}`),
  ]);
  const connectionId = await id(
    `INSERT INTO connections (profile_id, app, provider, grant_id, installed, connected, page_id, name, page_token_version, late_after_minutes)
     VALUES ($1, 'facebook', 'fbpage', $2, true, true, $3, $4, 1, $5)`,
    [profileId, grant, page.id, page.name, lateAfterMinutes],
  );
  await db.run('UPDATE connections SET page_token_enc = $2 WHERE id = $1', [
    connectionId,
    sealer.seal(token, `connections:${connectionId}:page`),
  ]);
  return { profileId, connectionId, pageId: page.id };
}

async function makePost({ waypost }: TestApp, page: TestPage, options: PostOptions): Promise<number> {
  const { db } = waypost;
  const message = options.message ?? `Post ${randomBytes(6).toString('hex')}`;
  const row = await db.row<{ id: number }>(
    `INSERT INTO scheduled_postings
       (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message, link, fire_at, next_step_at, late_after)
     SELECT $1, c.id, 'facebook', 'fbpage', c.page_id, $3, 'api', gen_random_uuid(), $4, $5,
       app_now() + make_interval(secs => $6), app_now() + make_interval(secs => $6),
       app_now() + make_interval(secs => $6) + make_interval(mins => c.late_after_minutes)
     FROM connections c WHERE c.id = $2 RETURNING id`,
    [
      page.profileId,
      page.connectionId,
      options.images ? 'image' : 'post',
      message,
      options.link ?? null,
      options.inS ?? 0,
    ],
  );
  const post = row?.id ?? 0;
  for (let position = 0; position < (options.images ?? 0); position += 1) await addImage(waypost, page, post, position);
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
  const media = await db.row<{ id: number }>(
    `INSERT INTO media (profile_id, key, thumbnail_key, kind, mime, bytes, width, height, sha256)
     VALUES ($1, $2, $2, 'image', 'image/jpeg', $3, 640, 480, $4) RETURNING id`,
    [page.profileId, key, bytes.byteLength, tag],
  );
  await db.run(
    `INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, $2, $3, 'image', 'A fjord')`,
    [post, position, media?.id],
  );
}
