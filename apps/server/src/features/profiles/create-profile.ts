import { randomBytes } from 'node:crypto';
import { isFreeSlugShape } from '@waypost/contract/profiles';
import type { Sql } from '../../platform/db/database.ts';
import { slugBase } from './profile.ts';

export interface NewProfile {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Makes a profile of a user under a slug that nobody has or ever had. Takes a bare user id: there is no scope yet. */
export async function createProfile(tx: Sql, profile: NewProfile): Promise<{ id: number; slug: string }> {
  const slug = await takeSlug(tx, slugBase(`${profile.firstName} ${profile.lastName}`));
  const row = await tx.row<{ id: number }>(
    'INSERT INTO profiles (user_id, slug, first_name, last_name, email) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [profile.userId, slug, profile.firstName, profile.lastName, profile.email],
  );
  if (row === null) throw new Error('The profile was not written');
  return { id: row.id, slug };
}

/** The insert is the claim: of two sign-ups under one name, the second waits for the first and takes the next slug. */
async function takeSlug(tx: Sql, base: string): Promise<string> {
  for (let n = 1; n <= 50; n++) {
    const suffix = n === 1 ? '' : n <= 5 ? `-${n}` : `-${randomBytes(3).toString('hex').slice(0, 5)}`;
    const slug = `${base}${suffix}`;
    if (!isFreeSlugShape(slug)) continue;
    if ((await tx.run('INSERT INTO used_slugs (slug) VALUES ($1) ON CONFLICT DO NOTHING', [slug])) === 1) return slug;
  }
  throw new Error('No free slug was found');
}
