import { grantedBy, PERMISSIONS } from '@waypost/contract/plans';
import { changePlan } from '../../features/plans/index.ts';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query, sql } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { seedBilling } from './demo-billing.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { seedPosts } from './seed-posts.ts';

/**
 * The demo people of sandbox mode, and on request posts to measure with. Runs at every start: what exists is left as
 * people changed it. Nobody here has a password; the demo sign-in opens these accounts.
 */
export async function seedDemo(deps: Deps, options: { posts?: number } = {}): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Two processes that start together would seed side by side.
    await tx.run(query.selectNoFrom(sql`pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.seed)})`.as('locked')));
    for (const person of DEMO_PEOPLE) await seedPerson(tx, person);
    if (deps.config.payments !== undefined) await seedBilling(tx);
    await seedPrices(tx);
  });
  if (options.posts !== undefined) await seedPosts(deps, { posts: options.posts });
}

/** What no plan brings, the demo team holds. */
const OF_TEAM = PERMISSIONS.filter((one) => grantedBy(one).plan === null && grantedBy(one).byRole !== true);

/** What the specification leaves open; staff who wrote a plan anew have the last word. */
async function seedPrices(tx: Sql): Promise<void> {
  const untouched = query.updateTable('plans').where('version', '=', 1).where('annual_cents', '=', 0);
  await tx.run(untouched.set({ annual_cents: 9_900 }).where('slug', '=', 'grow'));
  await tx.run(untouched.set({ annual_cents: 29_900, active: true }).where('slug', '=', 'premium'));
}

async function seedPerson(tx: Sql, person: DemoPerson): Promise<void> {
  const { role, email, locale, plan } = person;
  const known = await tx.row(query.selectFrom('users').select('id').where('demo_role', '=', role));
  if (known !== null) return;
  const named = { first_name: person.firstName, last_name: person.lastName };
  const user = await tx.row(
    query
      .insertInto('users')
      .values({ ...named, email, locale, is_staff: person.staff, demo_role: role, email_verified_at: appNow })
      .returning('id'),
  );
  if (user === null) throw new Error('The demo person was not written');
  await changePlan(tx, { userId: user.id, to: plan, source: 'demo', actorId: null });
  for (const codename of person.staff ? OF_TEAM : [])
    await tx.run(query.insertInto('user_permissions').values({ user_id: user.id, codename }));
  for (const { slug, firstName, lastName } of person.profiles) {
    await tx.run(query.insertInto('used_slugs').values({ slug }));
    await tx.run(
      query.insertInto('profiles').values({
        user_id: user.id,
        slug,
        first_name: firstName,
        last_name: lastName,
        email,
        country_id: query.selectFrom('countries').select('id').where('iso2', '=', 'CA'),
        completed: true,
      }),
    );
  }
}
