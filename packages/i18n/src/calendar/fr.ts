import type { Translated } from '../translated.ts';
import type { calendar as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { calendar: { menu: 'Calendrier', tab: 'Calendrier' } } as const satisfies Translated<typeof enNav>;

export const calendar = {
  title: 'Calendrier',
  create: 'Créer une publication',
  upgrade: 'Passez au forfait PRO pour utiliser cette fonction.',
  empty: 'Rien de prévu ici pour l’instant. Cliquez sur une heure libre pour commencer une publication.',
  emptyPhone: 'Rien de prévu ce jour-là. Touchez une heure libre pour commencer une publication.',
  noNetworks: 'Aucun réseau n’est choisi. Choisissez-en un ci-dessus pour voir ses publications.',
  item: {
    what: '{app}, {status} :',
    open: 'Détails',
    performance: 'Performance de la publication',
    emailPerformance: 'Performance du courriel',
    scheduled: 'Programmée',
    delivered: 'Livrée',
    move: 'Déplacer…',
    moveTitle: 'Déplacer la publication',
    moveNewsletter: 'Déplacer l’infolettre',
  },
  moved: {
    saved: 'Nouvelle heure enregistrée',
    failed: 'Impossible de reprogrammer la publication',
  },
  refused: {
    itemTitle: 'La publication n’a pas été déplacée',
    itemPassed: 'Une publication ne peut pas être déplacée dans le passé.',
    newsletterTitle: 'L’infolettre n’a pas été déplacée',
    newsletterPassed: 'Une infolettre ne peut pas être déplacée dans le passé.',
    soon: 'Choisissez une heure au moins {minutes} minutes plus tard.',
    slotTitle: 'Choisissez une heure plus tardive',
    slotPassed: 'Cette heure est passée.',
  },
  fresh: {
    underWay:
      '{count, plural, one {Votre publication est en cours d’envoi.} other {# publications sont en cours d’envoi.}}',
    stopped:
      '{count, plural, one {Votre publication n’a pas été publiée.} other {# publications n’ont pas été publiées.}}',
    see: 'Voir les publications',
  },
  feed: {
    open: 'S’abonner',
    title: 'Vos publications dans votre agenda',
    text: 'Retrouvez vos publications dans Outlook, Calendrier d’Apple ou Google Agenda. Elles y restent à jour, sur un an en tout. Toute personne qui a l’adresse peut les lire.',
    since: 'Actif depuis : {when}',
    create: 'Créer l’adresse',
    renew: 'Créer une autre adresse',
    renewHint: 'Une autre adresse met fin à la précédente.',
    end: 'Mettre fin',
    ended: 'Le calendrier n’est plus partagé',
    address: 'Adresse privée',
    once: 'Copiez-la maintenant : elle n’est affichée qu’une fois.',
    copy: 'Copier l’adresse',
    acting: 'Seule la personne au nom de qui vous agissez peut créer cette adresse ou y mettre fin.',
  },
  suggested: {
    suggestedTime: 'Heure suggérée :',
    free: 'Libre',
    freeSlot: 'Plage libre sur {app} :',
    short: 'Connecter {app}',
    title: '{app} : aucune connexion',
    text: 'Les publications sur {app} seraient envoyées à des heures comme celle-ci. Connectez {app} pour les programmer.',
    newsletters:
      'Les infolettres seraient envoyées à des heures comme celle-ci. Préparez-les, et votre clientèle les recevra en votre nom.',
    connect: 'Connecter',
  },
} as const satisfies Translated<typeof en>;
