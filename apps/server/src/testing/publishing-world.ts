import { openOutcomeLog, type PublishingDeps, publishDue, sweepPosts } from '../features/posts/index.ts';
import type { TestApp } from './app.ts';
import { makePage, type PageOptions, type TestPage } from './publishing-page.ts';
import { makePost, type PostOptions } from './publishing-post.ts';

export type { TestPage } from './publishing-page.ts';
export type { PostOptions } from './publishing-post.ts';

/** Posts on pages of the sandbox's networks, without going through consent and composer. */
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
    wall: ({ app: network, pageId }) => {
      const { facebook, instagram, linkedin } = sandbox.control;
      if (network === 'facebook') return facebook.wall(pageId).map((post) => post.message ?? '');
      if (network === 'instagram') return instagram.wall(pageId).map((post) => post.caption ?? '');
      return linkedin.wall().flatMap(({ author, text }) => (author.endsWith(`:${pageId}`) ? [text] : []));
    },
  };
}
