import { type Allowance, MINUTE_S } from '../wire/allowances.ts';

/** `GET /.well-known/waypost`, which is no call of the contract: each worker of an installation asks once a minute at most. */
export const ADDRESS_CHECKS: Allowance = { name: 'address-check', per: 'network', hits: 60, windowS: MINUTE_S };
