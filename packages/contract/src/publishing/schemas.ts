import { z } from '#zod';

/**
 * Why nothing is published until staff say what happened: `outage`, nobody had worked for more than an hour; `restored`,
 * the rows are in another database; `set_back`, the database does not know what went out before; `copied`, the address is
 * another one, or another installation answers at it.
 */
export const publishingHoldSchema = z.object({
  reason: z.enum(['outage', 'restored', 'set_back', 'copied']),
  since: z.string(),
});
export type PublishingHold = z.infer<typeof publishingHoldSchema>;

/**
 * `only_away`: the database is as it was left; said of an outage alone. `set_back`: it may have forgotten what went out,
 * so that every post is looked for on its page before it is sent, and after an outage everybody signs in again (in the other cases they had to already).
 */
export const HOLD_ANSWERS = ['only_away', 'set_back'] as const;
export type HoldAnswer = (typeof HOLD_ANSWERS)[number];
