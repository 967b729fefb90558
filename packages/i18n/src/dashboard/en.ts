/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { dashboard: { menu: 'Dashboard', tab: 'Home' } } as const;

export const dashboard = {
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    plain: 'Dashboard',
  },
  lead: 'What’s coming up, and what your travellers liked. All times are Toronto time.',
  createPost: 'Create Post',
  connect: {
    title: 'Click to add your first connection',
    text: 'Connect a Facebook Page, an Instagram account or LinkedIn, then schedule your first post.',
  },
  columns: {
    upcoming: 'Upcoming Posts',
    top: 'Top Performing Media',
    period: 'Period',
    schedule: 'Posting schedule',
    networks: 'Network',
    upcomingEmpty: 'Nothing scheduled in this period',
    topEmpty: 'Nothing published in this period',
    createPost: 'Create Post',
  },
} as const;
