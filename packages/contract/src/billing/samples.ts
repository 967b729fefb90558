import type { Samples } from '../wire/sample.ts';
import type { billingEndpoints } from './calls.ts';

const address = { address: '12 Rue du Port', city: 'Montréal', state: 'QC', zip_code: 'H2X 1Y4', country: 124 };
const bad = { ...address, city: '', country: 'Canada' };

export const billingSamples: Samples<typeof billingEndpoints> = {
  addressOptions: {},
  getBilling: { bad: () => ({ query: { refresh: 'perhaps' }, fields: ['refresh'] }) },
  putBilling: { body: () => address, bad: () => ({ body: bad, fields: ['city', 'country'] }) },
  postBilling: {
    body: ({ user }) => ({ ...address, user }),
    bad: ({ user }) => ({ body: { ...bad, user }, fields: ['city', 'country'] }),
  },
};
