import type { Selectable } from 'kysely';
import { machine, openOutcomeLog, type PublishingDeps, posts } from '../features/posts/index.ts';
import type { Tables } from '../platform/db/schema.ts';
import type { TestApp } from './app.ts';
import { buildAdvisor } from './factories.ts';
import { buildConnection, type PageOptions, type TestPage } from './page.ts';
import { buildPost, type ConnectedPage, type PostOptions } from './post.ts';
import { runSweep } from './sweeps.ts';

/** Posts on pages of the sandbox's networks, without going through consent and composer. */
export interface PublishingWorld {
  readonly deps: PublishingDeps;
  /** Of an advisor of its own. */
  page(options?: PageOptions): Promise<TestPage>;
  /** Due now unless told. */
  post(page: ConnectedPage, options?: PostOptions): Promise<number>;
  /** Claims and steps until nothing is due. */
  publish(): Promise<number>;
  /** Takes what is due, this post among it. */
  claim(id: number): Promise<Claimed>;
  sweep: () => ReturnType<Machine['sweepPosts']>;
  /** The post as a dump has it that was made before it went out. */
  forget(id: number): Promise<void>;
  /** Marks the posts of a page as those that may be out without our knowing, since so many minutes. */
  doubt(page: ConnectedPage, minutes?: number): Promise<void>;
  /** Reads the pages whose posts wait for a look. */
  look(): Promise<number>;
  /** Takes first comments that are due one step further. */
  comment(): Promise<number>;
  row(id: number): Promise<PostRow>;
  attempts(id: number): Promise<AttemptRow[]>;
  /** What came of its attempts, in their order; null while one is open. */
  outcomes(id: number): Promise<AttemptRow['outcome'][]>;
  /** Texts on the page's wall, oldest first. */
  wall(page: ConnectedPage): string[];
}
export type PostRow = Selectable<Tables['scheduled_postings']>;
type Machine = Awaited<ReturnType<typeof machine>>;
type Claimed = Awaited<ReturnType<Machine['claimPosts']>>[number];
export type AttemptRow = Selectable<Tables['publish_attempts']>;

export function publishingWorld(app: TestApp): PublishingWorld {
  const { waypost, sandbox } = app;
  const { db } = waypost;
  const attempts = (id: number) =>
    db.rows<AttemptRow>('SELECT * FROM publish_attempts WHERE scheduled_posting_id = $1 ORDER BY n', [id]);
  const deps = { ...waypost, outcomes: openOutcomeLog(waypost.config.home, waypost.log) };
  return {
    deps,
    page: async (options) => buildConnection(app, (await buildAdvisor(app)).profileId, options),
    post: (page, options) => buildPost(app, page, { inMinutes: 0, ...options }),
    publish: async () => (await machine()).publishDue(deps),
    claim: async (id) => {
      const { claimPosts } = await machine();
      const row = (await claimPosts(db, { limit: 100, leaseMs: 60_000 })).find((one) => one.id === id);
      if (row === undefined) throw new Error(`post ${id} is not due`);
      return row;
    },
    sweep: async () => (await machine()).sweepPosts(deps),
    forget: (id) =>
      db.transaction(async (tx) => {
        // Whoever watches the moves must not take this for one of ours.
        await tx.run("SET LOCAL session_replication_role = 'replica'");
        await tx.run('DELETE FROM publish_attempts WHERE scheduled_posting_id = $1', [id]);
        await tx.run(
          `UPDATE scheduled_postings SET status = 0, phase = 'due', remote_id = NULL, next_step_at = fire_at,
             published_text = NULL, posted_at = NULL WHERE id = $1`,
          [id],
        );
      }),
    doubt: async ({ connectionId }, minutes = 30) => {
      await db.run(
        `UPDATE scheduled_postings SET look_since = app_now(), look_from = app_now() - make_interval(mins => $2)
         WHERE connection_id = $1 AND status <> 10`,
        [connectionId, minutes],
      );
      await db.run('UPDATE connections SET looks_due_at = app_now() WHERE id = $1', [connectionId]);
    },
    look: () => runSweep(posts, deps, 'posts.looks'),
    comment: () => runSweep(posts, deps, 'posts.comments'),
    row: async (id) => {
      const row = await db.row<PostRow>('SELECT * FROM scheduled_postings WHERE id = $1', [id]);
      if (row === null) throw new Error(`no post ${id}`);
      return row;
    },
    attempts,
    outcomes: async (id) => (await attempts(id)).map(({ outcome }) => outcome),
    wall: ({ pageId }) => sandbox.control.posts({ owner: pageId }).map(({ text }) => text),
  };
}
