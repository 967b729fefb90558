import { randomBytes } from 'node:crypto';
import { isFreeSlugShape } from '@waypost/contract/profiles';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
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
  const { userId: user_id, firstName: first_name, lastName: last_name, email } = profile;
  const row = await tx.row(
    query.insertInto('profiles').values({ user_id, slug, first_name, last_name, email }).returning('id'),
  );
  if (row === null) throw new Error('The profile was not written');
  return { id: row.id, slug };
}

/** Makes the first profile of an account that has none; repeatable. The caller has locked the account. */
export async function ensureProfile(tx: Sql, profile: NewProfile): Promise<void> {
  const has = query.selectFrom('profiles').select('id').where('user_id', '=', profile.userId);
  if ((await tx.row(has.where('deleted_at', 'is', null).limit(1))) === null) await createProfile(tx, profile);
}

/** The insert is the claim: of two sign-ups under one name, the second waits for the first and takes the next slug. */
async function takeSlug(tx: Sql, base: string): Promise<string> {
  for (let n = 1; n <= 50; n++) {
    const suffix = n === 1 ? '' : n <= 5 ? `-${n}` : `-${randomBytes(3).toString('hex').slice(0, 5)}`;
    const slug = `${base}${suffix}`;
    if (!isFreeSlugShape(slug)) continue;
    const taken = query
      .insertInto('used_slugs')
      .values({ slug })
      .onConflict((conflict) => conflict.doNothing());
    if ((await tx.run(taken)) === 1) return slug;
  }
  throw new Error('No free slug was found');
}
