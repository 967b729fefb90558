import type { BillingAccount } from '@waypost/contract/billing';
import { useProfile } from '../../../platform/session/use-session.ts';
import { membershipPaths } from '../paths.ts';

/**
 * After something was bought the whole program comes anew, with what the plan opens (BILL-037). A plan that follows later has
 * changed nothing yet: the page says what is to come, and nothing else.
 */
export function useNews(): (heard: BillingAccount) => void {
  const { slug, plan } = useProfile();
  return ({ plan: bought }) => {
    const changed = bought === null || bought.slug === plan ? undefined : bought.slug;
    window.location.assign(membershipPaths.plan({ slug }, { changed }));
  };
}
