import { z } from '#zod';
import { PROVIDERS } from '../networks/networks.ts';

/** Posts that went out, as this installation wrote down beside the database, and that the database does not have. */
export const unknownPostsSchema = z.object({
  count: z.number().int(),
  /** The newest of them, at most fifty. */
  results: z.array(
    z.object({ provider: z.enum(PROVIDERS).nullable(), page: z.string().nullable(), remote_id: z.string() }),
  ),
});
export type UnknownPosts = z.infer<typeof unknownPostsSchema>;
