import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  calendar: {
    today: 'Aujourd’hui',
    previous: { day: 'Jour précédent', week: 'Semaine précédente', month: 'Mois précédent' },
    next: { day: 'Jour suivant', week: 'Semaine suivante', month: 'Mois suivant' },
    networks: 'Réseaux',
    loading: 'Chargement du calendrier',
    noText: 'Sans texte',
    more: 'Plus d’actions : {text}',
    others: '+{count, number}',
    othersHint: '{count, plural, one {Afficher # autre publication} other {Afficher # autres publications}}',
    hour: '{time} : {count, plural, one {# publication} other {# publications}}',
    times: 'Heures',
  },
} as const satisfies Translated<typeof en>;
