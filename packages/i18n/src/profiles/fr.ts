import type { Translated } from '../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  widget: 'Votre profil',
  business: 'Profil d’entreprise',
  setup: {
    title: 'Terminer la configuration',
    lead: 'Quelques étapes avant votre première publication.',
    count: '{done, number} sur {max, number}',
    percent: '{percent, number} % terminé',
    steps: {
      profile: 'Profil complet',
      email: 'Adresse vérifiée',
      platform: 'Réseau connecté',
    },
    next: {
      profile: 'Complétez votre profil',
      email: 'Confirmez votre adresse',
      again: 'Reconnectez votre réseau',
      platform: 'Connectez votre premier réseau',
    },
    isDone: '(fait)',
    isOpen: '(à faire)',
  },
} as const satisfies Translated<typeof en>;
