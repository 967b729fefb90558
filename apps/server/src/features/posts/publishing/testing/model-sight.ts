import type { WallPost } from '@waypost/sandbox/meta';
import { MACHINE_COLUMNS, type MachineRow } from '../machine-row.ts';
import type { ModelPost, ModelWorld } from './model-world.ts';

export interface SeenRow extends MachineRow {
  readonly deleted: boolean;
  readonly remote_id: string | null;
  readonly reason_code: string | null;
  readonly next_step_at: Date | null;
}
export interface SeenAttempt {
  readonly id: number;
  readonly n: number;
  readonly outcome: string | null;
  readonly remote_id: string | null;
  readonly commit_business_at: Date | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly evidence: readonly unknown[];
}
export interface SeenPost {
  readonly post: ModelPost;
  readonly row: SeenRow;
  /** Releases and refused steps, oldest first. */
  readonly attempts: readonly SeenAttempt[];
}
export interface Sight {
  readonly posts: readonly SeenPost[];
  /** Live on the network, by the tag of their text. */
  readonly live: ReadonlyMap<string, readonly WallPost[]>;
}

/** What the tables and the network say at one instant. */
export async function look(world: ModelWorld): Promise<Sight> {
  const { db } = world.app.waypost;
  const ids = world.posts.map((post) => post.id);
  const rows = await db.rows<SeenRow>(
    `SELECT ${MACHINE_COLUMNS}, p.deleted, p.remote_id, p.reason_code, p.next_step_at
     FROM scheduled_postings p WHERE p.id = ANY($1::bigint[])`,
    [ids],
  );
  const attempts = await db.rows<SeenAttempt & { scheduled_posting_id: number }>(
    `SELECT id, scheduled_posting_id, n, outcome, remote_id, commit_business_at, started_at, ended_at, evidence
     FROM publish_attempts WHERE scheduled_posting_id = ANY($1::bigint[]) AND purpose = 'publish' ORDER BY n`,
    [ids],
  );
  const byPost = Map.groupBy(attempts, (attempt) => attempt.scheduled_posting_id);
  const wall = world.pages.flatMap((page) => world.app.sandbox.control.facebook.wall(page));
  return {
    posts: world.posts.map((post) => {
      const row = rows.find((one) => one.id === post.id);
      if (row === undefined) throw new Error(`post ${post.id} is lost: its row is gone`);
      return { post, row, attempts: byPost.get(post.id) ?? [] };
    }),
    live: Map.groupBy(wall, (post) => tagOf(post.message ?? '')),
  };
}

export const tagOf = (text: string): string => text.split(' ')[0] ?? '';
