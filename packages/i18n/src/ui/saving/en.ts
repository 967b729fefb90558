export const ui = {
  saving: {
    saving: 'Saving…',
    savedNow: 'Saved just now',
    saved: 'Saved {when}',
    failed: 'Not saved yet. Waypost keeps trying; don’t close this tab.',
    refused: 'Not saved: something isn’t allowed. Change it and Waypost saves again.',
    closed: 'Changes are no longer saved.',
    waiting: 'Saving waits for your choice.',
    staleText: 'Keep your version, or use the stored one. You can undo your choice.',
    keepMine: 'Keep mine',
    takeTheirs: 'Use stored version',
  },
} as const;
