import { type Allowance, DAY_S, HOUR_S } from '../wire/allowances.ts';

/** Files of recipients that are written in the background. */
export const RECIPIENT_EXPORTS: Allowance = { name: 'reports:exports', per: 'account', hits: 24, windowS: DAY_S };
/** Counted by hand: a download is no call. */
export const RECIPIENT_FILES: Allowance = { name: 'reports:files', per: 'account', hits: 120, windowS: HOUR_S };
/** Each sends mails. */
export const SENDS_AGAIN: Allowance = { name: 'reports:again', per: 'account', hits: 30, windowS: HOUR_S };
