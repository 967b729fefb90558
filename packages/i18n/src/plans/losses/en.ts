export const plans = {
  losses: {
    effect: {
      instagram: 'Instagram will be disconnected',
      reels: 'Upcoming reels will be removed',
      data: 'PRO data will be removed',
    },
    nothing: 'None right now',
    count: {
      instagram: '{count, plural, one {# account} other {# accounts}}',
      instagram_posts: '{count, plural, one {# scheduled post} other {# scheduled posts}}',
      reels: '{count, plural, one {# reel} other {# reels}}',
      advanced_features: 'Booking link and hashtag signature of {count, plural, one {# profile} other {# profiles}}',
      texts:
        '{count, plural, one {# scheduled post needs} other {# scheduled posts need}} the booking link and won’t be published without it',
      drafts: '{count, plural, one {# draft} other {# drafts}}',
      business_card: 'Business card of {count, plural, one {# profile} other {# profiles}}',
    },
    kept: 'PRO data is kept for {days, number} days and comes back with an upgrade. Reels can then be restored until their time.',
    failed: 'Can’t count what will be removed',
  },
  done: {
    nothing: 'There was nothing to remove.',
    step: {
      instagram: '{count, plural, one {# Instagram account disconnected} other {# Instagram accounts disconnected}}',
      instagram_posts:
        '{count, plural, one {# scheduled Instagram post removed} other {# scheduled Instagram posts removed}}',
      reels: '{count, plural, one {# upcoming reel removed} other {# upcoming reels removed}}',
      advanced_features: 'Advanced features of {count, plural, one {# profile} other {# profiles}} put away',
      texts:
        '{count, plural, one {# scheduled post waits} other {# scheduled posts wait}} for another text or an upgrade',
      drafts: '{count, plural, one {# draft} other {# drafts}} put away',
      business_card: 'Business card of {count, plural, one {# profile} other {# profiles}} put away',
    },
  },
  after: {
    title: 'What went with PRO',
    kept: 'Everything that was put away is kept until {until}, and comes back when you upgrade.',
  },
  user: {
    title: 'Plan history',
    none: 'The plan hasn’t been changed yet.',
    change: '{from} → {to}',
    source: {
      provider: 'Payment provider',
      staff: 'Staff',
      superuser: 'Superuser',
      demo: 'Demo',
      cli: 'On the server',
    },
    downgrade: {
      button: 'Downgrade billing account',
      title: 'Downgrade this account?',
      text: 'This happens to {name}’s account right away:',
      confirm: 'Downgrade',
      started: 'Downgrade started',
      errorTitle: 'Can’t downgrade yet',
      error: 'You need to first downgrade it on {provider}.',
      at: 'Downgrade: {when}',
      state: {
        running: 'In progress',
        kept: 'Kept until {until}',
        restored: 'Given back',
        erased: 'Erased',
      },
    },
    below: {
      title: 'Take PRO away?',
      text: 'With the {plan} plan, this happens to {name}’s account right away:',
      confirm: 'Change plan',
    },
  },
} as const;
