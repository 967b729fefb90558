import type { Translated } from '../translated.ts';
import type { plans as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { plans: { menu: 'Forfaits', tab: 'Forfaits' } } as const satisfies Translated<typeof enNav>;

export const plans = {
  staff: {
    title: 'Forfaits',
    lead: 'Ce que la page Forfaits propose, dans cet ordre. Ce qu’un forfait comprend dépend de son type.',
    noPermission: 'Vous n’avez pas l’autorisation de modifier les forfaits.',
    create: 'Nouveau forfait',
    editTitle: 'Modifier le forfait',
    none: 'Aucun forfait pour le moment',
    missing: '{type} : aucun forfait de ce type n’est offert.',
    missingText: 'Certaines fonctions en ont besoin et mènent à la page Forfaits. Offrez-y un forfait de ce type.',
    deleted: '{name} : forfait supprimé.',
    deletedText: 'Les personnes qui l’ont le gardent. La page Forfaits ne le propose plus.',
    deleteTitle: 'Supprimer {name}?',
    deleteText:
      '{count, plural, one {# personne a ce type et le gardera.} other {# personnes ont ce type et le garderont.}} La page Forfaits ne proposera plus ce forfait.',
    offered: 'Offert',
    hidden: 'Masqué',
    free: 'Sans prix',
    rate: '{rate} par an',
    people: '{count, plural, =0 {Personne n’a ce type} one {# personne a ce type} other {# personnes ont ce type}}',
    noId: 'Aucun identifiant chez le service de paiement',
    id: 'Identifiant : {uid}',
    type: 'Type',
    typeHint: 'Ce qu’il comprend. Un seul forfait de chaque type peut être offert à la fois.',
    uid: 'Identifiant chez le service de paiement',
    uidHint: 'La personne qui achète le forfait portant cet identifiant obtient ce type.',
    rateField: 'Prix par an, en dollars américains',
    language: 'Langue des textes',
    name: 'Nom',
    description: 'Description',
    descriptionHint: 'Facultatif. Vous pouvez utiliser du **gras**, des [liens](https://…) et des listes.',
    features: 'Avantages, un par ligne',
    active: 'Offrir ce forfait sur la page Forfaits',
    save: 'Enregistrer',
    saved: 'Forfait enregistré',
  },
} as const satisfies Translated<typeof en>;
