import { AppError, type Text, text } from '../../platform/errors/index.ts';

/** The provider gives no answer; nothing is lost, and nothing was bought. */
export const away = (waitMs = 10_000): AppError =>
  new AppError(503, { text: text('errors.billing.away'), retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });

const FIELDS: readonly string[] = ['address', 'city', 'state', 'zip_code', 'country'];

/** What the provider refuses of an address, by our names; what has none is said of the form. */
export function refusedFields(fields: readonly string[]): Record<string, Text[]> {
  const ours = fields.filter((field) => FIELDS.includes(field));
  if (ours.length === 0) return { non_field_errors: [text('errors.billing.refused')] };
  return Object.fromEntries(ours.map((field) => [field, [text('errors.field.invalid')]]));
}
