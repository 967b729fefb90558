import { z } from '#zod';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { dayOrTime, idParams, int4, socialAppSchema } from '../wire/schemas.ts';
import { ofManagers } from './calls.ts';
import { AMOUNT_MAX } from './rules.ts';

const hundredths = (max: number) => z.number().min(0).max(max).multipleOf(0.01);
const percent = hundredths(100);
const amount = hundredths(AMOUNT_MAX);

const written = z.object({
  application_slug: socialAppSchema,
  cost_per_post: amount,
  /** What the cost of a post is divided into. */
  percent_trade: percent,
  percent_reach: percent,
  percent_engagement: percent,
  percent_clicks: percent,
  percent_sales: percent,
  /** How many of a hundred leads book, and what a booking is worth. */
  leads_into_bookings: percent,
  per_booking_amount: amount,
});
export type WrittenBudget = z.infer<typeof written>;
const supplierBudget = written.extend({ supplier_name: z.string() });
export type SupplierBudget = z.infer<typeof supplierBudget>;
/** Counts every change of the budget; 0 before the first. */
const version = z.number().int();
const budgetOfSupplier = z.object({ version, results: z.array(supplierBudget) });
export type BudgetOfSupplier = z.infer<typeof budgetOfSupplier>;

const figure = z.number().min(0);
const supplierStats = z.object({
  application_slug: socialAppSchema,
  /** Posts that went out, and of how many advisors. */
  count: figure,
  agents: figure,
  reach: figure,
  engage: figure,
  clicks: figure,
  /** Requests that travellers sent because of them. */
  leads: figure,
});
export type SupplierStats = z.infer<typeof supplierStats>;

export const getSupplierBudget = endpoint({
  ...ofManagers,
  method: 'GET',
  path: '/api/suppliers/:id/budget/',
  summary: 'What a supplier pays for a post on each network, and what for; empty where nobody has said yet',
  params: idParams,
  responses: { 200: budgetOfSupplier },
});
export const putSupplierBudget = endpoint({
  access: 'session',
  needs: 'suppliers.change',
  method: 'PUT',
  path: '/api/suppliers/:id/budget/',
  summary:
    'Write it anew, on top of the version that the writer has seen; networks that are not named have none; audited',
  params: idParams,
  body: z.object({
    version: int4,
    results: z
      .array(written)
      .max(SOCIAL_APPS.length)
      .refine((rows) => !Array.isArray(rows) || new Set(rows.map((row) => row.application_slug)).size === rows.length),
  }),
  responses: { 200: budgetOfSupplier },
});
export const getSupplierStats = endpoint({
  ...ofManagers,
  method: 'GET',
  path: '/api/suppliers/:id/stats/',
  summary: 'What the posts of its campaigns and libraries did in a period, of whole days in Toronto, by network',
  params: idParams,
  query: z.object({
    application: socialAppSchema.optional(),
    from: dayOrTime.optional(),
    until: dayOrTime.optional(),
  }),
  responses: { 200: z.object({ results: z.array(supplierStats) }) },
});

export const budgetEndpoints = { getSupplierBudget, putSupplierBudget, getSupplierStats };
