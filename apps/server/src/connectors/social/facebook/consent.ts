import { metaConsent } from '../meta-graph/consent.ts';
import { fbErrors } from './error-classes.ts';
import type { FacebookOptions } from './options.ts';

/** Graph API, "Permissions Reference"; `pages_read_user_content` is what the reaction counts of a post ask for. */
const SCOPES = {
  asked: [
    'pages_show_list',
    'business_management',
    'pages_manage_posts',
    'pages_read_engagement',
    'pages_manage_engagement',
    'pages_read_user_content',
    'read_insights',
  ],
  needed: ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement'],
};

export const facebookConsent = (options: FacebookOptions) => metaConsent(options, SCOPES, fbErrors);
