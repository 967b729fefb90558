import type { Translated } from '../translated.ts';
import type { legal as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { legal: { menu: 'Pages juridiques', tab: 'Juridique' } } as const satisfies Translated<
  typeof enNav
>;

export const legal = {
  names: {
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    tracking: 'Témoins',
  },
  links: {
    label: 'Pages juridiques',
    readTerms: 'Lire les conditions d’utilisation',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
} as const satisfies Translated<typeof en>;
