import { DAY_MS } from '@waypost/contract/wire';
import { type AnyRefusal, type Refusal, SocialError } from '../port.ts';
import type { LiReason } from './reasons.ts';
import { type RestError, RestFailure } from './wire/rest.ts';

export interface ErrorClass {
  /** Any of these, as `code`, as `serviceErrorCode` or, since some answers have it only there, inside the message. */
  readonly codes?: readonly (string | number)[];
  readonly status?: number;
  readonly words?: RegExp;
  readonly kind: AnyRefusal['kind'];
  readonly reason: LiReason;
  readonly scope?: 'grant' | 'page';
  /** The refusal came from a host that takes files, which says nothing about the API. */
  readonly upload?: true;
  /** How long a limit lasts; absent: LinkedIn does not say. */
  readonly lasts?: number | 'day';
}

/**
 * learn.microsoft.com/linkedin: "API error details", "Error handling", Posts, Images and Videos API, "Refresh tokens".
 * The first line that fits counts; codes stand before statuses.
 */
export const ERROR_CLASSES: readonly ErrorClass[] = [
  { codes: ['INVALID_ACCESS_TOKEN', 65600], kind: 'reconnect', scope: 'grant', reason: 'li_token_invalid' },
  { codes: ['REVOKED_ACCESS_TOKEN', 65601], kind: 'reconnect', scope: 'grant', reason: 'li_token_revoked' },
  { codes: ['EXPIRED_ACCESS_TOKEN', 65602], kind: 'reconnect', scope: 'grant', reason: 'li_token_expired' },

  { codes: ['invalid_client', 'unauthorized_client'], kind: 'ours', reason: 'li_app_misconfigured' },
  {
    codes: ['invalid_request', 'invalid_grant'],
    words: /authorization code/i,
    kind: 'reconnect',
    scope: 'grant',
    reason: 'li_code_expired',
  },
  {
    codes: ['invalid_request', 'invalid_grant'],
    words: /refresh token/i,
    kind: 'reconnect',
    scope: 'grant',
    reason: 'li_token_expired',
  },
  { codes: ['invalid_request', 'invalid_redirect_uri'], kind: 'ours', reason: 'li_app_misconfigured' },

  // Said with status 400 where the scopes of the comments are missing (Social Metadata API, 2026).
  { status: 400, words: /permissions must be used/i, kind: 'forbidden', reason: 'li_permission_missing' },
  { codes: ['NONEXISTENT_VERSION'], kind: 'ours', reason: 'li_version_sunset' },
  { status: 426, kind: 'ours', reason: 'li_version_sunset' },
  { status: 401, words: /empty oauth2/i, kind: 'ours', reason: 'li_our_mistake' },
  { status: 400, words: /syntax exception/i, kind: 'ours', reason: 'li_our_mistake' },
  {
    codes: ['VERSION_MISSING', 'ILLEGAL_ARGUMENT', 'MISSING_FIELD', 'INVALID_URN_ID', 'INVALID_URN_TYPE'],
    kind: 'ours',
    reason: 'li_our_mistake',
  },
  { codes: ['MEDIA_ASSET_WAITING_UPLOAD'], kind: 'try-later', reason: 'li_media_pending' },
  { codes: ['MEDIA_ASSET_PROCESSING_FAILED'], kind: 'try-later', reason: 'li_media_failed' },
  { codes: ['EXPIRED_UPLOAD_URL'], kind: 'try-later', reason: 'li_upload_expired' },
  { codes: ['INVALID_VALUE_BLANK_FIELD'], kind: 'rejected', reason: 'li_empty' },
  { codes: ['FIELD_LENGTH_TOO_LONG'], kind: 'rejected', reason: 'li_text_too_long' },
  { codes: ['INVALID_VALUE_FOR_FIELD'], kind: 'rejected', reason: 'li_invalid' },
  { status: 422, words: /duplicate/i, kind: 'duplicate', reason: 'li_duplicate' },
  { codes: ['DUPLICATE_POST'], kind: 'duplicate', reason: 'li_duplicate' },

  { status: 401, kind: 'reconnect', scope: 'grant', reason: 'li_token_invalid' },
  // A role is lost, does not reach as far as this call, or a server says so in passing.
  { status: 403, kind: 'forbidden', reason: 'li_permission_missing' },
  { status: 404, kind: 'gone', reason: 'li_gone' },
  { status: 409, kind: 'try-later', reason: 'li_unavailable' },
  { status: 429, upload: true, kind: 'wait', reason: 'li_rate_limited' },
  { status: 429, words: /comment/i, lasts: 60, kind: 'wait', reason: 'li_rate_limited' },
  { status: 429, words: /\bday\b|\bdaily\b/i, lasts: 'day', kind: 'wait', reason: 'li_daily_limit' },
  { status: 429, kind: 'wait', reason: 'li_rate_limited' },
];

