/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { dashboard: { menu: 'Dashboard', tab: 'Home' } } as const;

export const dashboard = {
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    plain: 'Dashboard',
  },
  lead: 'What goes out next, and what your travellers liked. Times are Toronto time.',
  createPost: 'Create Post',
  connect: {
    title: 'Click to add your first connection',
    text: 'Connect a Facebook Page, an Instagram account or LinkedIn, then schedule your first post.',
  },
  notices: {
    brokenTitle: '{app} needs to be reconnected.',
    brokenText: 'Scheduled posts wait until then.',
    expiringTitle: '{app} expires in {days, plural, one {# day} other {# days}}.',
    expiringText: 'Refresh the connection so scheduled posts keep going out.',
    refresh: 'Refresh connection',
  },
  columns: {
    upcoming: 'Upcoming Posts',
    top: 'Top Performing Media',
    period: 'Period',
    schedule: 'Posting schedule',
    networks: 'Network',
    upcomingEmpty: 'Nothing goes out in this period',
    topEmpty: 'No published post in this period',
    createPost: 'Create Post',
  },
} as const;
