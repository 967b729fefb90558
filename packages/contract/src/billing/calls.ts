import { z } from '#zod';
import { oneLine } from '../agency/schemas.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, int4, isoTime, queryFlag } from '../wire/schemas.ts';
import { BILLING_ADDRESSES, BILLING_LOOKS, BILLING_TOKENS } from './allowances.ts';
import { ADDRESS_MAX, BILLING_STATES } from './rules.ts';

const path = '/api/billing/:user/';
const params = z.object({ user: id });
const line = (max: number) => z.string().overwrite(oneLine).min(1).max(max);

/** All of it is needed (BILL-040); the state is one of its country's, where we know those (BILL-041). */
export const billingAddressSchema = z.object({
  address: line(ADDRESS_MAX.address),
  city: line(ADDRESS_MAX.city),
  state: line(ADDRESS_MAX.state),
  zip_code: line(ADDRESS_MAX.zip_code),
  /** Numeric code of ISO 3166-1. */
  country: int4.min(1),
});
export type BillingAddress = z.infer<typeof billingAddressSchema>;

const billingAccount = z.object({
  user: id,
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.number().int().nullable(),
  /** What was bought at the provider; with `existing_plan` the plan that counts here, also where nobody bought it, and then without an id where nobody sells it. */
  plan: z.object({ uid: z.string().nullable(), slug: z.string() }).nullable(),
  /** What becomes of it at the provider; null where nothing was bought. */
  status: z.enum(BILLING_STATES).nullable(),
  subscription_data: z.object({ RenewalDate: isoTime }).nullable(),
  /** The name of the plan that follows at the end of the billing cycle. */
  upcoming_plan: z.string().nullable(),
  account_data: z.object({ LatestSubscription: z.object({ StartDate: isoTime }) }).nullable(),
  /** Whether plans can be paid for online here. */
  configured: z.boolean(),
  /** The payment provider’s name; null where nothing is configured. */
  provider: z.string().nullable(),
  /** Where the provider's widget stands: in a frame of ours, and on the provider's own page where that is blocked. */
  widget: z.object({ document: z.string(), fallback: z.string() }).nullable(),
  /** When the provider was last read; null while it never was. */
  synced_at: isoTime.nullable(),
  /** It did not answer just now: this is what it said last. */
  away: z.boolean(),
  /** Opens the widget for this person; there when it was asked for. */
  token: z.string().optional(),
});
export type BillingAccount = z.infer<typeof billingAccount>;

export const addressOptions = endpoint({
  method: 'GET',
  path: '/api/billing/address_options/',
  summary: 'Countries by their numeric code, each with its states',
  access: 'session',
  responses: {
    200: z.record(
      z.string(),
      z.object({ label: z.string(), states: z.array(z.object({ code: z.string(), label: z.string() })) }),
    ),
  },
});
export type AddressOptions = z.infer<(typeof addressOptions)['responses'][200]>;

export const getBilling = endpoint({
  method: 'GET',
  path,
  summary:
    'Billing address and membership of the own account, as the payment provider last said; superusers see everybody’s',
  access: 'session',
  owned: 'user',
  params,
  query: z.object({
    /** Look at the provider soon, and answer at once. */
    sync: queryFlag.optional(),
    /** Look at the provider first. */
    refresh: queryFlag.optional(),
    existing_plan: queryFlag.optional(),
    /** Its person's alone: staff who act for her, and superusers, get none (403). */
    token: queryFlag.optional(),
  }),
  allowances: [BILLING_LOOKS, BILLING_TOKENS],
  responses: { 200: billingAccount },
});
export const putBilling = endpoint({
  method: 'PUT',
  path,
  summary: 'Change the own billing address',
  access: 'session',
  owned: 'user',
  params,
  body: billingAddressSchema,
  allowances: [BILLING_ADDRESSES],
  responses: { 200: billingAccount },
});
export const postBilling = endpoint({
  method: 'POST',
  path: '/api/billing/',
  summary: 'Say the own billing address for the first time; said again, it is changed',
  access: 'session',
  body: billingAddressSchema.extend({ user: id }),
  allowances: [BILLING_ADDRESSES],
  responses: { 201: billingAccount },
});

export const billingEndpoints = { addressOptions, getBilling, putBilling, postBilling };
