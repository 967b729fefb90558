import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Links of mails are tried from anywhere; what is wrong about one costs no more than a look. */
export const NOTICE_SWITCHES: Allowance = { name: 'notices:network', per: 'network', hits: 120, windowS: HOUR_S };
