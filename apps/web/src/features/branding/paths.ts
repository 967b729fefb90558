import { address } from '@waypost/contract/wire';

export { brandingPaths } from '@waypost/contract/branding';

export const agencyPaths = { profile: address('/$slug/business_profile/') };
