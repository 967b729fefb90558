import { LEGAL_DOCUMENTS } from '@waypost/contract/legal';
import { locales } from '@waypost/i18n/locale';
import { dropTyped, keepTyped, readTyped } from '../../../platform/typed.ts';
import type { Text, Which } from './texts.ts';

const nameOf = ({ document, locale }: Which) => `legal-${document}-${locale}`;

/** What was typed and is not published, unless somebody has published since; null for nothing. */
export function keptText(which: Which, { version: read }: Text): string | null {
  const { version, body } = Object(readTyped(nameOf(which)));
  return version === read && typeof body === 'string' ? body : null;
}

export function keepText(which: Which, { version, body: stored }: Text, body: string): void {
  if (body === stored) dropTyped(nameOf(which));
  else keepTyped(nameOf(which), { version, body });
}

/** Of all texts. */
export function dropKept(): void {
  for (const document of LEGAL_DOCUMENTS) for (const locale of locales) dropTyped(nameOf({ document, locale }));
}
