import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Each asks the payment provider, which answers four requests a second for all accounts together. Beyond it the account is shown as it was last seen. */
export const BILLING_LOOKS: Allowance = {
  name: 'billing:looks',
  per: 'account',
  hits: 60,
  windowS: HOUR_S,
  by: 'verb',
};
/** Each is told to the payment provider. */
export const BILLING_ADDRESSES: Allowance = { name: 'billing:addresses', per: 'account', hits: 60, windowS: HOUR_S };
/** Keys to the provider's own pages, asked for one by one. */
export const BILLING_TOKENS: Allowance = {
  name: 'billing:tokens',
  per: 'account',
  hits: 60,
  windowS: HOUR_S,
  by: 'verb',
};
