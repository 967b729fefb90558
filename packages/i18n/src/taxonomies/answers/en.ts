export const taxonomies = {
  errors: {
    taken: 'There’s an entry with this address already, maybe a retired one.',
  },
} as const;
