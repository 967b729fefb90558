import type { Translated } from '../translated.ts';
import type { newsletters as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { newsletters: { menu: 'Infolettres', tab: 'Infolettres' } } as const satisfies Translated<
  typeof enNav
>;

/** The list of newsletters, on its page and on the dashboard. */
export const newsletters = {
  list: {
    title: 'Infolettres',
    lead: 'Ce que votre clientèle reçoit en votre nom. Heure de Toronto.',
    tabs: 'Infolettres',
    upcoming: 'À venir',
    published: 'Envoyées',
    deleted: 'Supprimées',
    top: 'Top',
    sentBefore: 'Déjà envoyées',
    period: 'Période',
    allDates: 'Toutes les dates',
    count: '{count, plural, one {# infolettre} other {# infolettres}}',
    contacts: 'Contacts',
    settings: 'Paramètres',
  },
  empty: {
    upcoming: 'Aucune infolettre à venir dans cette période.',
    upcomingText: 'Nous vous écrirons dès que la prochaine infolettre pourra être adaptée.',
    published: 'Aucune infolettre envoyée dans cette période.',
    deleted: 'Aucune infolettre supprimée pour l’instant.',
    top: 'Aucune donnée disponible',
    noAccountTitle: 'Votre infolettre n’est pas connectée',
    noAccountText:
      'Connectez-la une seule fois : nous rédigeons les infolettres, et votre clientèle les reçoit en votre nom.',
    setUp: 'Connecter l’infolettre',
  },
  status: {
    scheduled: 'Programmée',
    delivered: 'Livrée',
    sending: 'En cours d’envoi',
    paused: 'En pause',
    held: 'À vous de jouer',
    stopped: 'Arrêtée',
    deleted: 'Supprimée',
  },
  card: {
    open: 'Ouvrir l’infolettre : {subject}',
    editableUntil: 'Dernière modification possible : {when}',
    changed: 'Modifiée par vous',
    sent: 'Envois',
    opens: 'Ouvertures',
    clicks: 'Clics',
    metrics: 'Statistiques détaillées',
    preview: 'Aperçu',
    restore: 'Restaurer',
    progress: 'Envois : {done, number} sur {audience, number}',
    restored: 'L’infolettre est de retour dans votre calendrier',
    restoreFailed: 'Impossible de restaurer l’infolettre',
  },
} as const satisfies Translated<typeof en>;
