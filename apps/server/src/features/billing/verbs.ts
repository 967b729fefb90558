export { addressOptions } from './address-options.ts';
export { archiveBilling } from './archive-billing.ts';
export { cancelPlan, cancelSoon } from './cancel-plan.ts';
export { compareAccounts, lookAtDue, startComparing } from './looking/compare-accounts.ts';
export { lookAtAccount, lookIfStale } from './looking/look-at-account.ts';
export { tidyNotices } from './looking/take-notice.ts';
export { unknownPlans } from './looking/unknown-plans.ts';
export { readAccount } from './read-account.ts';
export { saveAddress, sendAddress } from './save-address.ts';
