import type { ErrorCode } from '@waypost/contract/wire';
import { type Locale, type MessageKey, translator } from '@waypost/i18n';

/** A key of the catalogues with its arguments; translated at the edge. */
export interface Text {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number | Date>>;
  /** A name that stands before the sentence: whom it is about. */
  readonly before?: string;
  /** Sentences that follow it. */
  readonly after?: readonly Text[];
}
export const text = (key: MessageKey, values?: Text['values']): Text => ({ key, values });

/** The key is one of all here, so what arguments its sentence takes is not known. */
export function translate(locale: Locale, text: Text): string {
  const t = translator(locale) as unknown as (key: string, values?: Text['values']) => string;
  const sentence = t(text.key, text.values);
  const whole = text.before === undefined ? sentence : t('errors.about', { name: text.before, sentence });
  return [whole, ...(text.after ?? []).map((next) => translate(locale, next))].join(' ');
}

/** An error that the caller may read. Everything else answers 500 with a neutral sentence. */
export class AppError extends Error {
  readonly status: number;
  readonly text: Text | null;
  readonly fields: Readonly<Record<string, readonly Text[]>>;
  readonly code: ErrorCode | null;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | null;

  constructor(
    status: number,
    options: {
      text?: Text;
      fields?: Record<string, Text[]>;
      code?: ErrorCode;
      extra?: Record<string, unknown>;
      retryAfterS?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.text?.key ?? `status ${status}`, { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.text = options.text ?? null;
    this.fields = options.fields ?? {};
    this.code = options.code ?? null;
    this.extra = options.extra ?? {};
    this.retryAfterS = options.retryAfterS ?? null;
  }

  /** The same, about somebody by that name; `further` goes beside it. */
  before(name: string, further: Readonly<Record<string, unknown>> = {}): AppError {
    const said = (text: Text): Text => ({ ...text, before: name });
    const { text, code, extra, retryAfterS } = this;
    const fields = Object.entries(this.fields).map(([field, texts]) => [field, texts.map(said)]);
    return new AppError(this.status, {
      ...(text && { text: said(text) }),
      fields: Object.fromEntries(fields),
      ...(code && { code }),
      extra: { ...extra, ...further },
      ...(retryAfterS !== null && { retryAfterS }),
      cause: this,
    });
  }
}

/** 404, also for what belongs to somebody else. */
export const notFound = (key: MessageKey = 'errors.not_found'): AppError => new AppError(404, { text: text(key) });
export const forbidden = (key: MessageKey = 'errors.forbidden', code?: ErrorCode): AppError =>
  new AppError(403, { text: text(key), code });
export const signInRequired = (): AppError =>
  new AppError(401, { text: text('errors.sign_in_required'), code: 'sign_in_required' });
export const conflict = (
  key: MessageKey,
  options: Pick<Text, 'values' | 'after'> & { code?: ErrorCode; extra?: Record<string, unknown> } = {},
): AppError =>
  new AppError(409, {
    text: { key, values: options.values, after: options.after },
    code: options.code,
    extra: options.extra,
  });
/** 400 with a sentence for the person. */
export const refused = (key: MessageKey, values?: Text['values'], code?: ErrorCode): AppError =>
  new AppError(400, { text: text(key, values), code });
/** 400 with messages under fields; `non_field_errors` is the form itself. */
export const invalid = (fields: Record<string, Text[]>): AppError => new AppError(400, { fields });
export const tooMany = (retryAfterS: number): AppError =>
  new AppError(429, { text: text('errors.too_many'), code: 'throttled', retryAfterS });
