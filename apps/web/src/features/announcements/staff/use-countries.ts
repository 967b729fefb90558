import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@waypost/contract/profiles';
import { call } from '../../../platform/api/call.ts';

/** The countries by their ids, in the language of the page. */
export function useCountryList() {
  return (
    useQuery({ queryKey: ['countries'], queryFn: ({ signal }) => call(listCountries, {}, { signal }) }).data?.results ??
    []
  );
}

export function useCountries(): (id: number) => string {
  const countries = useCountryList();
  return (id) => countries.find((country) => country.id === id)?.name ?? '';
}
