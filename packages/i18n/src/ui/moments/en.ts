export const ui = {
  dateTime: {
    zone: 'Toronto time ({zone})',
    clear: 'Clear date and time',
    apply: 'Use this time',
    placeholder: 'Pick a date and time',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previous: 'Previous',
    next: 'Next',
    time: 'Time',
    unreadable: 'Type a time such as {example}.',
    soonest: 'Soonest',
    tomorrow: 'Tomorrow morning',
    monday: 'Monday morning',
  },
} as const;
