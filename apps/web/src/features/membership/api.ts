import { useQuery } from '@tanstack/react-query';
import {
  addressOptions,
  type BillingAccount,
  type BillingAddress,
  getBilling,
  postBilling,
  putBilling,
} from '@waypost/contract/billing';
import { listPlans } from '@waypost/contract/plans';
import { call } from '../../platform/api/call.ts';
import { plansKeys } from '../plans/index.ts';

export const billingKey = (user: number) => ['billing', user] as const;

/** `refresh`: what the provider says now, also where that takes a moment. */
export const readBilling = (user: number, query: { refresh?: true; sync?: true; token?: true }, signal?: AbortSignal) =>
  call(getBilling, { params: { user }, query }, { signal });

/** The account as it was last seen; the provider is asked meanwhile, for whoever comes again. */
export const useBilling = (user: number) =>
  useQuery({
    queryKey: billingKey(user),
    queryFn: ({ signal }) => readBilling(user, { sync: true }, signal),
    meta: { kind: 'silent' },
  });

/** A plan that was bought is changed; of everybody else the provider hears for the first time (BILL-036). */
export const saveAddress = ({ user, plan }: BillingAccount, address: BillingAddress): Promise<BillingAccount> =>
  plan === null
    ? call(postBilling, { body: { user, ...address } })
    : call(putBilling, { params: { user }, body: address });

export const useAddressOptions = () =>
  useQuery({
    queryKey: ['billing-address-options'],
    queryFn: ({ signal }) => call(addressOptions, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { kind: 'silent' },
  });

export const usePlans = () =>
  useQuery({
    queryKey: plansKeys.offered,
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
    meta: { kind: 'silent' },
  });
