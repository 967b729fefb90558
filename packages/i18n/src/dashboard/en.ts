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
  ahead:
    '{count, plural, =0 {Nothing goes out} one {# post goes out} other {# posts go out}} in the next {days, number} days. All times are Toronto time.',
  createPost: 'Create Post',
  connect: {
    title: 'Click to add your first connection',
    text: 'Connect a Facebook Page, an Instagram account or LinkedIn, then schedule your first post.',
  },
  troubles: {
    title: 'Needs your attention',
    count: '{count, plural, one {# thing needs you} other {# things need you}}',
    missed: '{app}: {count, plural, one {# post was missed.} other {# posts were missed.}}',
    unconfirmed:
      '{app}: {count, plural, one {# post isn’t confirmed. Was it published?} other {# posts aren’t confirmed. Were they published?}}',
    refused: '{app}: {count, plural, one {# post wasn’t accepted.} other {# posts weren’t accepted.}}',
    review: 'Review',
  },
  figures: {
    posted: 'Published posts',
    reach: 'Reach',
    interactions: 'Interactions',
    followers: 'Followers',
    days: '{days, plural, other {Last # days}}',
    before: 'Against the same number of days before',
    asOf: 'As of {when}',
    none: 'No stats yet',
  },
  columns: {
    upcoming: 'Upcoming Posts',
    top: 'Top Performing Media',
    period: 'Period',
    schedule: 'Posting schedule',
    analytics: 'Analytics',
    networks: 'Network',
    upcomingEmpty: 'Nothing scheduled in this period',
    topEmpty: 'Nothing published in this period',
    createPost: 'Create Post',
  },
} as const;
