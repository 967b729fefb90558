export { addressOptions } from './address-options.ts';
export { lookAtAccount, lookIfStale } from './look-at-account.ts';
export { readAccount } from './read-account.ts';
export { saveAddress, sendAddress } from './save-address.ts';
