import {
  getLegalText,
  getOperator,
  type LegalDocument,
  legalPath,
  previewLegalText,
  putLegalText,
} from '@waypost/contract/legal';
import type { Locale } from '@waypost/i18n/locale';
import { type Answer, call } from '../../../platform/api/call.ts';

export interface Which {
  readonly document: LegalDocument;
  readonly locale: Locale;
}
export type Text = Answer<typeof getLegalText>;

export const textKey = ({ document, locale }: Which) => ['legal-text', document, locale] as const;
export const readText = (which: Which, signal: AbortSignal) => call(getLegalText, { query: which }, { signal });
export const pageOf = ({ document, locale }: Which): string => legalPath(document, locale);

export const saveText = (which: Which, body: string | null, version: number): Promise<Text> =>
  call(putLegalText, { body: { ...which, body, version } });

export const previewText = (which: Which, body: string, signal: AbortSignal) =>
  call(previewLegalText, { body: { ...which, body } }, { signal });

export const OPERATOR_KEY = ['operator'] as const;
export const readOperator = (signal: AbortSignal) => call(getOperator, {}, { signal });
