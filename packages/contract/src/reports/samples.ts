import type { Sample, Samples } from '../wire/sample.ts';
import type { reportEndpoints } from './calls.ts';

const none: Sample = {};
const bySupplier: Sample = { bad: () => ({ query: { supplier: 'fjordline' }, fields: ['supplier'] }) };

export const reportSamples: Samples<typeof reportEndpoints> = {
  newsletterSummary: {
    query: ({ profile }) => ({ profile: String(profile), from: '2026-11-01' }),
    bad: () => ({ query: { profile: 'mine', until: 'soon' }, fields: ['profile', 'until'] }),
  },
  newsletterReport: none,
  listRecipients: {
    query: () => ({ state: 'accepted', did: 'opened', filter: 'zoé' }),
    bad: () => ({ query: { state: 'lost', did: 'read', page: '0' }, fields: ['state', 'did', 'page'] }),
  },
  sendAgain: {
    body: () => ({ deliveries: [1] }),
    bad: () => ({ body: { deliveries: [] }, fields: ['deliveries'] }),
  },
  exportRecipients: none,
  campaignLinks: bySupplier,
  campaignStats: bySupplier,
  campaignPreview: none,
};
