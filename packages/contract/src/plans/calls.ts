import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, inLanguages, int4, isoTime, listOf, orderOf } from '../wire/schemas.ts';
import { PLANS } from './plans.ts';
import { ANNUAL_RATE_MAX, PLAN_NAME_MAX, PLAN_SOURCES, PLAN_TEXT_MAX, PLAN_UID_MAX, PRO_THINGS } from './rules.ts';

/** A plan as the membership page shows it, in the reader's language (BILL-035). */
const offeredPlan = z.object({
  /** The payment provider's id of it; null where it is not sold there. */
  uid: z.string().nullable(),
  slug: z.enum(PLANS),
  name: z.string(),
  data: z.object({
    /** US dollars. */
    AnnualRate: z.number(),
    /** Clean HTML. */
    Description: z.string(),
  }),
  features: z.array(z.string()),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** How many of each there are that would go with PRO; what there is none of is left out. */
const loss = z.object({ thing: z.enum(PRO_THINGS), count: z.number().int() });
export type Loss = z.infer<typeof loss>;

/** What staff write; English is read wherever a language is empty. */
const written = z.object({
  slug: z.enum(PLANS),
  uid: z.string().trim().min(1).max(PLAN_UID_MAX).nullable(),
  name: inLanguages(PLAN_NAME_MAX),
  annual_rate: z.number().min(0).max(ANNUAL_RATE_MAX),
  /** Markdown or simple HTML. */
  description: inLanguages(PLAN_TEXT_MAX),
  /** One feature a line. */
  features: inLanguages(PLAN_TEXT_MAX),
  active: z.boolean(),
});
export type WrittenPlan = z.infer<typeof written>;
const storedPlan = written.extend({ id, version: z.number().int(), people: z.number().int() });
export type StoredPlan = z.infer<typeof storedPlan>;

/** What became of the things of a person who lost PRO. */
const downgrade = z.object({
  at: isoTime,
  /** `running` until each of the steps is done; `kept` until they are given back or erased. */
  state: z.enum(['running', 'kept', 'restored', 'erased']),
  /** Until when what was put away is given back by an upgrade. */
  kept_until: isoTime.nullable(),
  steps: z.array(loss.extend({ at: isoTime })),
});
export type Downgrade = z.infer<typeof downgrade>;
const planOfUser = z.object({
  /** What a change to a plan below PRO would take away now. */
  losses: z.array(loss),
  /** The newest first. */
  events: z.array(
    z.object({
      id,
      from: z.enum(PLANS),
      to: z.enum(PLANS),
      source: z.enum(PLAN_SOURCES),
      actor: z.string().nullable(),
      at: isoTime,
    }),
  ),
  downgrades: z.array(downgrade),
  /** Who takes the payments, as people call it. */
  provider: z.string(),
});
export type PlanOfUser = z.infer<typeof planOfUser>;

const ofStaff = { access: 'session', needs: 'plans.change' } as const;
const userParams = z.object({ user: id });

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plan/',
  summary: 'The plans that are offered, in their order, and the one that the reader has',
  access: 'session',
  responses: { 200: listOf(offeredPlan) },
});
export const listLosses = endpoint({
  method: 'GET',
  path: '/api/plan/losses/',
  summary: 'What the reader would lose with PRO, counted now; and what became of her things since she lost it',
  access: 'session',
  /** `downgrade` until it was taken back by an upgrade, or is erased. */
  responses: { 200: listOf(loss).extend({ downgrade: downgrade.nullable() }) },
});
export const listStoredPlans = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/plans/',
  summary: 'All plans as staff wrote them, and how many people have each',
  responses: { 200: listOf(storedPlan) },
});
export const createPlan = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/plans/',
  summary: 'Add a plan, or another price of one; one of a kind is offered; audited',
  body: written,
  responses: { 201: storedPlan },
});
export const writePlan = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/plans/:id/',
  summary: 'Write one anew, on top of the version that the writer has seen; audited',
  params: idParams,
  body: written.extend({ version: int4 }),
  responses: { 200: storedPlan },
});
export const deletePlan = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/plans/:id/',
  summary: 'Delete one; who has the plan keeps it, and the deletion can be taken back; audited',
  params: idParams,
  responses: { 204: null },
});
export const restorePlan = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/plans/:id/restore/',
  summary: 'Take a deletion back; 409 where another one took its place; audited',
  params: idParams,
  responses: { 200: storedPlan },
});
export const orderPlans = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/plans/order/',
  summary: 'Put them into this order; what is not named comes after, and ids of none are passed over; audited',
  body: orderOf,
  responses: { 204: null },
});
export const getUserPlan = endpoint({
  method: 'GET',
  path: '/api/users/:user/plan/',
  summary: 'What a person’s plans were, what became of her things with PRO, and what she would lose with it now',
  access: 'session',
  needs: 'staff',
  params: userParams,
  responses: { 200: planOfUser },
});
export const downgradeUser = endpoint({
  method: 'POST',
  path: '/api/users/:user/downgrade/',
  summary: 'Take away what PRO brought from a person whose plan is free already; 400 for every other plan; audited',
  access: 'session',
  needs: 'superuser',
  params: userParams,
  responses: { 200: z.object({ status: z.literal(true) }) },
});

export const planEndpoints = {
  listPlans,
  listLosses,
  listStoredPlans,
  createPlan,
  writePlan,
  deletePlan,
  restorePlan,
  orderPlans,
  getUserPlan,
  downgradeUser,
};
