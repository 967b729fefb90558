export const ui = {
  ordered: {
    up: 'Move up',
    down: 'Move down',
    undo: 'Undo',
  },
} as const;
