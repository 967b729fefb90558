import { useQuery } from '@tanstack/react-query';
import { shownOptions } from '@waypost/contract/library';
import { listCategories, listDestinations, listTravelTypes, type TermNamed } from '@waypost/contract/taxonomies';
import { useLocale, useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';

const LISTS = { travel_types: listTravelTypes, destinations: listDestinations, categories: listCategories } as const;
export type FilterKind = keyof typeof LISTS;

/** The choices of a filter: none after a failure, which is told instead (LIB-013 to 016). */
export function useOptions(kind: FilterKind, enabled = true) {
  const t = useTranslations('library.filters');
  const found = useQuery({
    queryKey: ['library-options', kind, useLocale()],
    queryFn: async ({ signal }) => shownOptions((await call(LISTS[kind], {}, { signal })).results),
    staleTime: 5 * 60_000,
    enabled,
    meta: { kind: 'silent' },
  });
  const options: readonly TermNamed[] = found.isError ? [] : (found.data ?? []);
  return {
    options,
    pending: found.isPending,
    failure: found.isError ? failureOf(found.error, t('failed')) : null,
    retry: () => void found.refetch(),
  };
}

/** The error where it is a text, else what the server says, else the named text (LIB-015). */
export function failureOf(error: unknown, otherwise: string): string {
  if (typeof error === 'string') return error;
  return (isApiError(error) && error.userMessage) || otherwise;
}
