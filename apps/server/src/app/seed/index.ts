import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { seedPosts } from './seed-posts.ts';

/**
 * The demo people of sandbox mode, and on request posts to measure with. Runs at every start: what exists is left as
 * people changed it. Nobody here has a password; the demo sign-in opens these accounts.
 */
export async function seedDemo(deps: Deps, options: { posts?: number } = {}): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Two processes that start together would seed side by side.
    await tx.run('SELECT pg_advisory_xact_lock(7264002)');
    for (const person of DEMO_PEOPLE) await seedPerson(tx, person);
  });
  if (options.posts !== undefined) await seedPosts(deps, { posts: options.posts });
}

async function seedPerson(tx: Sql, person: DemoPerson): Promise<void> {
  const known = await tx.row('SELECT 1 AS found FROM users WHERE demo_role = $1', [person.role]);
  if (known !== null) return;
  const user = await tx.row<{ id: number }>(
    `INSERT INTO users (email, first_name, last_name, locale, plan, is_staff, demo_role, email_verified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, app_now()) RETURNING id`,
    [person.email, person.firstName, person.lastName, person.locale, person.plan, person.staff, person.role],
  );
  if (user === null) throw new Error('The demo person was not written');
  for (const codename of person.permissions)
    await tx.run('INSERT INTO user_permissions (user_id, codename) VALUES ($1, $2)', [user.id, codename]);
  for (const profile of person.profiles) {
    await tx.run('INSERT INTO used_slugs (slug) VALUES ($1)', [profile.slug]);
    await tx.run(
      `INSERT INTO profiles (user_id, slug, first_name, last_name, email, country_id, completed)
       VALUES ($1, $2, $3, $4, $5, (SELECT id FROM countries WHERE iso2 = 'CA'), true)`,
      [user.id, profile.slug, profile.firstName, profile.lastName, person.email],
    );
  }
}
