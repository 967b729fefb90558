import { type AgencyOption, type AgencyOptionKind, FREE_MASK, listAgencyOptions } from '@waypost/contract/agency';
import { type Locale, textIn } from '@waypost/i18n/locale';
import { call } from '../../../platform/api/call.ts';

/** Of staff's own lists and of those that the form offers. */
export const OPTIONS_KEY = ['agency-options'] as const;
export const ALL_KEY = [...OPTIONS_KEY, 'all'] as const;
export const readAll = async (signal: AbortSignal): Promise<readonly AgencyOption[]> =>
  (await call(listAgencyOptions, {}, { signal })).results;

export interface Wanted {
  readonly kind: AgencyOptionKind;
  /** Empty for every country. */
  readonly country: string;
  readonly search: string;
  readonly locale: Locale;
}

export const nameOf = ({ label }: Pick<AgencyOption, 'label'>, locale: Locale): string => textIn(locale, label);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of a kind that a country has, and whose name or code holds what is looked for; by name. */
export function wantedOf(all: readonly AgencyOption[], { kind, country, search, locale }: Wanted): AgencyOption[] {
  const part = plain(search.trim());
  return all
    .filter((one) => one.kind === kind && (country === '' || String(one.country ?? '') === country))
    .filter((one) => [one.code, ...Object.values(one.label)].some((text) => plain(text).includes(part)))
    .toSorted((a, b) => nameOf(a, locale).localeCompare(nameOf(b, locale), locale));
}

export const isFree = (mask: string | null): boolean => mask === FREE_MASK;
