/**
 * Every refusal of LinkedIn that Waypost knows, each with its body. The fake LinkedIn answers from this table and the
 * server's classifier is tested against it. Facts: learn.microsoft.com/linkedin (API error details; Posts, Images, Videos
 * and Social Metadata API; OAuth), and bodies that public clients recorded. Shapes differ from row to row, as on LinkedIn.
 */

/** What a careful client concludes. `ours`: a mistake in our configuration or program, the person can do nothing. */
export type LinkedInReaction = 'try-later' | 'rejected' | 'duplicate' | 'reconnect' | 'forbidden' | 'gone' | 'ours';

export type LinkedInErrorEntry = {
  /** Unique in this table; the `code` of the body where it has one. */
  name: string;
  status: number;
  body: Readonly<Record<string, unknown>>;
  reaction: LinkedInReaction;
  /** How long a wait must be. */
  wait?: 'utc-midnight' | 'minutes-first' | 'a-minute' | 'seconds';
  /** The answer does not prove that nothing was published: look before trying again. */
  ambiguousOnPublish?: boolean;
  /** What must happen before the next try. */
  remedy?: 'wait-for-media' | 'upload-again';
};

type Rest = Partial<Omit<LinkedInErrorEntry, 'name' | 'status' | 'reaction'>>;

function row(name: string, status: number, reaction: LinkedInReaction, message: string, rest: Rest = {}) {
  return { name, status, reaction, body: { status, code: name, message }, ...rest } satisfies LinkedInErrorEntry;
}

function tokenRow(name: string, serviceErrorCode: number, message: string): LinkedInErrorEntry {
  return { name, status: 401, reaction: 'reconnect', body: { status: 401, serviceErrorCode, code: name, message } };
}

const TOKENS: LinkedInErrorEntry[] = [
  {
    name: 'EMPTY_ACCESS_TOKEN',
    status: 401,
    reaction: 'ours',
    body: { message: 'Empty oauth2_access_token', serviceErrorCode: 401, status: 401 },
  },
  tokenRow('INVALID_ACCESS_TOKEN', 65600, 'Invalid access token'),
  tokenRow('REVOKED_ACCESS_TOKEN', 65601, 'The token used in the request has been revoked by the user'),
  tokenRow('EXPIRED_ACCESS_TOKEN', 65602, 'The token used in the request has expired'),
];

const PERMISSION: LinkedInErrorEntry[] = [
  {
    name: 'ACCESS_DENIED',
    status: 403,
    reaction: 'forbidden',
    body: {
      status: 403,
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message: 'Not enough permissions to access: partnerApiPostsExternal.CREATE.20260901',
    },
  },
  {
    name: 'IMAGE_FORBIDDEN',
    status: 403,
    reaction: 'forbidden',
    body: { status: 403, code: 'ACCESS_DENIED', message: 'Accessing this image resource is forbidden' },
  },
];

const REQUEST: LinkedInErrorEntry[] = [
  row(
    'VERSION_MISSING',
    400,
    'ours',
    'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
  ),
  row('NONEXISTENT_VERSION', 426, 'ours', 'Requested version 20240901 is not active'),
  {
    name: 'PATH_SYNTAX',
    status: 400,
    reaction: 'ours',
    body: { message: 'Syntax exception in path variables', status: 400 },
  },
  row('ILLEGAL_ARGUMENT', 400, 'ours', 'Invalid query parameters passed to request'),
  row('MISSING_FIELD', 400, 'ours', 'Field Value validation failed: a required field is missing'),
  row('INVALID_URN_ID', 400, 'ours', 'This URN Id is invalid'),
  row('INVALID_URN_TYPE', 400, 'ours', 'Invalid URN Type'),
  row(
    'BAD_REQUEST',
    400,
    'forbidden',
    'Organization Or Events permissions must be used when using organization as actor',
  ),
  row('INVALID_VALUE_FOR_FIELD', 400, 'rejected', 'Invalid value for field'),
  row('INVALID_VALUE_BLANK_FIELD', 400, 'rejected', 'Field cannot be blank'),
  row('FIELD_LENGTH_TOO_LONG', 400, 'rejected', 'Field length exceeds the maximum of 3000 characters'),
];

