/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { legal: { menu: 'Legal pages', tab: 'Legal' } } as const;

export const legal = {
  names: {
    terms: 'Terms of use',
    privacy: 'Privacy',
    tracking: 'Cookies',
  },
  links: {
    label: 'Legal pages',
    readTerms: 'Read the terms of use',
    newTab: '(opens in a new tab)',
  },
} as const;
