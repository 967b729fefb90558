export const profiles = {
  setup: {
    title: 'Finish setup',
    lead: 'A few steps until your first post.',
    count: '{done, number} of {max, number}',
    percent: '{percent, number}% done',
    steps: {
      profile: 'Profile complete',
      email: 'Email verified',
      platform: 'Platform connected',
      generator: 'AI generator set-up',
    },
    next: {
      profile: 'Complete your profile',
      email: 'Confirm your email',
      again: 'Reconnect your network',
      platform: 'Connect your first network',
      generator: 'Next: AI generator set-up',
    },
    isDone: '(done)',
    isOpen: '(to do)',
  },
} as const;
