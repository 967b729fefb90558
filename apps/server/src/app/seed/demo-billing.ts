import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

/** The sandbox's billing world sells these (`packages/sandbox/src/billing/demo.ts`). */
const PLAN_UIDS = { free: 'WpFree01', grow: 'WpGrow01', pro: 'WpProA01', premium: 'WpPremA1' } as const;

const ADDRESS = {
  address: '200 Harbour Street',
  city: 'Vancouver',
  state: 'BC',
  zip_code: 'V6B 1A1',
  country: 124,
  address_version: 1,
  address_sent: 1,
};

/**
 * Connects the demo people with what they have bought in the sandbox, and our plans with what is sold there. What exists is left as it
 * is. Their plans count as told: whoever signs in with another one keeps it until something is bought.
 */
export async function seedBilling(tx: Sql): Promise<void> {
  for (const [slug, uid] of Object.entries(PLAN_UIDS)) {
    const sold = query.selectFrom('plans').select('id').where('uid', '=', uid);
    await tx.run(
      query
        .updateTable('plans')
        .set({ uid })
        .where('slug', '=', slug as keyof typeof PLAN_UIDS)
        .where('uid', 'is', null)
        .where('deleted_at', 'is', null)
        .where((e) => e.not(e.exists(sold)))
        .where('id', '=', (e) =>
          e
            .selectFrom('plans as first')
            .select((f) => f.fn.min('first.id').as('id'))
            .where('first.slug', '=', slug as keyof typeof PLAN_UIDS)
            .where('first.uid', 'is', null),
        ),
    );
  }
  for (const { role, email, plan, customer } of DEMO_PEOPLE) {
    if (customer === undefined) continue;
    await tx.run(
      query
        .insertInto('billing_accounts')
        .columns([
          'user_id',
          'provider_uid',
          'login',
          'told_plan',
          ...(Object.keys(ADDRESS) as (keyof typeof ADDRESS)[]),
        ])
        .expression((e) =>
          e
            .selectFrom('users')
            .select((u) => [
              'id',
              u.val(customer).as('provider_uid'),
              u.val(email).as('login'),
              u.val(plan).as('told_plan'),
              ...Object.entries(ADDRESS).map(([name, value]) => u.val(value).as(name)),
            ])
            .where('demo_role', '=', role)
            .where('deleted_at', 'is', null),
        )
        .onConflict((known) => known.doNothing()),
    );
  }
}
