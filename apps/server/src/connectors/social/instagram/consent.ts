import { metaConsent } from '../meta-graph/consent.ts';
import { igErrors } from './error-classes.ts';
import type { InstagramOptions } from './options.ts';

/** Instagram Platform with Facebook Login, "Permissions"; the last two are for deleting posts and for first comments. */
const SCOPES = {
  asked: [
    'pages_show_list',
    'business_management',
    'pages_read_engagement',
    'instagram_basic',
    'instagram_content_publish',
    'instagram_manage_insights',
    'instagram_manage_contents',
    'instagram_manage_comments',
  ],
  needed: ['pages_show_list', 'instagram_basic', 'instagram_content_publish'],
};

export const instagramConsent = (options: InstagramOptions) => metaConsent(options, SCOPES, igErrors);
