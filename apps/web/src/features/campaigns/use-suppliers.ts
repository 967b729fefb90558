import { useQuery } from '@tanstack/react-query';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';

/** The suppliers that can be chosen, by label: staff's, or those that somebody manages. */
export function useSuppliers() {
  const { data } = useQuery({
    queryKey: ['suppliers', 'choosable'],
    queryFn: ({ signal }) => call(listSuppliersSimple, {}, { signal }),
    meta: { kind: 'silent' },
  });
  const options = useMemo(
    () => (data?.results ?? []).map(({ id, supplier_label: label }) => ({ value: String(id), label })),
    [data],
  );
  return { all: data?.results, options };
}
