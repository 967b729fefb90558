import { inEveryLanguage } from '@waypost/i18n/locale';
import type { Sample, Samples } from '../wire/sample.ts';
import type { agencyEndpoints } from './calls.ts';

const none: Sample = {};
const ofCountry: Sample = {
  query: () => ({ country: '1' }),
  bad: () => ({ query: { country: 'here' }, fields: ['country'] }),
};
const written = {
  kind: 'license',
  country: 2,
  code: 'XST',
  label: inEveryLanguage({ en: 'Seller of Travel' }),
  mask: '####-##',
};
const wrong = { ...written, kind: 'union', country: 'here' };
const fields = ['kind', 'country'];

export const agencySamples: Samples<typeof agencyEndpoints> = {
  listStates: ofCountry,
  listAgencyHosts: ofCountry,
  listLicenseOptions: ofCountry,
  listAgencyOptions: none,
  createAgencyOption: { body: () => written, bad: () => ({ body: wrong, fields }) },
  changeAgencyOption: {
    body: () => ({ ...written, version: 1 }),
    bad: () => ({ body: { ...wrong, version: 1.5 }, fields: [...fields, 'version'] }),
  },
  deleteAgencyOption: none,
  restoreAgencyOption: none,
};
