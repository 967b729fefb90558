import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { TextDatabase } from '../../../apps/server/src/testing/database/text-sql.ts';
import type { Network } from './network.ts';

export interface Advisor {
  readonly profile: number;
  readonly slug: string;
  readonly email: string;
  readonly pageName: string;
  /** The id of the page on Facebook. */
  readonly page: string;
}

export interface AdvisorOptions {
  readonly plan?: 'free' | 'pro' | 'premium';
  /** Connects a Facebook page of their own; so unless told. */
  readonly connected?: boolean;
  /** Signs up with this password, for journeys that sign in with it; otherwise nobody knows one. */
  readonly password?: string;
}

/** A person with a completed profile, signed in in this browser; whatever a journey changes is theirs alone. */
export async function newAdvisor(
  parts: { db: TextDatabase; network: Network; context: BrowserContext; url: string },
  options: AdvisorOptions = {},
): Promise<Advisor> {
  const { db, network, context, url } = parts;
  const tag = randomBytes(4).toString('hex');
  const slug = `nora-${tag}`;
  const email = `${slug}@harbour.example`;
  const profile =
    options.password === undefined
      ? await insert(parts, { email, slug, plan: options.plan ?? 'premium' })
      : await signUp(parts, { email, password: options.password, plan: options.plan ?? 'premium' });
  const facebook = await network.personWithPage(`Nora ${tag}`);
  if (options.connected !== false) await connect(context.request, url, profile, facebook);
  const row = await db.row<{ slug: string }>('SELECT slug FROM profiles WHERE id = $1', [profile]);
  return { profile, slug: row?.slug ?? slug, email, page: facebook.page, pageName: facebook.pageName };
}

type Parts = Parameters<typeof newAdvisor>[0];

async function insert(
  { db, context, url }: Parts,
  { email, slug, plan }: { email: string; slug: string; plan: string },
): Promise<number> {
  const made = await db.row<{ user_id: number; profile: number }>(
    `WITH u AS (INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
       VALUES ($1, 'Nora', 'Lind', $2, clock_timestamp()) RETURNING id)
     INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     SELECT id, $3, 'Nora', 'Lind', $1, true FROM u RETURNING user_id, id AS profile`,
    [email, plan, slug],
  );
  if (made === null) throw new Error('no advisor');
  const token = randomBytes(32).toString('base64url');
  await db.run(
    `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, clock_timestamp() + interval '400 days')`,
    [createHash('sha256').update(token).digest(), made.user_id],
  );
  await context.addCookies([{ name: 'waypost_session', value: token, url }]);
  return made.profile;
}

async function signUp(
  { db, context: { request }, url }: Parts,
  { email, password, plan }: { email: string; password: string; plan: string },
): Promise<number> {
  const answer = await request.post(`${url}/api/auth/signup/`, {
    headers: { 'x-csrftoken': await csrfToken(request, url) },
    data: { email, password, first_name: 'Nora', last_name: 'Lind', accept_terms: true },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  const made = await db.row<{ profile: number }>(
    `WITH u AS (UPDATE users SET plan = $2 WHERE email = $1 RETURNING id)
     UPDATE profiles p SET completed = true FROM u WHERE p.user_id = u.id RETURNING p.id AS profile`,
    [email, plan],
  );
  if (made === null) throw new Error('no advisor');
  return made.profile;
}

/** The consent without its screens; the first journey walks through them. */
async function connect(
  request: APIRequestContext,
  url: string,
  profile: number,
  { person, page }: { person: string; page: string },
): Promise<void> {
  const base = `${url}/api/profile_social/${profile}/facebook`;
  const asked = (await (await request.get(`${base}/url/`)).json()) as { url: string };
  const dialog = new URL(asked.url);
  const form = new URLSearchParams(dialog.search);
  form.set('person', person);
  form.set('decision', 'continue');
  form.append('page', page);
  for (const scope of (dialog.searchParams.get('scope') ?? '').split(',')) form.append('permission', scope);
  const answer = await fetch(dialog.origin + dialog.pathname, { method: 'POST', body: form, redirect: 'manual' });
  await request.get(answer.headers.get('location') ?? '', { maxRedirects: 0 });
  const selected = await request.post(`${base}/select/`, {
    headers: { 'x-csrftoken': await csrfToken(request, url) },
    data: { id: page },
  });
  if (!selected.ok()) throw new Error(`${selected.status()} ${await selected.text()}`);
}

export async function csrfToken(request: APIRequestContext, url: string): Promise<string> {
  const session = (await (await request.get(`${url}/api/session/`)).json()) as { csrf_token: string };
  return session.csrf_token;
}
