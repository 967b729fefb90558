export const announcements = {
  card: {
    title: 'Announcement',
    types: {
      info: 'For your information:',
      success: 'Good news:',
      warning: 'Please note:',
      danger: 'Important:',
    },
    link: 'Learn more',
    newTab: '(opens in a new tab)',
    close: 'Close announcement',
    acting: 'Only the person you’re acting for can close this.',
  },
} as const;
