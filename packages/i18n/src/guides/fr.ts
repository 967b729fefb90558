import type { Translated } from '../translated.ts';
import type { guides as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { guides: { menu: 'Vidéos', tab: 'Vidéos' } } as const satisfies Translated<typeof enNav>;

export const guides = {
  staff: {
    title: 'Vidéos',
    lead: 'Les vidéos d’accueil s’affichent sur chaque tableau de bord, les tutoriels sur les cartes de la page Connexions, les autres à côté des forfaits.',
    noPermission: 'Vous n’avez pas l’autorisation de modifier les vidéos.',
    kinds: {
      onboarding: 'Vidéos d’accueil',
      tutorial: 'Tutoriels',
      membership: 'Film de la page Forfaits',
      plan: 'Ce qu’apporte un forfait (En savoir plus)',
      plan_setup: 'Configurer PRO',
    },
    create: 'Nouvelle vidéo',
    editTitle: 'Modifier la vidéo',
    none: 'Aucune vidéo pour le moment',
    hidden: 'Masquée',
    waiting: 'En préparation : {percent, number} %',
    failed: 'Conversion impossible',
    noVideo: 'Aucun fichier vidéo',
    ready: 'Prête',
    watchedBy:
      '{count, plural, =0 {Personne ne l’a encore regardée} one {Regardée par # personne} other {Regardée par # personnes}}',
    uploadVideo: 'Téléverser la vidéo',
    uploadPoster: 'Téléverser l’image',
    uploaded: 'Fichier téléversé',
    deleted: 'Vidéo supprimée',
    kind: 'Type',
    kindNames: {
      onboarding: 'Accueil',
      tutorial: 'Tutoriel',
      membership: 'Page Forfaits',
      plan: 'En savoir plus',
      plan_setup: 'Configurer PRO',
    },
    network: 'Réseau',
    language: 'Langue des textes',
    titleField: 'Titre',
    text: 'Texte sous la vidéo',
    textHint: 'Facultatif. Les tutoriels acceptent **gras**, [liens](https://…) et listes.',
    link: 'Lien du texte',
    linkHint: 'Facultatif. Le texte sous la vidéo y mène.',
    languages: 'Langues d’affichage',
    allLanguages: 'Toutes les langues',
    whenConnected: 'Afficher aussi une fois le réseau connecté',
    active: 'Afficher cette vidéo',
    save: 'Enregistrer',
    saved: 'Vidéo enregistrée',
  },
} as const satisfies Translated<typeof en>;
