import { useQuery } from '@tanstack/react-query';
import {
  getSupplier,
  getSupplierBudget,
  getSupplierStats,
  listSupplierManagers,
  listSuppliers,
  listSuppliersSimple,
} from '@waypost/contract/suppliers';
import { call } from '../../platform/api/call.ts';

export const SUPPLIERS_KEY = ['suppliers'] as const;
export const MANAGERS_KEY = ['supplier-managers'] as const;
const silent = { kind: 'silent' } as const;

/** Those that can be chosen, by label. */
export const useChoosableSuppliers = () =>
  useQuery({
    queryKey: [...SUPPLIERS_KEY, 'choosable'],
    queryFn: ({ signal }) => call(listSuppliersSimple, {}, { signal }),
    meta: silent,
  });

/** All that the reader may see, also those that can be chosen no more. */
export const useAllSuppliers = () =>
  useQuery({
    queryKey: [...SUPPLIERS_KEY, 'all'],
    queryFn: ({ signal }) => call(listSuppliers, {}, { signal }),
    meta: silent,
  });

export const supplierKey = (id: number) => [...SUPPLIERS_KEY, 'one', id] as const;

export const useSupplier = (id: number) =>
  useQuery({
    queryKey: [...supplierKey(id), 'itself'],
    queryFn: ({ signal }) => call(getSupplier, { params: { id } }, { signal }),
    meta: silent,
  });

export const useBudget = (id: number) =>
  useQuery({
    queryKey: [...supplierKey(id), 'budget'],
    queryFn: ({ signal }) => call(getSupplierBudget, { params: { id } }, { signal }),
    meta: silent,
  });

export interface Period {
  readonly from: string;
  readonly until: string;
}

export const useStats = (id: number, period: Period) =>
  useQuery({
    queryKey: [...supplierKey(id), 'stats', period],
    queryFn: ({ signal }) => call(getSupplierStats, { params: { id }, query: { ...period } }, { signal }),
    meta: silent,
  });

export const useManagers = () =>
  useQuery({
    queryKey: [...MANAGERS_KEY, 'all'],
    queryFn: ({ signal }) => call(listSupplierManagers, {}, { signal }),
    meta: silent,
  });
