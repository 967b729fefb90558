import type { Translated } from '../translated.ts';
import type { posts as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { posts: { menu: 'Publications', tab: 'Publications' } } as const satisfies Translated<typeof enNav>;

export const posts = {
  status: {
    publishing: 'Publication en cours…',
    scheduled_for: 'Programmée',
    posted: 'Publiée',
    deleted: 'Supprimée',
    deleted_by_frequency: 'Retirée (fréquence)',
    reposted: 'Publiée à nouveau',
    post_error: 'Erreur de publication',
    missed: 'Manquée',
    unconfirmed: 'Non confirmée',
    reconnect: 'Connexion interrompue',
    paused: 'En pause',
    will_be_deleted: 'Sera supprimée',
    removed: 'Supprimée',
    delete_error: 'Erreur de suppression',
    post_failed_1: 'Échec d’envoi (1)',
    post_failed_2: 'Échec d’envoi (2)',
    post_failed_3: 'Échec d’envoi (3)',
  },
  periods: {
    past: '{days, plural, other {# derniers jours}}',
    ahead: '{days, plural, other {# prochains jours}}',
  },
  card: {
    scheduled: 'Programmée',
    openPost: 'Ouvrir la publication : {text}',
    noText: 'Publication sans texte',
    video: 'Vidéo',
    reel: 'Reel',
    reelWaiting: 'Reel en traitement',
    videoWaiting: 'Vidéo en traitement',
    preparing: 'Préparation : {percent, number} %',
    unprepared: 'Cette vidéo n’a pas pu être préparée',
  },
} as const satisfies Translated<typeof en>;
