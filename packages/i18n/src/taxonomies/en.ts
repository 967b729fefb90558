/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { taxonomies: { menu: 'Taxonomies', tab: 'Taxonomies' } } as const;

export const taxonomies = {
  title: 'Taxonomies',
  lead: 'What campaigns and library posts are sorted by, and what advisors filter them by.',
  noPermission: 'You don’t have permission to change the taxonomies.',
  create: 'New term',
  editTitle: 'Edit term',
  kind: 'Kind',
  kinds: {
    travel_type: 'Travel type',
    destination: 'Destination',
    category: 'Category',
  },
  plural: {
    travel_type: 'Travel types',
    destination: 'Destinations',
    category: 'Categories',
  },
  none: 'No terms yet',
  names: {
    en: 'Name in English',
    es: 'Name in Spanish',
    fr: 'Name in French',
  },
  slug: 'Slug',
  slugHint: 'Stands for the term in addresses. The slug can’t be changed later.',
  slugStays: 'The slug can’t be changed: addresses use it.',
  saved: 'Term saved',
  retire: 'Retire',
  retiredToast: 'Term retired',
  retired: 'Retired',
  retiredHint: 'Not offered any more, but still on the posts that have them.',
  notOffered: 'Not offered',
  offer: 'Offer again',
} as const;
