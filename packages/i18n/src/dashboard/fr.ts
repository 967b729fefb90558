import type { Translated } from '../translated.ts';
import type { dashboard as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { dashboard: { menu: 'Tableau de bord', tab: 'Accueil' } } as const satisfies Translated<
  typeof enNav
>;

export const dashboard = {
  greeting: {
    morning: 'Bonjour, {name}',
    afternoon: 'Bonjour, {name}',
    evening: 'Bonsoir, {name}',
    plain: 'Tableau de bord',
  },
  lead: 'Vos prochaines publications et celles que vos voyageurs ont aimées. Heure de Toronto.',
  ahead:
    '{count, plural, =0 {Aucune publication programmée} one {# publication programmée} other {# publications programmées}} pour les {days, number} prochains jours. Heure de Toronto.',
  createPost: 'Créer une publication',
  connect: {
    title: 'Cliquez pour ajouter votre première connexion',
    text: 'Connectez une page Facebook, un compte Instagram ou LinkedIn, puis programmez votre première publication.',
  },
  troubles: {
    title: 'À régler',
    count: '{count, plural, one {# chose à régler} other {# choses à régler}}',
    missed: '{app} : {count, plural, one {# publication manquée.} other {# publications manquées.}}',
    unconfirmed:
      '{app} : {count, plural, one {# publication non confirmée. A-t-elle été publiée?} other {# publications non confirmées. Ont-elles été publiées?}}',
    refused: '{app} : {count, plural, one {# publication refusée.} other {# publications refusées.}}',
    review: 'Voir',
  },
  figures: {
    posted: 'Publications en ligne',
    reach: 'Portée',
    interactions: 'Interactions',
    followers: 'Abonnés',
    days: '{days, plural, other {# derniers jours}}',
    before: 'Par rapport au même nombre de jours précédents',
    asOf: 'Mise à jour : {when}',
    none: 'Aucune statistique pour l’instant',
  },
  columns: {
    upcoming: 'Publications à venir',
    top: 'Contenus les plus performants',
    period: 'Période',
    schedule: 'Calendrier de publication',
    analytics: 'Statistiques',
    networks: 'Réseau',
    upcomingEmpty: 'Aucune publication prévue',
    topEmpty: 'Aucune publication en ligne pendant cette période',
    createPost: 'Créer une publication',
  },
} as const satisfies Translated<typeof en>;
