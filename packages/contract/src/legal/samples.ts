import type { Samples } from '../wire/sample.ts';
import type { legalEndpoints } from './calls.ts';

const which = { document: 'terms', locale: 'fr' };
const bad = () => ({
  body: { document: 'imprint', locale: 'xx', body: ' ', version: 0 },
  fields: ['document', 'locale', 'body'],
});

export const legalSamples: Samples<typeof legalEndpoints> = {
  getOperator: {},
  putOperator: {
    body: () => ({ name: 'Blue Fjord Travel Ltd.', contact: 'office@agency.example', place: '1 Front St, Toronto' }),
    bad: () => ({ body: { name: 'two\nlines', contact: 'nobody', place: '' }, fields: ['name', 'contact'] }),
  },
  getLegalText: {
    query: () => which,
    bad: () => ({ query: { document: 'imprint', locale: 'xx' }, fields: ['document', 'locale'] }),
  },
  putLegalText: { body: () => ({ ...which, body: '## Bonjour', version: 0 }), bad },
  previewLegalText: { body: () => ({ ...which, body: '## Bonjour' }), bad },
};
