/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { taxonomies: { menu: 'Taxonomies', tab: 'Taxonomies' } } as const;

export const taxonomies = {
  title: 'Taxonomies',
  lead: 'Ce qui classe les campagnes et les publications de la bibliothèque, et ce qui les filtre pour les conseillers.',
  noPermission: 'Vous n’avez pas l’autorisation de modifier les taxonomies.',
  create: 'Nouveau terme',
  editTitle: 'Modifier le terme',
  kind: 'Type',
  kinds: {
    travel_type: 'Type de voyage',
    destination: 'Destination',
    category: 'Catégorie',
  },
  plural: {
    travel_type: 'Types de voyage',
    destination: 'Destinations',
    category: 'Catégories',
  },
  none: 'Aucun terme pour le moment',
  names: {
    en: 'Nom en anglais',
    es: 'Nom en espagnol',
    fr: 'Nom en français',
  },
  slug: 'Identifiant',
  slugHint: 'Désigne le terme dans les adresses. L’identifiant ne pourra plus être modifié.',
  slugStays: 'L’identifiant ne peut pas être modifié : des adresses l’utilisent.',
  saved: 'Terme enregistré',
  retire: 'Retirer',
  retiredToast: 'Terme retiré',
  retired: 'Termes retirés',
  retiredHint: 'Ils ne sont plus offerts, mais restent sur les publications qui les portent.',
  notOffered: 'Non offert',
  offer: 'Offrir à nouveau',
} as const;
