import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { Advisor } from '../../../testing/factories.ts';
import { buildPost, openAttempt } from '../../../testing/post.ts';
import { type PostRow, publishingWorld } from '../../../testing/publishing-world.ts';

interface PostSeed {
  readonly phase?: string;
  readonly status?: number;
  readonly fireInMinutes?: number;
  readonly openAttempt?: boolean;
  readonly staged?: unknown;
}

/** A post as the composer would have left it, in any phase of its life. */
export async function seedPost(app: TestApp, who: Advisor, seed: PostSeed = {}): Promise<number> {
  const { phase = 'due', status = 0, fireInMinutes = 60, staged = {} } = seed;
  const connection = await connectionOf(app, who);
  const page = { ...who, app: 'facebook', connectionId: connection.id, pageId: connection.page_id ?? '' } as const;
  const set = {
    phase,
    status,
    staged: JSON.stringify(staged),
    ...(phase === 'reconnect' && { next_step_at: null }),
    ...(phase === 'claimed' && { lease_token: randomUUID(), lease_until: new Date(Date.now() + 60_000) }),
  };
  const id = await buildPost(app, page, { inMinutes: fireInMinutes, message: 'Hello', set });
  if (seed.openAttempt) await openAttempt(app, id);
  return id;
}

export async function postOf(app: TestApp, id: number): Promise<PostRow & { readonly late_minutes: number }> {
  const row = await publishingWorld(app).row(id);
  return { ...row, late_minutes: (row.late_after.getTime() - row.fire_at.getTime()) / 60_000 };
}

type ConnectionNow = Selectable<Tables['connections']>;

export async function connectionOf(app: TestApp, who: Advisor, network = 'facebook'): Promise<ConnectionNow> {
  const row = await app.waypost.db.row<ConnectionNow>('SELECT * FROM connections WHERE profile_id = $1 AND app = $2', [
    who.profileId,
    network,
  ]);
  if (row === null) throw new Error('no connection');
  return row;
}
