import { inEveryLanguage } from '@waypost/i18n/locale';
import type { Sample, Samples } from '../wire/sample.ts';
import type { taxonomyEndpoints } from './calls.ts';

const none: Sample = {};
const name = inEveryLanguage({ en: 'Safari', fr: 'Safari' });
const nameless = inEveryLanguage({ fr: 'Safari' });

export const taxonomySamples: Samples<typeof taxonomyEndpoints> = {
  listTravelTypes: none,
  listDestinations: none,
  listCategories: none,
  listTerms: none,
  createTerm: {
    body: () => ({ kind: 'travel_type', slug: 'safari', name }),
    bad: () => ({ body: { kind: 'colour', slug: 'Not one', name: nameless }, fields: ['kind', 'slug', 'name'] }),
  },
  changeTerm: {
    body: () => ({ name, version: 1 }),
    bad: () => ({ body: { name: nameless, version: 1.5 }, fields: ['name', 'version'] }),
  },
  retireTerm: none,
  restoreTerm: none,
  orderTerms: { body: () => ({ ids: [2, 1] }), bad: () => ({ body: { ids: [0] }, fields: ['ids'] }) },
};
