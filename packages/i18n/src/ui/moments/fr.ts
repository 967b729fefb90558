import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  dateTime: {
    zone: 'Heure de Toronto ({zone})',
    clear: 'Effacer la date et l’heure',
    apply: 'Utiliser cette heure',
    placeholder: 'Choisissez une date et une heure',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previous: 'Précédent',
    next: 'Suivant',
    time: 'Heure',
    unreadable: 'Entrez une heure, par exemple {example}.',
    soonest: 'Le plus tôt possible',
    tomorrow: 'Demain matin',
    monday: 'Lundi matin',
  },
} as const satisfies Translated<typeof en>;
