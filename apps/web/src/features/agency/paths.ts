import { address } from '@waypost/contract/wire';

export const agencyPaths = {
  profile: address('/$slug/business_profile/'),
  /** Hosts, licences and states, for staff. */
  lists: address('/admin/agencies/', ['kind', 'country']),
};
