import { address } from '../wire/address.ts';

export const newslettersPaths = {
  signUp: address('/$slug/emarketing/signup/'),
  settings: address('/$slug/emarketing/settings/'),
  remove: address('/$slug/emarketing/delete/'),
  /** The advisor's list: `tab` is one of `NEWSLETTER_QUERIES`. */
  list: address('/$slug/emarketing/post/', ['tab', 'period', 'from', 'until', 'page']),
  newsletter: address('/$slug/emarketing/post/$id/', ['version']),
  campaigns: address('/admin/emailcampaigns/', ['search', 'state', 'country', 'supplier', 'page']),
  campaign: address('/admin/emailcampaigns/$id/', ['tab', 'locale', 'supplier']),
};
