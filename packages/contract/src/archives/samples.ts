import type { Samples } from '../wire/sample.ts';
import type { archiveEndpoints } from './calls.ts';

export const archiveSamples: Samples<typeof archiveEndpoints> = { getArchive: {}, makeArchive: {} };
