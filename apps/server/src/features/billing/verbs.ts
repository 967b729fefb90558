export { addressOptions } from './address-options.ts';
export { archiveBilling } from './archive-billing.ts';
export { compareAccounts, lookAtDue, startComparing } from './compare-accounts.ts';
export { lookAtAccount, lookIfStale } from './look-at-account.ts';
export { readAccount } from './read-account.ts';
export { saveAddress, sendAddress } from './save-address.ts';
export { tidyNotices } from './take-notice.ts';
