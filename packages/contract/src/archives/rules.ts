import { type Allowance, DAY_S, HOUR_S } from '../wire/allowances.ts';

/** How long an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;

/** Archives that are begun; asking for the one that is being made costs nothing. */
export const NEW_ARCHIVES: Allowance = { name: 'archive:account', per: 'account', hits: 3, windowS: DAY_S, by: 'verb' };

/** Counted by hand: the download is no call. Programs that fetch in parts ask often. */
export const ARCHIVE_READS: Allowance = { name: 'archive:reads', per: 'account', hits: 240, windowS: HOUR_S };

/** Where the browser fetches the file; its owner's session opens it, and nothing else. */
export const archiveAddress = (id: number): string => `/api/account_settings/archive/${id}/file/`;
