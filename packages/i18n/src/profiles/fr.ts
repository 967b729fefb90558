import type { Translated } from '../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  setup: {
    title: 'Terminer la configuration',
    lead: 'Quelques étapes avant votre première publication.',
    count: '{done, number} sur {max, number}',
    percent: '{percent, number} % terminé',
    steps: {
      profile: 'Profil complet',
      email: 'Adresse vérifiée',
      platform: 'Réseau connecté',
      generator: 'Configuration du générateur IA',
    },
    next: {
      profile: 'Complétez votre profil',
      email: 'Confirmez votre adresse',
      again: 'Reconnectez votre réseau',
      platform: 'Connectez votre premier réseau',
      generator: 'Ensuite : configuration du générateur IA',
    },
    isDone: '(fait)',
    isOpen: '(à faire)',
  },
} as const satisfies Translated<typeof en>;
