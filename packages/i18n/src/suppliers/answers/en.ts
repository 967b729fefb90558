export const suppliers = {
  errors: {
    taken: 'There’s a supplier by this name already.',
    used: 'Campaigns or newsletters name this supplier. Make it inactive instead.',
    managed: 'This profile manages suppliers already.',
    profile: 'This profile doesn’t exist any more.',
    unknown: 'One of these suppliers doesn’t exist any more. Choose again.',
  },
} as const;
