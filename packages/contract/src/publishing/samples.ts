import type { Samples } from '../wire/sample.ts';
import type { publishingEndpoints } from './calls.ts';

export const publishingSamples: Samples<typeof publishingEndpoints> = {
  getUnknownPosts: {},
  resumePublishing: {
    body: () => ({ answer: 'only_away' }),
    bad: () => ({ body: { answer: 'whatever' }, fields: ['answer'] }),
  },
};
