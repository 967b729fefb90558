import type { Translated } from '../translated.ts';
import type { legal as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { legal: { menu: 'Pages juridiques', tab: 'Juridique' } } as const satisfies Translated<
  typeof enNav
>;

export const legal = {
  names: {
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    tracking: 'Témoins',
  },
  links: {
    label: 'Pages juridiques',
    readTerms: 'Lire les conditions d’utilisation',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  edit: {
    title: 'Pages juridiques',
    lead: 'Ce que tout le monde peut lire avant de s’inscrire. Faites vérifier ces textes par un juriste avant de vous y fier.',
    noPermission: 'Vous n’avez pas l’autorisation de modifier les pages juridiques.',
    document: 'Page',
    language: 'Langue',
    own: 'Votre texte',
    standard: 'Texte standard',
    view: 'Affichage',
    write: 'Rédiger',
    preview: 'Aperçu',
    text: 'Texte',
    hint: 'Markdown : ## pour un titre, - pour une liste, ** autour des mots en gras. Remplis pour vous :',
    publish: 'Publier',
    published: 'Texte publié',
    open: 'Ouvrir la page',
    reset: 'Reprendre le standard',
    resetTitle: 'Revenir au texte standard?',
    resetText: 'Votre texte restera dans la liste des versions; vous pourrez le publier de nouveau.',
    wasReset: 'Texte standard publié',
  },
  operator: {
    title: 'Qui offre le service',
    lead: 'Remplit les noms entre doubles accolades. Ce que vous laissez vide est dit en termes généraux.',
    name: 'Nom de l’entreprise',
    contact: 'Courriel de contact',
    place: 'Adresse',
    save: 'Enregistrer',
  },
  versions: {
    title: 'Versions',
    none: 'Personne n’a encore modifié ce texte.',
    number: 'Version {version, number}',
    reset: 'Retour au texte standard',
    by: '{author} · {when}',
    unknown: 'Quelqu’un dont le compte a été supprimé',
    current: 'En ligne',
    take: 'Reprendre ce texte',
    takeOf: 'Reprendre le texte de la version {version, number}',
  },
} as const satisfies Translated<typeof en>;
