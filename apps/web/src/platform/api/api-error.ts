import type { ErrorBody, ErrorCode } from '@waypost/contract/wire';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Fields have lists of messages, also those that share the name of a text beside user_message, such as `message` and `code`. */
const isField = (name: string, value: unknown): boolean => name !== 'non_field_errors' && Array.isArray(value);

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

/** A call that failed. `status` 0 means that no answer came (offline, cut off, timed out). */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly userMessage: string | undefined;
  readonly nonFieldErrors: readonly string[];
  readonly fields: FieldErrors;
  readonly code: ErrorCode | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly refusedProfile: number | undefined;
  /** Until when a deletion can be taken back. */
  readonly restorableUntil: string | undefined;

  constructor({ status, statusText, body, retryAfterSeconds }: Answer) {
    super(`HTTP ${status} ${statusText}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.retryAfterSeconds = retryAfterSeconds;
    // Also of what is no object, such as a proxy's page: then nothing is found in it.
    const object: ErrorBody = Object(body);
    this.userMessage = object.user_message ?? object.error;
    this.nonFieldErrors = texts(object.non_field_errors);
    this.code = object.code;
    this.refusedProfile = object.refused_profile;
    this.restorableUntil = object.restorable_until;
    this.fields = Object.fromEntries(
      Object.entries(object)
        .filter(([name, value]) => isField(name, value))
        .map(([name, value]) => [name, texts(value)] as const)
        .filter(([, messages]) => messages.length > 0),
    );
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** What the server says about one field, to be shown under it (SHELL-063). */
export function fieldError(error: unknown, name: string): string | undefined {
  return isApiError(error, 400) ? error.fields[name]?.join(' ') : undefined;
}
