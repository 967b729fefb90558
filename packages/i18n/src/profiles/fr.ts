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
      platform: 'Connectez votre premier réseau',
      generator: 'Ensuite : configuration du générateur IA',
    },
    isDone: '(fait)',
    isOpen: '(à faire)',
  },
  card: {
    title: 'Profils',
    lead: 'Chaque profil a ses propres réseaux et publications.',
    add: 'Ajouter un profil',
    locked: 'Pour avoir d’autres profils, il faut le forfait PREMIUM ou l’autorisation de votre administrateur.',
    full: 'Votre compte a déjà {max, number} profils, le maximum.',
    switch: 'Ouvrir',
    switchTo: 'Ouvrir le profil {name}',
    rename: 'Renommer',
    renameOf: 'Renommer le profil {name}',
    renameTitle: 'Renommer le profil',
    current: 'Actuel',
    added: 'Profil ajouté.',
  },
  form: {
    title: 'Configurez votre profil',
    lead: 'Vos clients et vos réseaux verront ce nom.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse courriel',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    noCountry: 'Aucun pays trouvé',
  },
} as const satisfies Translated<typeof en>;
