export const taxonomies = {
  errors: {
    taken: 'Ya existe un término con esta dirección, quizá uno retirado.',
  },
} as const;
