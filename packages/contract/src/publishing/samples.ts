import type { Sample, Samples } from '../wire/sample.ts';
import type { publishingEndpoints } from './calls.ts';

const none: Sample = {};

export const publishingSamples: Samples<typeof publishingEndpoints> = {
  resumePublishing: none,
};
