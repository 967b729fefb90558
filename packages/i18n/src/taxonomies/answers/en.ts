export const taxonomies = {
  errors: {
    taken: 'There’s a term with this slug already, maybe a retired one.',
  },
} as const;
