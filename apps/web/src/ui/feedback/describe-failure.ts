import { type ApiError, isApiError } from '../../platform/api/api-error.ts';

export interface FailureWords {
  readonly tooManyTitle: string;
  readonly tooManyText: string;
  readonly errorTitle: string;
  readonly unreachable: string;
  /** A field and what is said about it. */
  readonly labelled: (label: string, value: string) => string;
}

function fieldLines({ fields, nonFieldErrors }: ApiError, { labelled }: FailureWords): string[] {
  return [...nonFieldErrors, ...Object.entries(fields).map(([name, messages]) => labelled(name, messages.join(' ')))];
}

/** SHELL-056: on a 400 the server's words, else each field with its messages; on anything else the status text. */
export function failureDetail(error: unknown, words: FailureWords): string {
  if (!isApiError(error)) return words.unreachable;
  if (error.status === 0) return words.unreachable;
  const lines = fieldLines(error, words);
  if (error.status === 400) {
    if (error.userMessage) return error.userMessage;
    if (lines.length > 0) return lines.join('\n');
  }
  // The status text, and below it the server's sentence, which says what to do. HTTP/2 has no status texts.
  const status = error.statusText || (error.userMessage ? '' : `HTTP ${error.status}`);
  return [status, error.userMessage].filter(Boolean).join('\n');
}

/** Title and text of the toast. A named failure text is the first line, the detail the second. 429 has its own words (SHELL-052). */
export function describeFailure(
  error: unknown,
  words: FailureWords,
  named?: string,
): { title: string; message: string } {
  if (isApiError(error, 429)) return { title: words.tooManyTitle, message: words.tooManyText };
  const detail = failureDetail(error, words);
  return { title: words.errorTitle, message: named ? `${named}\n${detail}` : detail };
}
