import { newslettersPaths } from '@waypost/contract/newsletters';

export const authoringPaths = { list: newslettersPaths.campaigns, campaign: newslettersPaths.campaign };
