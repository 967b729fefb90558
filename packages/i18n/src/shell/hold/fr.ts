import type { Translated } from '../../translated.ts';
import type { shell as en } from './en.ts';

export const shell = {
  hold: {
    label: 'Envois suspendus',
    waiting:
      'Les envois sont suspendus : notre équipe vérifie tout après une interruption. Vos publications sont en sécurité.',
    outage:
      'Les envois sont suspendus (début : {since}). Waypost a été en panne plus d’une heure. Vérifiez les publications manquées, puis reprenez les envois. Si des données ont été restaurées entre-temps, dites-le : tout le monde devra alors ouvrir une nouvelle session.',
    copied:
      'Les envois sont suspendus (début : {since}). Ce système semble être la copie d’un autre Waypost. Ne les reprenez que si l’autre est arrêté.',
    restored:
      'Les envois sont suspendus (début : {since}). Cette base de données a été restaurée ou copiée. Ne les reprenez que si l’originale est arrêtée. Nous vérifierons d’abord chaque page.',
    set_back:
      'Les envois sont suspendus (début : {since}). Cette base de données a perdu la trace de publications déjà en ligne. À la reprise, nous vérifierons d’abord chaque page.',
    onlyAway: 'Ce n’était qu’une panne',
    setBack: 'Les données ont été restaurées',
    resume: 'Reprendre les envois',
    resumed: 'Les envois ont repris.',
    unknown:
      '{count, plural, one {# publication en ligne est inconnue de cette base de données} other {# publications en ligne sont inconnues de cette base de données}}',
  },
} as const satisfies Translated<typeof en>;
