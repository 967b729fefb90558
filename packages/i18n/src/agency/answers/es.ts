import type { Translated } from '../../translated.ts';
import type { agency as en } from './en.ts';

export const agency = {
  said: {
    // Stands in a sentence, in the place of a name.
    advisor: 'tu agencia de viajes',
    phone: '{phone} ext. {extension}',
  },
} as const satisfies Translated<typeof en>;
