export const agency = {
  said: {
    // Stands in a sentence, in the place of a name.
    advisor: 'your travel advisor',
    phone: '{phone} ext. {extension}',
  },
} as const;
