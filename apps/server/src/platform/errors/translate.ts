import { type Locale, translator } from '@waypost/i18n';
import type { Text } from './errors.ts';

/** The key is one of all here, so what arguments its sentence takes is not known. */
export function translate(locale: Locale, text: Text): string {
  const t = translator(locale) as unknown as (key: string, values?: Text['values']) => string;
  return t(text.key, text.values);
}
