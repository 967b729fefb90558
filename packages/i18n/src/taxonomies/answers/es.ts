export const taxonomies = {
  errors: {
    taken: 'Ya existe un término con este identificador, quizá uno retirado.',
  },
} as const;
