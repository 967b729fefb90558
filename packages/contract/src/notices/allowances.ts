import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Links of mails are tried from anywhere; what is wrong about one costs no more than a look. */
export const NOTICE_SWITCHES: Allowance = { name: 'notices:network', per: 'network', hits: 120, windowS: HOUR_S };

/** Presses of the button of one person's mails: by that, because the mail programs of thousands press it from one network. */
export const ONE_CLICKS: Allowance = { name: 'notices:link', per: 'target', hits: 60, windowS: HOUR_S };
