/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { calendar: { menu: 'Calendar', tab: 'Calendar' } } as const;

export const calendar = {
  title: 'Calendar',
  create: 'Create Post',
  upgrade: 'Upgrade your membership to PRO to use this feature!',
  today: 'Today',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  networks: 'Networks',
  loading: 'Loading the calendar',
  empty: 'Nothing planned here yet. Click a free time to start a post.',
  emptyPhone: 'Nothing planned on this day. Tap a free time to start a post.',
  noNetworks: 'No network is chosen. Choose one above to see its posts.',
  createOn: 'Create a post on {day}',
  item: {
    label: '{app}, {time}, {status}: {text}',
    noText: 'No text',
    more: 'More for: {text}',
    open: 'Details',
    performance: 'Post Performance',
    move: 'Move…',
    moveTitle: 'Move post',
    others: '+{count, number} more',
    othersHint: '{count, plural, one {Show # more post} other {Show # more posts}}',
  },
  refused: {
    passed: 'Posts can’t be moved into the past.',
    soon: 'Choose a time at least {minutes} minutes from now.',
    passedSlot: 'This time has passed. Choose a later one.',
  },
  fresh: {
    underWay: '{count, plural, one {Your post is being published.} other {# posts are being published.}}',
    stopped: '{count, plural, one {Your post wasn’t published.} other {# posts weren’t published.}}',
    see: 'See posts',
  },
  suggested: {
    label: 'Suggested time for {app}: {time}. Connect {app} to use it.',
    short: 'Connect {app}',
    title: '{app} isn’t connected',
    text: 'Posts for {app} would go out at times like this one. Connect {app} to schedule them.',
    connect: 'Connect',
  },
} as const;
