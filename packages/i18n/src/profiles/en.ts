export const profiles = {
  widget: 'Your profile',
  business: 'Business profile',
  setup: {
    title: 'Finish setup',
    lead: 'A few steps until your first post.',
    count: '{done, number} of {max, number}',
    percent: '{percent, number}% done',
    steps: {
      profile: 'Profile complete',
      email: 'Email verified',
      platform: 'Platform connected',
    },
    next: {
      profile: 'Complete your profile',
      email: 'Confirm your email',
      again: 'Reconnect your network',
      platform: 'Connect your first network',
    },
    isDone: '(done)',
    isOpen: '(to do)',
  },
} as const;
