import type { Samples } from '../wire/sample.ts';
import type { brandingEndpoints } from './calls.ts';

const query = ({ profile }: { readonly profile: number }) => ({ profile: String(profile) });

export const brandingSamples: Samples<typeof brandingEndpoints> = {
  getBusinessCard: { query, bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }) },
  changeBusinessCard: {
    query,
    body: () => ({ end_branding_duration: 7 }),
    bad: (of) => ({
      query: query(of),
      body: { end_branding_duration: 4 },
      fields: ['end_branding_duration'],
    }),
  },
};
