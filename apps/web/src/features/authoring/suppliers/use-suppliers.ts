import { useQuery } from '@tanstack/react-query';
import { listSuppliers, listSuppliersSimple } from '@waypost/contract/suppliers';
import { call } from '../../../platform/api/call.ts';

export const SUPPLIERS_KEY = ['suppliers'] as const;

/** Those that can be chosen, by label. */
export const useChoosableSuppliers = () =>
  useQuery({
    queryKey: [...SUPPLIERS_KEY, 'choosable'],
    queryFn: ({ signal }) => call(listSuppliersSimple, {}, { signal }),
    meta: { kind: 'silent' },
  });

/** All of them, also those that can be chosen no more. */
export const useAllSuppliers = () =>
  useQuery({
    queryKey: [...SUPPLIERS_KEY, 'all'],
    queryFn: ({ signal }) => call(listSuppliers, {}, { signal }),
    meta: { kind: 'silent' },
  });
