import { inEveryLanguage } from '@waypost/i18n/locale';
import type { Sample, Samples } from '../wire/sample.ts';
import type { planEndpoints } from './calls.ts';

const none: Sample = {};
const written = {
  slug: 'grow',
  uid: null,
  name: inEveryLanguage({ en: 'Grow', fr: 'Croissance' }),
  annual_rate: 79.5,
  description: inEveryLanguage({ en: 'Everything of **Free**, and more.' }),
  features: inEveryLanguage({ en: 'Two profiles\nPosting times' }),
  active: false,
};
const wrong = { ...written, slug: 'gold', annual_rate: -1, active: 'yes' };
const fields = ['slug', 'annual_rate', 'active'];

export const planSamples: Samples<typeof planEndpoints> = {
  listPlans: none,
  listLosses: none,
  listStoredPlans: none,
  createPlan: { body: () => written, bad: () => ({ body: wrong, fields }) },
  writePlan: {
    body: () => ({ ...written, version: 1 }),
    bad: () => ({ body: { ...wrong, version: 1.5 }, fields: [...fields, 'version'] }),
  },
  deletePlan: none,
  restorePlan: none,
  orderPlans: { body: () => ({ ids: [2, 1] }), bad: () => ({ body: { ids: [0] }, fields: ['ids'] }) },
  getUserPlan: none,
  downgradeUser: none,
};
