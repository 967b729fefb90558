import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@waypost/contract/profiles';
import { call } from '../../platform/api/call.ts';

/** The countries that a profile can be in, called as the language of the page calls them. */
export const useCountries = () =>
  useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => call(listCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
