import { z } from 'zod';
import { PERMISSIONS } from '../plans/permissions.ts';
import { PLANS } from '../plans/plans.ts';

/** What an installation may switch on for one person; `flags` of the session says what is on. */
export const USER_FLAGS = ['beta'] as const;

/** Each name that is there is given (true) or taken away (false); the others stay as they are. */
export const userChangesSchema = z.object({
  plan: z.enum(PLANS).optional(),
  is_staff: z.boolean().optional(),
  is_superuser: z.boolean().optional(),
  permissions: z.partialRecord(z.enum(PERMISSIONS), z.boolean()).optional(),
  flags: z.partialRecord(z.enum(USER_FLAGS), z.boolean()).optional(),
});
export type UserChanges = z.infer<typeof userChangesSchema>;
