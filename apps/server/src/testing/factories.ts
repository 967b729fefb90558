import { createHash, randomBytes } from 'node:crypto';
import type { Permission, Plan } from '@waypost/contract/plans';
import { SESSION_COOKIE } from '../platform/http/index.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import type { TextSql } from './database/text-sql.ts';

export interface Advisor {
  readonly userId: number;
  readonly profileId: number;
  readonly slug: string;
  /** Signed in. */
  readonly client: TestClient;
}
export interface AdvisorOptions {
  readonly plan?: Plan;
  /** Of the profile. */
  readonly completed?: boolean;
  readonly isStaff?: boolean;
  readonly isSuperuser?: boolean;
  readonly permissions?: readonly Permission[];
}

/** What makes a name nobody else's. */
export const tag = () => randomBytes(5).toString('hex');

export async function insertId(db: TextSql, table: string, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values);
  const row = await db.row<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
    Object.values(values),
  );
  if (row === null) throw new Error(`nothing was inserted into ${table}`);
  return row.id;
}

/** A person with a completed profile and a session. */
export async function buildAdvisor(app: TestApp, options: AdvisorOptions = {}): Promise<Advisor> {
  const { db } = app.waypost;
  const userId = await insertId(db, 'users', {
    email: `${tag()}@example.test`,
    first_name: 'Ana',
    last_name: 'Reyes',
    plan: options.plan ?? 'premium',
    is_staff: options.isStaff ?? false,
    is_superuser: options.isSuperuser ?? false,
    email_verified_at: new Date(),
  });
  for (const codename of options.permissions ?? [])
    await db.run('INSERT INTO user_permissions (user_id, codename) VALUES ($1, $2)', [userId, codename]);
  const { profileId, slug } = await buildProfile(app, userId, options.completed);
  return { userId, profileId, slug, client: await signedIn(app, userId) };
}

export async function buildProfile(
  app: Pick<TestApp, 'waypost'>,
  userId: number,
  completed = true,
): Promise<{ profileId: number; slug: string }> {
  const slug = `p-${tag()}`;
  const profileId = await insertId(app.waypost.db, 'profiles', {
    user_id: userId,
    slug,
    first_name: 'Ana',
    last_name: 'Reyes',
    email: `${slug}@example.test`,
    completed,
  });
  return { profileId, slug };
}

/** A browser with a session of the user, borrowed by a member of staff if one is named. */
export async function signedIn(
  app: TestApp,
  userId: number,
  impersonatorId: number | null = null,
): Promise<TestClient> {
  const token = randomBytes(32).toString('base64url');
  await app.waypost.db.run(
    `INSERT INTO sessions (token_hash, user_id, impersonator_id, expires_at)
     VALUES ($1, $2, $3, clock_timestamp() + interval '400 days')`,
    [createHash('sha256').update(token).digest(), userId, impersonatorId],
  );
  const client = app.client();
  client.setCookie(SESSION_COOKIE, token);
  return client;
}

/** A picture in My Library; answers the ids of the picture and of its file. */
export async function buildImage(
  app: TestApp,
  profileId: number,
  options: { description?: string; width?: number; kind?: 'image' | 'video' } = {},
): Promise<{ imageId: number; mediaId: number }> {
  const { db } = app.waypost;
  const name = tag();
  const mediaId = await insertId(db, 'media', {
    profile_id: profileId,
    key: `${profileId}/${name}/${name}.jpg`,
    thumbnail_key: `${profileId}/${name}/${name}.thumb.jpg`,
    kind: options.kind ?? 'image',
    mime: options.kind === 'video' ? 'video/mp4' : 'image/jpeg',
    bytes: 1000,
    width: options.width ?? 1200,
    height: 900,
    sha256: name,
    ...(options.kind === 'video' && { duration_ms: 12_000 }),
  });
  const imageId = await insertId(db, 'profile_images', {
    profile_id: profileId,
    media_id: mediaId,
    description: options.description ?? null,
  });
  return { imageId, mediaId };
}
