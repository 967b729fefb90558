export const ui = {
  discard: {
    title: 'Discard your changes?',
    text: 'What you typed hasn’t been saved.',
    confirm: 'Discard changes',
  },
} as const;
