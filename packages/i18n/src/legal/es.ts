import type { Translated } from '../translated.ts';
import type { legal as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { legal: { menu: 'Páginas legales', tab: 'Legal' } } as const satisfies Translated<typeof enNav>;

export const legal = {
  names: {
    terms: 'Términos de uso',
    privacy: 'Privacidad',
    tracking: 'Cookies',
  },
  links: {
    label: 'Páginas legales',
    readTerms: 'Leer los términos de uso',
    newTab: '(se abre en otra pestaña)',
  },
} as const satisfies Translated<typeof en>;
