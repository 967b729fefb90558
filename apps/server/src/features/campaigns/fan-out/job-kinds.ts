import { id } from '@waypost/contract/wire';
import { z } from '#zod';

/** Carries one thing that staff did to the copies of it. */
export const spreadJob = { id: 'campaigns-spread', payload: z.object({ spread: id }), maxAttempts: 25 } as const;
/** The figures of one posting, added up from its copies. */
export const rollUpJob = { id: 'campaigns-roll-up', payload: z.object({ posting: id }), maxAttempts: 5 } as const;
