import type { Translated } from '../../translated.ts';
import type { announcements as en } from './en.ts';

export const announcements = {
  card: {
    title: 'Annonce',
    types: {
      info: 'Pour votre information :',
      success: 'Bonne nouvelle :',
      warning: 'À noter :',
      danger: 'Important :',
    },
    link: 'En savoir plus',
    newTab: '(s’ouvre dans un nouvel onglet)',
    close: 'Fermer l’annonce',
    acting: 'Seule la personne au nom de qui vous agissez peut la fermer.',
  },
} as const satisfies Translated<typeof en>;
