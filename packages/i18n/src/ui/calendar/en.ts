export const ui = {
  calendar: {
    today: 'Today',
    previous: { day: 'Previous day', week: 'Previous week', month: 'Previous month' },
    next: { day: 'Next day', week: 'Next week', month: 'Next month' },
    networks: 'Networks',
    loading: 'Loading the calendar',
    noText: 'No text',
    more: 'More for: {text}',
    others: '+{count, number} more',
    othersHint: '{count, plural, one {Show # more post} other {Show # more posts}}',
    hour: '{time}: {count, plural, one {# post} other {# posts}}',
    times: 'Times',
  },
} as const;
