import type { Translated } from '../translated.ts';
import type { marketing as en, nav as enNav } from './en.ts';

/** Its entry in the menu. */
export const nav = { marketing: { menu: 'Calendrier marketing', tab: 'Marketing' } } as const satisfies Translated<
  typeof enNav
>;

export const marketing = {
  title: 'Calendrier marketing',
  images: 'Afficher les images',
  noCountries: 'Aucun pays n’est choisi. Choisissez-en un ci-dessus pour voir ses publications.',
  noNetworks: 'Aucun réseau n’est choisi. Choisissez-en un ci-dessus pour voir ses publications.',
  views: { label: 'Vue', month: 'Mois', week: 'Semaine', day: 'Jour' },
  countries: { label: 'Pays', CA: 'CAN', US: 'USA' },
  suppliers: { label: 'Fournisseurs', all: 'Tous les fournisseurs' },
  empty: {
    month: 'Rien de prévu ce mois-ci.',
    week: 'Rien de prévu cette semaine.',
    day: 'Rien de prévu ce jour-là.',
  },
  item: {
    what: '{app}, {status} :',
    move: 'Déplacer…',
    openEditor: 'Ouvrir l’infolettre',
    allOf: '{day} : {count, plural, one {# élément} other {# éléments}}',
  },
  status: { pending: 'Programmée', published: 'Envoyée', removed: 'Retirée' },
  types: { reel: 'Reel', post: 'Publication', video: 'Vidéo', library: 'Bibliothèque', others: 'Autre' },
  terms: {
    label: 'Classement',
    travel_type: 'Types de voyage',
    destination: 'Destinations',
    category: 'Catégories',
  },
  posting: {
    title: 'Performance de la publication',
    video: 'Vidéo',
    card: 'Publication',
    posted: 'Publiée',
    processing:
      'Le reel est en préparation. Son image sera bientôt là. Attendez-la avant de publier la campagne : le résultat sera meilleur.',
    files: '{count, plural, one {# fichier} other {# fichiers}}',
    gone: 'Cette publication n’existe pas',
    failed: 'Impossible de charger la publication',
  },
  details: { campaign: 'Campagne', supplier: 'Fournisseur', countries: 'Pays' },
  links: {
    debug: 'Vérifier',
    debugOn: 'sur {network}, dans un nouvel onglet',
    share: 'Partager',
    shareOn: 'sur {network}, dans un nouvel onglet',
  },
  related: {
    label: 'Publications des conseillers',
    scheduled: '{n} % programmées',
    posted: 'Publiées',
    pending: 'À venir',
    other: 'Autres',
    total: 'Total',
  },
  figures: {
    label: 'Statistiques par pays',
    none: 'Aucune statistique pour cette publication.',
    fetchedAt: 'Mise à jour : {when}',
    fetch: 'Mettre à jour',
    fetched: 'Statistiques à jour. Ce qui est demandé maintenant aux réseaux s’affiche ici d’ici deux minutes.',
    failed: 'Impossible de lire les statistiques',
  },
  newsletter: {
    title: 'Performance de la campagne par courriel',
    name: 'Nom',
    subject: 'Objet',
    suppliers: 'Fournisseurs',
    country: 'Pays',
    everywhere: 'Tous les pays',
    gone: 'Cette infolettre n’existe pas',
    failed: 'Impossible de charger l’infolettre',
  },
  verbs: {
    edit: 'Modifier',
    reschedule: 'Reprogrammer',
    categorize: 'Classer',
    categorizeTitle: 'Classer la publication',
    delete: 'Supprimer',
  },
  warning: {
    edit: 'Toutes les images et tous les liens des publications programmées seront remplacés. Les textes ne changeront que là où le conseiller n’y a pas touché.',
    delete: 'Toutes les publications programmées de tous les conseillers seront retirées.',
    reschedule: 'Toutes les publications programmées que le conseiller n’a pas modifiées seront déplacées.',
    newsletter: 'Les conseillers qui ont choisi leur propre heure la gardent.',
    counting: 'Décompte des publications…',
    effect: {
      edit: '{changed, plural, =0 {Aucune publication ne changera} one {Environ # publication changera} other {Environ # publications changeront}}{kept, plural, =0 {} one {, et # gardera le texte du conseiller} other {, et # garderont le texte du conseiller}}.',
      delete:
        '{changed, plural, =0 {Aucune publication ne sera retirée} one {Environ # publication sera retirée} other {Environ # publications seront retirées}}{out, plural, =0 {} one {, et # est déjà publiée} other {, et # sont déjà publiées}}.',
      reschedule:
        '{changed, plural, =0 {Aucune publication ne sera déplacée} one {Environ # publication sera déplacée} other {Environ # publications seront déplacées}}{kept, plural, =0 {} one {, et # restera à l’heure du conseiller} other {, et # resteront à l’heure du conseiller}}.',
    },
  },
  edit: {
    title: 'Modifier la publication',
    message: 'Texte',
    landing: 'Lien de la page de destination',
    preview: 'Aperçu du lien',
    ownPreview: 'Celui de la page',
    submit: 'Enregistrer',
    saved: 'Modifications enregistrées',
    failed: 'Impossible d’enregistrer la publication',
  },
  reschedule: {
    title: 'Reprogrammer la publication',
    newsletterTitle: 'Déplacer l’infolettre',
    days: 'Jours',
    hours: 'Heures',
    now: 'Programmée : {when}. Un signe moins l’avance.',
    fromTo: 'Du {from} au {to}',
    past: 'Choisissez une heure encore à venir.',
    nowhere: 'Indiquez de combien de jours ou d’heures la déplacer.',
    submit: 'Reprogrammer',
    saved: 'Enregistré!',
    failed: 'Impossible de reprogrammer',
  },
  delete: {
    title: 'Supprimer la publication',
    question: 'Voulez-vous supprimer cette publication?',
    library: 'Elle quitte la bibliothèque. Les publications que les conseillers en ont faites restent.',
    everywhere: 'La retirer aussi des réseaux',
    everywhereHint: 'Ce qui est déjà publié est repris là où le réseau le permet.',
    confirm: 'Supprimer',
    deleted: 'Supprimée!',
    failed: 'Impossible de supprimer la publication',
    restored: 'Publication restaurée',
    notRestored: 'Impossible de restaurer la publication',
  },
  refused: {
    title: 'Rien n’a été déplacé',
    past: 'Publications et infolettres ne peuvent pas être déplacées dans le passé.',
  },
} as const satisfies Translated<typeof en>;
