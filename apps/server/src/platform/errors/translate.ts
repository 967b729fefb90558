import { type Locale, translator } from '@waypost/i18n';
import type { Text } from './errors.ts';

/** Keys arrive as data here (from thrown errors and stored reasons), so the typed key set cannot be used. */
export function translate(locale: Locale, text: Text): string {
  const t = translator(locale) as unknown as (key: string, values?: Text['values']) => string;
  return t(text.key, text.values);
}
