import { accountSamples } from './accounts/samples.ts';
import { connectionSamples } from './connections/samples.ts';
import { generatorSamples } from './generator/samples.ts';
import { mediaSamples } from './media/samples.ts';
import { postSamples } from './posts/samples.ts';
import { profileSamples } from './profiles/samples.ts';
import { publishingSamples } from './publishing/samples.ts';
import type { EndpointName } from './registry.ts';
import type { Sample } from './wire/sample.ts';

/**
 * One call that would pass for every endpoint of the contract, and one with a mistake where a body or a query is read: what
 * the sweep sends. Path parameters are filled from the noun that the endpoint declares. For tests alone.
 */
export const SAMPLES: Readonly<Record<EndpointName, Sample>> = {
  ...accountSamples,
  ...connectionSamples,
  ...generatorSamples,
  ...mediaSamples,
  ...postSamples,
  ...profileSamples,
  ...publishingSamples,
};
export type { Sample, Subject } from './wire/sample.ts';
