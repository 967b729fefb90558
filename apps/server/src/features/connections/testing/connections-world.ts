import { DEMO_WORLD } from '@waypost/sandbox';
import type { TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';

export const { pages: PAGES, people: PEOPLE, instagram: ACCOUNTS } = DEMO_WORLD;

export interface Advisor {
  readonly client: TestClient;
  readonly userId: number;
  readonly profileId: number;
  readonly slug: string;
}

let n = 0;

/** A signed-in advisor with a completed profile. A role can be had once per database. */
export async function advisor(
  app: TestApp,
  role: 'advisor' | 'advisor-pro' | 'advisor-free',
  options: { completed?: boolean } = {},
): Promise<Advisor> {
  const { db } = app.waypost;
  n += 1;
  const plan = role === 'advisor' ? 'premium' : role === 'advisor-pro' ? 'pro' : 'free';
  const slug = `advisor-${n}-${role}`;
  const made = await db.row<{ user_id: number; profile_id: number }>(
    `WITH u AS (INSERT INTO users (email, first_name, last_name, plan, demo_role, email_verified_at)
       VALUES ($1, 'Ada', 'Visor', $2, $3, now()) RETURNING id)
     INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     SELECT u.id, $4, 'Ada', 'Visor', $1, $5 FROM u RETURNING user_id, id AS profile_id`,
    [`${slug}@example.com`, plan, role, slug, options.completed ?? true],
  );
  if (made === null) throw new Error('no advisor');
  const client = app.client();
  const names = { advisor: 'premium', 'advisor-pro': 'pro', 'advisor-free': 'free' } as const;
  await client.demo('advisor', names[role]);
  return { client, userId: made.user_id, profileId: made.profile_id, slug };
}

export const base = (who: { profileId: number }, app = 'facebook') => `/api/profile_social/${who.profileId}/${app}`;

export interface DialogChoice {
  readonly person?: string;
  readonly pages?: readonly string[];
  readonly without?: string;
  readonly deny?: boolean;
}

/** Presses the buttons of the login dialog; answers where it sends the browser. */
export async function passDialog(dialogUrl: string, choice: DialogChoice = {}): Promise<string> {
  const asked = new URL(dialogUrl);
  const form = new URLSearchParams(asked.search);
  form.set('person', choice.person ?? PEOPLE.marina.id);
  form.set('decision', choice.deny ? 'cancel' : 'continue');
  const pages = choice.pages ?? [PAGES.blueFjord.id, PAGES.northernLights.id, PAGES.fjordFriends.id];
  for (const page of pages) form.append('page', page);
  for (const scope of (asked.searchParams.get('scope') ?? '').split(','))
    if (scope !== choice.without) form.append('permission', scope);
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** The whole consent as a browser passes it; answers where the product sends it in the end. */
export async function consent(
  who: Advisor,
  choice: DialogChoice & { reconnect?: boolean; app?: string } = {},
): Promise<string> {
  const asked = await who.client.get(`${base(who, choice.app)}/url/${choice.reconnect ? '?reconnect=true' : ''}`);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  return arrive(who.client, await passDialog(String(asked.body.url), choice));
}

/** Presses a button of LinkedIn's consent page as Marina; answers where the product sends the browser. */
export async function consentToLinkedIn(
  who: Advisor,
  decision: 'allow' | 'cancel' | 'cancel_login',
  options: { reconnect?: boolean } = {},
): Promise<string> {
  const { body } = await who.client.get(`${base(who, 'linkedin')}/url/${options.reconnect ? '?reconnect=true' : ''}`);
  const asked = new URL(String(body.url));
  const form = new URLSearchParams(asked.search);
  form.set('person', DEMO_WORLD.linkedin.members.marina.id);
  form.set('decision', decision);
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return arrive(who.client, answer.headers.get('location') ?? '');
}

/** Opens the address of the callback in the person's browser. */
export async function arrive(client: TestClient, callback: string): Promise<string> {
  const url = new URL(callback);
  const answer = await client.get(url.pathname + url.search);
  if (answer.status !== 302) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.headers.get('location') ?? '';
}

export async function connectPage(
  who: Advisor,
  pageId: string,
  choice: DialogChoice & { app?: string } = {},
): Promise<void> {
  await consent(who, choice);
  const answer = await who.client.post(`${base(who, choice.app)}/select/?id=${pageId}`, { id: pageId });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

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
  readonly broken_reason: string | null;
  readonly followers: number | null;
}

export async function connectionOf(app: TestApp, who: Advisor, network = 'facebook'): Promise<ConnectionNow> {
  const row = await app.waypost.db.row<ConnectionNow>('SELECT * FROM connections WHERE profile_id = $1 AND app = $2', [
    who.profileId,
    network,
  ]);
  if (row === null) throw new Error('no connection');
  return row;
}
