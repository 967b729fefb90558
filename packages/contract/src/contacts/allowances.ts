import { type Allowance, DAY_S, HOUR_S } from '../wire/allowances.ts';

/** Contacts that are typed in, one after the other; who has more of them brings a file. */
export const CONTACT_ADDITIONS: Allowance = { name: 'contacts:added', per: 'account', hits: 600, windowS: HOUR_S };
/** Files that are read and kept until they are imported. */
export const CONTACT_UPLOADS: Allowance = { name: 'contacts:uploads', per: 'account', hits: 60, windowS: HOUR_S };
/** Dry runs, imports and their undoing: each goes through a whole file. */
export const CONTACT_RUNS: Allowance = { name: 'contacts:imports', per: 'account', hits: 120, windowS: HOUR_S };
/** Files that are begun. */
export const CONTACT_EXPORTS: Allowance = { name: 'contacts:exports', per: 'account', hits: 24, windowS: DAY_S };
/** Counted by hand: a download is no call. */
export const CONTACT_FILES: Allowance = { name: 'contacts:files', per: 'account', hits: 240, windowS: HOUR_S };
