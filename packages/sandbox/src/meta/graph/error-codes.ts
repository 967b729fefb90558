/**
 * Every refusal of the Graph API that Waypost knows, each with a body. The fake Facebook answers from this table and the
 * server's classifier is tested against it. Facts: "Handling errors" of the Graph API guides, the error tables of the
 * Pages API, and bodies seen by public clients (github.com/facebookarchive/php-graph-sdk issue 711 for 1366046).
 */

import { INSTAGRAM_ERROR_CODES } from '../instagram/error-codes.ts';
import { type ErrorEntry, entry, SPAM_BLOCK } from './error-entry.ts';

export type { ErrorEntry, Reaction } from './error-entry.ts';

const INVALID = 'Invalid parameter';
const ABUSIVE = 'The action attempted has been deemed abusive or is otherwise disallowed';
const TOKEN = 'Error validating access token:';
const LATER = { transient: true, status: 500, ambiguousOnPublish: true } as const;

const GENERAL: ErrorEntry[] = [
  entry(1, undefined, 'try-later', 'An unknown error occurred', LATER),
  entry(2, undefined, 'try-later', 'An unexpected error has occurred. Please retry your request later.', LATER),
  entry(3, undefined, 'ours', 'Application does not have the capability to make this API call.'),
  entry(20, 1772107, 'rejected', 'Comment was created but its fields cannot be read', { ambiguousOnPublish: true }),
  entry(100, undefined, 'rejected', INVALID),
  entry(
    100,
    33,
    'gone',
    'Unsupported request. Object does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api',
    { type: 'GraphMethodException' },
  ),
  entry(101, undefined, 'ours', 'Error validating application. Cannot get application info due to a system error.'),
  entry(104, undefined, 'ours', 'An access token is required to request this resource.'),
  entry(2500, undefined, 'ours', 'Unknown path components: /unknown'),
  entry(
    2635,
    undefined,
    'ours',
    'You are calling a deprecated version of the API. Please update to the latest version: v26.0.',
  ),
  entry(
    3001,
    1504028,
    'ours',
    'No metric was specified to be fetched. Please specify one or more metrics to be fetched and try again.',
  ),
];

const RATE: ErrorEntry[] = [
  entry(4, undefined, 'try-later', 'Application request limit reached', { transient: true, scope: 'app' }),
  SPAM_BLOCK,
  entry(17, undefined, 'try-later', 'User request limit reached', { transient: true, scope: 'user' }),
  entry(32, undefined, 'try-later', 'Page request limit reached', { transient: true, scope: 'page' }),
  entry(341, undefined, 'try-later', 'Application limit reached', { scope: 'app' }),
  entry(613, undefined, 'try-later', 'Calls to this api have exceeded the rate limit.', { scope: 'page' }),
  ...Array.from({ length: 15 }, (_, n) =>
    entry(
      80000 + n,
      undefined,
      'try-later',
      `There have been too many calls ${n === 1 ? 'to this Page account' : 'from this account'}. Wait a bit and try again.`,
      { scope: 'page' },
    ),
  ),
];

const BLOCKED: ErrorEntry[] = [
  entry(368, undefined, 'rejected', ABUSIVE, {
    scope: 'page',
  }),
  entry(368, 1390008, 'rejected', ABUSIVE, {
    userTitle: "You can't use this feature right now",
    userMessage:
      'We limit how often you can post, comment or do other things in a given amount of time in order to help protect the community from spam. You can try again later.',
    scope: 'page',
  }),
  entry(368, 4854002, 'rejected', ABUSIVE, {
    userTitle: 'Confirm your identity',
    userMessage: 'Confirm your identity before you can publish as this Page.',
    scope: 'page',
  }),
  entry(368, 1404082, 'rejected', ABUSIVE, {
    userTitle: 'Duplicate post',
    userMessage: "You've already posted this. Posting the same content repeatedly on Facebook isn't allowed.",
  }),
  entry(368, 1404102, 'rejected', ABUSIVE, {
    userTitle: 'Your post goes against our Community Standards',
    userMessage: 'Your content could not be shared, because it goes against our Community Standards.',
  }),
  entry(368, 1404112, 'rejected', ABUSIVE, {
    userTitle: 'Your account is limited',
    userMessage: 'For security reasons your account has limited access to the site for a few days.',
    scope: 'user',
  }),
  entry(506, undefined, 'rejected', 'Duplicate status message', {
    userTitle: 'Duplicate Status Update',
    userMessage:
      'This status update is identical to the last one you posted. Try posting something different, or delete your previous update.',
  }),
];

