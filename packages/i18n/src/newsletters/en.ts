/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { newsletters: { menu: 'Newsletters', tab: 'Newsletters' } } as const;

/** The list of newsletters, on its page and on the dashboard. */
export const newsletters = {
  list: {
    title: 'Newsletters',
    lead: 'What your clients get in your name. All times are Toronto time.',
    tabs: 'Newsletters',
    upcoming: 'Upcoming',
    published: 'Published',
    deleted: 'Deleted',
    top: 'Top',
    sentBefore: 'Sent before',
    period: 'Period',
    allDates: 'All dates',
    count: '{count, plural, one {# newsletter} other {# newsletters}}',
    contacts: 'Contacts',
    settings: 'Settings',
  },
  empty: {
    upcoming: 'There are no upcoming emails in this time frame.',
    upcomingText: 'We’ll email you when the next newsletter is ready for your edits.',
    published: 'There are no published emails in this time frame.',
    deleted: 'There are no deleted emails yet.',
    top: 'No data available',
    noAccountTitle: 'Your newsletter isn’t connected',
    noAccountText: 'Connect it once: we write newsletters for you, and your clients get them in your name.',
    setUp: 'Connect newsletter',
  },
  status: {
    scheduled: 'Scheduled',
    delivered: 'Delivered',
    sending: 'Sending',
    paused: 'Paused',
    held: 'Needs you',
    stopped: 'Stopped',
    deleted: 'Deleted',
  },
  card: {
    open: 'Open newsletter: {subject}',
    editableUntil: 'Editable until {when}',
    changed: 'Changed by you',
    sent: 'Sent',
    opens: 'Opens',
    clicks: 'Clicks',
    metrics: 'Detailed metrics',
    preview: 'Preview',
    restore: 'Restore',
    progress: '{done, number} of {audience, number} sent',
    restored: 'The newsletter is back in your schedule',
    restoreFailed: 'Couldn’t restore the newsletter',
  },
} as const;
