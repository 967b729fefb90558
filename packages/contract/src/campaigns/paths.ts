import { address } from '../wire/address.ts';

export const campaignsPaths = {
  campaignList: address('/admin/campaigns/', ['search', 'type', 'state', 'country', 'supplier', 'page']),
  campaign: address('/admin/campaigns/$id/', ['tab', 'posting']),
};
