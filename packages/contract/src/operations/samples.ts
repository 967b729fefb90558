import type { Samples } from '../wire/sample.ts';
import type { operationsEndpoints } from './calls.ts';

export const operationsSamples: Samples<typeof operationsEndpoints> = {
  getOperations: {},
  retryMail: {
    body: () => ({ mail: 1 }),
    bad: () => ({ body: { mail: 'first' }, fields: ['mail'] }),
  },
};
