import type { Translated } from '../translated.ts';
import type { announcements as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { announcements: { menu: 'Annonces', tab: 'Annonces' } } as const satisfies Translated<typeof enNav>;

export const announcements = {
  staff: {
    title: 'Annonces',
    lead: 'Ce que les conseillers lisent en haut de leur tableau de bord, une annonce à la fois, dans cet ordre. Une annonce fermée ne réapparaît pas.',
    noPermission: 'Vous n’avez pas l’autorisation de modifier les annonces.',
    create: 'Nouvelle annonce',
    none: 'Aucune annonce pour le moment',
    noneText: 'Annoncez un webinaire, un changement ou la panne d’un réseau.',
    state: {
      draft: 'Brouillon',
      planned: 'Programmée',
      live: 'Affichée',
      over: 'Terminée',
    },
    from: 'Début : {when}',
    until: 'Fin : {when}',
    between: '{from} – {until}',
    everyone: 'Tout le monde',
    closed:
      '{count, plural, =0 {Personne ne l’a encore fermée} one {Fermée par # personne} other {Fermée par # personnes}}',
    missing: 'Affichée en anglais : {languages}',
    publish: 'Publier',
    withdraw: 'Retirer',
    published: 'Annonce publiée',
    withdrawn: 'Annonce retirée',
    deleted: 'Annonce supprimée',
  },
  edit: {
    createTitle: 'Nouvelle annonce',
    editTitle: 'Modifier l’annonce',
    back: 'Toutes les annonces',
    notFound: 'Cette annonce n’existe plus.',
    message: 'Message',
    language: 'Langue du message',
    text: 'Texte',
    hint: 'Mise en forme : **gras**, [lien](https://…), - pour une liste. Le HTML simple fonctionne aussi.',
    fallback: 'Si ce texte est vide, le texte anglais s’affiche.',
    english: 'Écrivez le texte en anglais : il s’affiche lorsqu’une autre langue est vide.',
    preview: 'Aperçu',
    previewNone: 'Ce que vous écrivez s’affiche ici.',
    type: 'Style',
    types: {
      info: 'Information',
      success: 'Bonne nouvelle',
      warning: 'À noter',
      danger: 'Important',
    },
    link: 'Lien',
    linkHint: 'Facultatif. S’affiche comme « En savoir plus » et s’ouvre dans un nouvel onglet.',
    audience: 'Quand et pour qui',
    starts: 'Début de l’affichage',
    ends: 'Fin de l’affichage',
    windowHint: 'Sans dates, l’annonce s’affiche dès qu’elle est publiée et jusqu’à son retrait.',
    plans: 'Forfaits',
    allPlans: 'Tous les forfaits',
    countries: 'Pays',
    allCountries: 'Tous les pays',
    save: 'Enregistrer',
    saveAndPublish: 'Enregistrer et publier',
    saved: 'Annonce enregistrée',
  },
} as const satisfies Translated<typeof en>;
