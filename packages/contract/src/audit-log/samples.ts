import type { Samples } from '../wire/sample.ts';
import type { auditEndpoints } from './calls.ts';

export const auditSamples: Samples<typeof auditEndpoints> = {
  listAudit: {
    query: () => ({ object_type: 'user', from: '2026-01-01' }),
    bad: () => ({ query: { from: 'yesterday' }, fields: ['from'] }),
  },
};
