import { address } from '@waypost/contract/wire';

export const marketingPaths = {
  /** `date` and `ids` as on the advisors' calendar (ADMCAL-014); `posting` and `newsletter` open what they did. */
  calendar: address('/admin/calendar/', [
    'view',
    'date',
    'ids',
    'apps',
    'countries',
    'suppliers',
    'posting',
    'newsletter',
  ]),
};
