import type { Translated } from '../../translated.ts';
import type { agency as en } from './en.ts';

export const agency = {
  said: {
    // Stands in a sentence, in the place of a name.
    advisor: 'votre agence de voyages',
    phone: '{phone}, poste {extension}',
  },
} as const satisfies Translated<typeof en>;