const MEDIA: LinkedInErrorEntry[] = [
  row('MEDIA_ASSET_WAITING_UPLOAD', 400, 'try-later', 'Media asset is waiting upload', { remedy: 'wait-for-media' }),
  row('MEDIA_ASSET_PROCESSING_FAILED', 400, 'try-later', 'Media asset failed processing', { remedy: 'upload-again' }),
  row('EXPIRED_UPLOAD_URL', 400, 'try-later', 'The upload url is expired', { remedy: 'upload-again' }),
];

const CONTENT: LinkedInErrorEntry[] = [
  row('NOT_FOUND', 404, 'gone', 'Could not find entity'),
  row('RESOURCE_NOT_FOUND', 404, 'gone', 'The requested resource does not exist'),
  row('CONFLICT', 409, 'try-later', 'Conflicting write. Retry the request.', { wait: 'seconds' }),
  {
    name: 'DUPLICATE_POST',
    status: 422,
    reaction: 'duplicate',
    body: {
      errorDetailType: 'com.linkedin.common.error.BadRequest',
      message:
        'com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of urn:li:share:6844785523593134080',
      errorDetails: {
        inputErrors: [{ description: 'Duplicate post is detected', input: {}, code: 'DUPLICATE_POST' }],
      },
      status: 422,
    },
  },
  row('UNPROCESSABLE_ENTITY', 422, 'rejected', 'The content could not be processed'),
];

const LIMITS: LinkedInErrorEntry[] = [
  {
    name: 'THROTTLED',
    status: 429,
    reaction: 'try-later',
    wait: 'minutes-first',
    body: { message: 'Resource level throttle limit for calls to this resource is reached.', status: 429 },
  },
  {
    name: 'DAY_THROTTLED',
    status: 429,
    reaction: 'try-later',
    wait: 'utc-midnight',
    body: {
      message: 'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached.',
      status: 429,
    },
  },
  {
    name: 'COMMENT_THROTTLED',
    status: 429,
    reaction: 'try-later',
    wait: 'a-minute',
    body: { message: 'Comment create throttled. Please try again in one minute.', status: 429 },
  },
];

const SERVER: LinkedInErrorEntry[] = (
  [
    ['INTERNAL_SERVER_ERROR', 500, 'Internal server error'],
    ['BAD_GATEWAY', 502, 'Bad gateway'],
    ['SERVICE_UNAVAILABLE', 503, 'Service unavailable'],
    ['GATEWAY_TIMEOUT', 504, 'Gateway timeout'],
  ] as const
).map(([name, status, message]) =>
  row(name, status, 'try-later', message, { ambiguousOnPublish: true, wait: 'seconds' }),
);

function oauthRow(name: string, status: number, reaction: LinkedInReaction, error: string, description: string) {
  return { name, status, reaction, body: { error, error_description: description } } satisfies LinkedInErrorEntry;
}

/** Refusals of the token host; they never meet a post. */
const SIGN_IN: LinkedInErrorEntry[] = [
  oauthRow(
    'OAUTH_CODE_INVALID',
    400,
    'reconnect',
    'invalid_request',
    'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
  ),
  oauthRow(
    'OAUTH_REFRESH_INVALID',
    400,
    'reconnect',
    'invalid_request',
    'The provided authorization grant or refresh token is invalid, expired or revoked',
  ),
  oauthRow('OAUTH_CLIENT_INVALID', 401, 'ours', 'invalid_client', 'Client authentication failed'),
  oauthRow('OAUTH_PARAMETER_MISSING', 400, 'ours', 'invalid_request', 'A required parameter is missing'),
];

export const LINKEDIN_ERROR_CODES: readonly LinkedInErrorEntry[] = [
  ...TOKENS,
  ...PERMISSION,
  ...REQUEST,
  ...MEDIA,
  ...CONTENT,
  ...LIMITS,
  ...SERVER,
  ...SIGN_IN,
];

export function findLinkedInError(name: string): LinkedInErrorEntry | undefined {
  return LINKEDIN_ERROR_CODES.find((entry) => entry.name === name);
}