const UNAVAILABLE: ErrorClass = { kind: 'try-later', reason: 'li_unavailable' };
const REFUSED: ErrorClass = { kind: 'rejected', reason: 'li_refused' };

function fits(line: ErrorClass, error: RestError): boolean {
  const { code, serviceCode, message } = error;
  const named = (one: string | number) =>
    one === code || one === serviceCode || (typeof one === 'string' && /_/.test(one) && message.includes(one));
  return (
    (line.status === undefined || line.status === error.status) &&
    (line.upload === undefined || line.upload === error.upload) &&
    (line.codes === undefined || line.codes.some(named)) &&
    (line.words === undefined || line.words.test(message))
  );
}

export const classOf = (error: RestError): ErrorClass =>
  ERROR_CLASSES.find((line) => fits(line, error)) ?? (error.status >= 500 ? UNAVAILABLE : REFUSED);

/** An answer that leaves open whether the irreversible call was done: a 5xx may come after the deed. */
export const isAmbiguous = (error: RestError): boolean => error.status >= 500;

export function refusalOf(error: RestError, now: Date): AnyRefusal {
  const found = classOf(error);
  // A cause that has no sentence of its own is told in LinkedIn's words, even if those are meant for developers.
  const base = { code: found.reason, detail: found === REFUSED && error.message !== '' ? error.message : null };
  switch (found.kind) {
    case 'wait':
      return { ...base, kind: 'wait', ...waitOf(found, now) };
    case 'reconnect':
      return { ...base, kind: 'reconnect', scope: found.scope ?? 'grant' };
    case 'duplicate':
      return { ...base, kind: 'duplicate', remoteId: postNamedIn(error.message) };
    case 'blocked':
      return { ...base, kind: 'try-later' };
    default:
      return { ...base, kind: found.kind };
  }
}

function waitOf({ upload, lasts }: ErrorClass, now: Date) {
  if (upload) return { scope: 'post', seconds: null } as const;
  const seconds = lasts === 'day' ? secondsToNextDay(now) : (lasts ?? null);
  return { scope: 'person', seconds, daily: true } as const;
}

const secondsToNextDay = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/** "Content is a duplicate of urn:li:share:6844785523593134080". */
const postNamedIn = (message: string): string | null => /urn:li:(?:share|ugcPost):\w+/.exec(message)?.[0] ?? null;

export const refused = (kind: 'rejected' | 'gone' | 'try-later', code: LiReason, detail: string | null = null) =>
  ({ kind, code, detail }) satisfies Refusal;

export const reasonOf = (error: unknown): LiReason | null =>
  error instanceof RestFailure && error.error ? classOf(error.error).reason : null;
export const statusOf = (error: unknown): number | null => (error instanceof RestFailure ? error.status : null);

export const noAnswer = (cause?: unknown): SocialError =>
  new SocialError(refused('try-later', 'li_no_answer'), { cause });

/** What the port promises to throw: every failure of a call as a {@link SocialError}. */
export function socialError(error: unknown, now: Date): SocialError {
  if (error instanceof SocialError) return error;
  if (error instanceof RestFailure && error.error)
    return new SocialError(refusalOf(error.error, now), { cause: error });
  if (error instanceof RestFailure) return noAnswer(error);
  throw error;
}

/** Runs calls that answer or throw a {@link SocialError}. */
export async function asking<T>({ now }: { now: () => Date }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw socialError(error, now());
  }
}
