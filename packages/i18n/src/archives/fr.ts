import type { Translated } from '../translated.ts';
import type { archives as en } from './en.ts';

export const archives = {
  title: 'Exporter mes données',
  lead: 'Tout ce que contient votre compte, images et vidéos comprises, en un fichier.',
  ask: 'Exporter mes données',
  anew: 'En créer un autre',
  again: 'Réessayer',
  making:
    'Nous réunissons vos données. Vous pouvez quitter cette page; nous vous écrirons dès que le fichier sera prêt.',
  progress: 'Avancement',
  ready: 'Votre fichier est prêt ({size}). Date limite pour le télécharger : {date}.',
  download: 'Télécharger',
  failed: 'Votre fichier n’a pas pu être créé. Réessayez.',
} as const satisfies Translated<typeof en>;
