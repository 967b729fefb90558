import { campaignsPaths } from '@waypost/contract/campaigns';

export const campaignPaths = { list: campaignsPaths.campaignList, campaign: campaignsPaths.campaign };
