import { isMessageKey, type Locale } from '@waypost/i18n';
import { z } from '#zod';
import { type Text, text, translate } from '../../../platform/errors/index.ts';
import { explained } from '../reason-text.ts';

/** Values of a stored reason; what is not known reads as nothing. */
export const reasonValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional();

type Values = Readonly<Record<string, string | number | null>>;

/** What explains a stored code. */
const TEXTS = {
  reason: explained,
  preflight: (code: string): Text | null => {
    const key = `posts.preflight.${code}`;
    return isMessageKey(key) ? text(key) : null;
  },
} as const;

/**
 * The sentence of a stored code in the reader's language.
 */
export function mailedReason(locale: Locale, of: keyof typeof TEXTS, code: string, values: Values = {}): string {
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const said = TEXTS[of](code);
  if (said === null) return translate(locale, { key: 'emails.no_reason' });
  return translate(locale, text(said.key, { detail: '', out: 'no', link: 'none', ...said.values, ...known }));
}
