import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
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
  readonly permissions?: readonly string[];
}

/** A person with a completed profile, signed in in this browser; whatever a journey changes is theirs alone. */
export async function newAdvisor(
  parts: { db: Database; network: Network; context: BrowserContext; url: string },
  options: AdvisorOptions = {},
): Promise<Advisor> {
  const { db, network, context, url } = parts;
  const tag = randomBytes(4).toString('hex');
  const slug = `nora-${tag}`;
  const email = `${slug}@harbour.example`;
  const made = await db.row<{ user_id: number; profile: number }>(
    `WITH u AS (INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
       VALUES ($1, 'Nora', 'Lind', $2, clock_timestamp()) RETURNING id)
     INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     SELECT id, $3, 'Nora', 'Lind', $1, true FROM u RETURNING user_id, id AS profile`,
    [email, options.plan ?? 'premium', slug],
  );
  if (made === null) throw new Error('no advisor');
  for (const permission of options.permissions ?? [])
    await db.run('INSERT INTO user_permissions (user_id, codename) VALUES ($1, $2)', [made.user_id, permission]);
  const token = randomBytes(32).toString('base64url');
  await db.run(
    `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, clock_timestamp() + interval '400 days')`,
    [createHash('sha256').update(token).digest(), made.user_id],
  );
  await context.addCookies([{ name: 'waypost_session', value: token, url }]);
  const facebook = await network.personWithPage(`Nora ${tag}`);
  if (options.connected !== false) await connect(context.request, url, made.profile, facebook);
  return { profile: made.profile, slug, email, page: facebook.page, pageName: facebook.pageName };
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
