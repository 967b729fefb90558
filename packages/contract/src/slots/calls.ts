import { z } from '#zod';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { commaList, id, int4, isoTime, socialAppSchema } from '../wire/schemas.ts';
import { SLOTS_A_DAY, WEEKLY_FREQUENCY } from './rules.ts';

const slot = z.object({
  weekday: z.number().int().min(1).max(7),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
const settings = {
  /** Null: the suggested ones. Times are Toronto's, whatever the date. */
  slots: z
    .array(slot)
    .max(7 * SLOTS_A_DAY)
    .nullable(),
  /** Most posts that auto-schedule gives the connection in a week; null: as many as come. */
  weekly_frequency: z.number().int().min(WEEKLY_FREQUENCY.min).max(WEEKLY_FREQUENCY.max).nullable(),
  auto_schedule: z.boolean(),
  /** 0 while nothing was ever saved. */
  version: int4,
};
const slotSettingsSchema = z.object({ app: socialAppSchema, ...settings });
export type SlotSettings = z.infer<typeof slotSettingsSchema>;

/** Why a network has no free slot. */
export const NO_SLOT = ['not_connected', 'no_slots', 'all_taken'] as const;
const nextSlotSchema = z.object({
  app: socialAppSchema,
  at: isoTime.nullable(),
  reason: z.enum(NO_SLOT).nullable(),
});
export type NextSlot = z.infer<typeof nextSlotSchema>;

export const getSlots = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/slots/',
  summary: 'Slots, weekly frequency and auto-schedule of each network',
  access: 'session',
  owned: 'profile',
  params: z.object({ profile: id }),
  responses: { 200: z.object({ results: z.array(slotSettingsSchema) }) },
});
export const putSlots = endpoint({
  method: 'PUT',
  path: '/api/profile_social/:profile/:app/slots/',
  summary: 'Replace them for one network; a stale version answers 409 with what is stored',
  access: 'session',
  owned: 'profile',
  params: z.object({ profile: id, app: socialAppSchema }),
  body: z.object(settings),
  responses: { 200: slotSettingsSchema },
});
export const getNextSlots = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/next_slots/',
  summary: 'The next free slot of each of these networks; holds nothing',
  access: 'session',
  owned: 'profile',
  params: z.object({ profile: id }),
  query: z.object({ apps: commaList(socialAppSchema).default([...SOCIAL_APPS]) }),
  responses: { 200: z.object({ results: z.array(nextSlotSchema) }) },
});

export const slotEndpoints = { getSlots, putSlots, getNextSlots };
