export const taxonomies = {
  errors: {
    taken: 'Un terme a déjà cet identifiant, peut-être un terme retiré.',
  },
} as const;
