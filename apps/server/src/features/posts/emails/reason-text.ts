import type { Locale } from '@waypost/i18n';
import { z } from 'zod';
import { translate } from '../../../platform/errors/index.ts';
import { explains } from '../reason-text.ts';

/** Values of a stored reason; what is not known reads as nothing. */
export const reasonValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional();

type Values = Readonly<Record<string, string | number | null>>;

/** The catalogue groups that explain a stored code, in the order in which they are asked. */
const GROUPS = {
  reason: ['posts.reason', 'connections.reasons'],
  preflight: ['posts.preflight'],
} as const;

/**
 * The sentence of a stored code in the reader's language. A code that no catalogue explains keeps the network's own
 * words, where it gave any.
 */
export function reasonText(locale: Locale, of: keyof typeof GROUPS, code: string, values: Values = {}): string {
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const group = GROUPS[of].find((path) => explains(path, code));
  if (group !== undefined) return translate(locale, { key: `${group}.${code}`, values: { detail: '', ...known } });
  return typeof known.detail === 'string' && known.detail !== ''
    ? known.detail
    : translate(locale, { key: 'emails.no_reason' });
}
