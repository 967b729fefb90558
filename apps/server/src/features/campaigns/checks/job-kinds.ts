import { id } from '@waypost/contract/wire';
import { z } from '#zod';

/** Asks every address that the posts of a campaign lead to. */
export const linksJob = { id: 'campaigns-links', payload: z.object({ campaign: id }), maxAttempts: 3 } as const;
/** One for each campaign, however often it is asked for. */
export const linksKey = (campaign: number): string => `campaigns-links-${campaign}`;
