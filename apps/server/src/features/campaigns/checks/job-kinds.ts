import { id } from '@waypost/contract/wire';
import { z } from '#zod';

/** Asks every address that the posts of a campaign lead to. */
export const linksJob = { id: 'campaigns-links', payload: z.object({ campaign: id }), maxAttempts: 3 } as const;
