import { type Archived, jsonFile } from '../../platform/feature/archived.ts';
import type { BillingDeps } from './deps.ts';
import { accountOf } from './store.ts';

/** What a person said for her bills, and what she has bought; the bills themselves are the provider's. */
export async function archiveBilling({ db }: BillingDeps, userId: number): Promise<Archived> {
  const row = await accountOf(db, userId);
  if (row === null) return { files: [] };
  const { address, city, state, zip_code, country, plan_uid, state_there, renews_at, upcoming_plan, upcoming_at } = row;
  const told = {
    ...{ address, city, state, zip_code, country, plan: plan_uid, status: state_there, renews: renews_at },
    ...{ upcoming_plan, upcoming_from: upcoming_at },
  };
  return { files: [jsonFile('billing', async () => [told])] };
}
