export const taxonomies = {
  errors: {
    taken: 'Un terme a déjà cette adresse, peut-être un terme retiré.',
  },
} as const;
