import { address } from '@waypost/contract/wire';

export const libraryPaths = {
  posts: address('/$slug/library/posts/', ['search', 'campaigns', 'travel_types', 'destinations', 'page']),
  campaigns: address('/$slug/library/campaigns/', ['page']),
  campaign: address('/$slug/library/campaigns/$id/', ['travel_types', 'destinations', 'categories', 'page']),
};