const PERMISSION: ErrorEntry[] = [
  entry(
    10,
    undefined,
    'forbidden',
    "This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature.",
    {
      status: 403,
    },
  ),
  entry(
    200,
    undefined,
    'forbidden',
    'If posting to a page, requires both pages_read_engagement and pages_manage_posts as an admin with sufficient administrative permission',
    { status: 403 },
  ),
  entry(210, undefined, 'forbidden', 'A page access token is required to request this resource.', { status: 403 }),
  entry(283, undefined, 'forbidden', 'Requires pages_read_engagement permission to manage the object', { status: 403 }),
  entry(299, undefined, 'forbidden', 'The permission needed for this action is not granted', { status: 403 }),
];

const TOKENS: ErrorEntry[] = [
  entry(102, undefined, 'reconnect', 'Session key invalid or no longer valid'),
  entry(190, undefined, 'reconnect', 'Invalid OAuth access token - Cannot parse access token'),
  entry(190, 458, 'reconnect', `${TOKEN} The user has not authorized application.`, { scope: 'user' }),
  entry(
    190,
    459,
    'reconnect',
    `${TOKEN} You cannot access the app till you log in to www.facebook.com and follow the instructions given.`,
    {
      userTitle: 'Log in to www.facebook.com',
      userMessage: 'Log in to www.facebook.com and follow the instructions given there.',
      scope: 'user',
    },
  ),
  entry(
    190,
    460,
    'reconnect',
    `${TOKEN} The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.`,
    {
      scope: 'user',
    },
  ),
  entry(190, 463, 'reconnect', `${TOKEN} Session has expired.`, { scope: 'user' }),
  entry(
    190,
    464,
    'reconnect',
    `${TOKEN} Sessions for the user are not allowed because the user is not a confirmed user.`,
    { scope: 'user' },
  ),
  entry(190, 467, 'reconnect', `${TOKEN} This may be because the user logged out or may be due to a system error.`, {
    scope: 'user',
  }),
  entry(
    190,
    492,
    'reconnect',
    `${TOKEN} The user must be an administrator, editor, or moderator of the page in order to impersonate it.`,
    {
      scope: 'page',
    },
  ),
];

const CONTENT: ErrorEntry[] = [
  entry(197, undefined, 'rejected', 'The post is empty. Please enter a message to share.'),
  entry(324, undefined, 'rejected', 'Requires upload file'),
  entry(324, 2069019, 'rejected', 'Missing or invalid image file', {
    userTitle: 'Missing or invalid image file',
    userMessage: 'The image could not be read. Please try another file.',
  }),
  entry(100, 1366046, 'rejected', INVALID, {
    userTitle: "Can't Read Files",
    userMessage:
      "Your photos couldn't be uploaded. Photos should be smaller than 4 MB and saved as JPG, PNG or GIF files.",
  }),
  entry(389, undefined, 'rejected', 'Unable to fetch video file from URL.'),
  entry(100, 1363037, 'rejected', INVALID, { userTitle: 'Upload chunk out of order' }),
  entry(100, 1366051, 'rejected', INVALID, {
    userTitle: 'Already Posted',
    userMessage: 'These photos were already posted.',
  }),
  entry(100, 1363047, 'try-later', INVALID, {
    userTitle: 'Temporarily unavailable',
    userMessage: 'Uploading is temporarily unavailable. Please try again later.',
  }),
  entry(100, 1609010, 'try-later', INVALID, {
    userTitle: 'Temporarily unavailable',
    userMessage: 'This feature is temporarily unavailable. Please try again later.',
  }),
  entry(1609005, undefined, 'rejected', 'The link could not be scraped', {
    userTitle: 'Link could not be read',
    userMessage: 'There was a problem scraping data from the provided link.',
  }),
];

/** Refusals of the code exchange; they never meet a post. */
const SIGN_IN: ErrorEntry[] = [
  entry(100, 36007, 'reconnect', 'This authorization code has expired.'),
  entry(
    100,
    36008,
    'ours',
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  ),
  entry(100, 36009, 'reconnect', 'This authorization code has been used.'),
];

export const ERROR_CODES: readonly ErrorEntry[] = [
  ...GENERAL,
  ...RATE,
  ...BLOCKED,
  ...PERMISSION,
  ...TOKENS,
  ...CONTENT,
  ...SIGN_IN,
];

export function findErrorEntry(code: number, subcode?: number): ErrorEntry | undefined {
  const fits = (known: ErrorEntry) => known.code === code && known.subcode === subcode;
  return ERROR_CODES.find(fits) ?? INSTAGRAM_ERROR_CODES.find(fits);
}
