import type { TestApp } from '../../../testing/app.ts';
import type { Advisor } from '../../../testing/factories.ts';

export interface PostSeed {
  readonly phase?: string;
  readonly status?: number;
  readonly fireInMinutes?: number;
  readonly openAttempt?: boolean;
  readonly staged?: unknown;
}

/** A post as the composer would have left it, in any phase of its life. */
export async function seedPost(app: TestApp, who: Advisor, seed: PostSeed = {}): Promise<number> {
  const { db } = app.waypost;
  const { phase = 'due', status = 0, fireInMinutes = 60, staged = {} } = seed;
  const row = await db.row<{ id: number }>(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       fire_at, late_after, status, phase, next_step_at, staged, lease_token, lease_until)
     SELECT c.profile_id, c.id, c.app, c.provider, c.page_id, 'post', 'api', gen_random_uuid(), 'Hello',
       t.at, t.at + make_interval(mins => c.late_after_minutes), $3, $4,
       CASE WHEN $4 <> 'reconnect' THEN t.at END, $5::jsonb,
       CASE WHEN $4 = 'claimed' THEN gen_random_uuid() END, CASE WHEN $4 = 'claimed' THEN clock_timestamp() + interval '1 minute' END
     FROM connections c, (SELECT app_now() + make_interval(mins => $2) AS at) t
     WHERE c.profile_id = $1 AND c.app = 'facebook' RETURNING id`,
    [who.profileId, fireInMinutes, status, phase, JSON.stringify(staged)],
  );
  if (row === null) throw new Error('no post');
  if (seed.openAttempt)
    await db.run(
      `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version) VALUES ($1, 1, 'publish', '{}', 1)`,
      [row.id],
    );
  return row.id;
}

export interface PostNow {
  readonly status: number;
  readonly phase: string;
  readonly deleted: boolean;
  readonly pgid: string;
  readonly version: number;
  readonly reason_code: string | null;
  readonly lease_token: string | null;
  readonly next_step_at: Date | null;
  readonly late_minutes: number;
}

export async function postOf(app: TestApp, id: number): Promise<PostNow> {
  const row = await app.waypost.db.row<PostNow>(
    `SELECT status, phase, deleted, pgid, version, reason_code, lease_token, next_step_at,
            (extract(epoch FROM late_after - fire_at) / 60)::int AS late_minutes
     FROM scheduled_postings WHERE id = $1`,
    [id],
  );
  if (row === null) throw new Error('no post');
  return row;
}

export interface ConnectionNow {
  readonly id: number;
  readonly grant_id: number | null;
  readonly installed: boolean;
  readonly connected: boolean;
  readonly page_id: string | null;
  readonly page_token_enc: string | null;
  readonly page_token_version: number;
  readonly erase_token_at: Date | null;
  readonly expiry_mail_at: Date | null;
  readonly broken_reason: string | null;
  readonly followers: number | null;
  readonly late_after_minutes: number;
}

export async function connectionOf(app: TestApp, who: Advisor, network = 'facebook'): Promise<ConnectionNow> {
  const row = await app.waypost.db.row<ConnectionNow>('SELECT * FROM connections WHERE profile_id = $1 AND app = $2', [
    who.profileId,
    network,
  ]);
  if (row === null) throw new Error('no connection');
  return row;
}
