import { z } from '#zod';
import { PROVIDERS, SOCIAL_APPS } from '../../networks/networks.ts';
import { dayOrTime, id } from '../../wire/schemas.ts';
import { POST_TYPES } from '../rules.ts';

/** Which posted posts a report is about. */
export const reportQuery = z.object({
  pgid: z.string().min(1).max(200),
  profile: id.optional(),
  application: z.enum(SOCIAL_APPS).optional(),
  type: z.enum(POST_TYPES).default('post'),
  provider: z.enum(PROVIDERS).optional(),
  fire_at_from: dayOrTime.optional(),
  fire_at_to: dayOrTime.optional(),
  from: dayOrTime.optional(),
  until: dayOrTime.optional(),
});

export const figures = z.record(z.string(), z.number().nullable());
