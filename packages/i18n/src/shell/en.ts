export const shell = {
  skip: 'Skip to content',
  sidebar: 'Menu and profile',
  mainMenu: 'Main menu',
  phoneMenu: 'Short main menu',
  brandLink: 'Waypost, go to home page',
  close: 'Close',
  groups: {
    newsletter: 'Newsletter',
    account: 'Account',
    marketing: 'Marketing',
    staff: 'Staff',
  },
  troubled: 'Needs attention',
  tabs: {
    more: 'More',
  },
  profile: {
    details: 'Profile details and switch',
    plan: '{plan} plan',
    plans: {
      free: 'Free',
      grow: 'Grow',
      pro: 'PRO',
      premium: 'PREMIUM',
    },
    memberSince: 'Member since {date}',
    switch: 'Switch profile',
    edit: 'Edit profile details',
    membership: 'Membership',
  },
  account: {
    label: 'Account of {name}',
    settings: 'Account settings',
    help: 'Help',
    signOut: 'Sign out',
  },
  language: {
    label: 'Language',
  },
  scheme: {
    dark: 'Use dark mode',
    light: 'Use light mode',
  },
  sandbox: {
    text: 'Sandbox: nothing leaves this computer',
    link: 'Open the sandbox',
  },
  impersonation: {
    label: 'Acting as another person',
    text: 'You’re acting as {name}.',
    stop: 'Stop',
  },
  offline: {
    text: 'You’re offline. What you type stays here; you can save again once you’re back online.',
  },
  expired: {
    title: 'Sign in again',
    text: 'Your session has ended. Sign in and carry on: nothing you typed is lost.',
    submit: 'Sign in and continue',
    close: 'Not now',
  },
  notFound: {
    title: 'This page doesn’t exist',
    text: 'The address may be mistyped, or it belongs to a profile you can’t open.',
    home: 'Go to home page',
  },
  noPermission: {
    title: 'You don’t have access to this page',
    text: 'This page is for staff. Ask your administrator for access if you need it.',
    home: 'Go to home page',
  },
  error: {
    title: 'Something went wrong on this page',
    text: 'Your data is safe. Try again; if this keeps happening, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  public: {
    brandLink: 'Waypost, go to sign-in page',
    pictureLabel: 'About Waypost',
    claim: 'Your posts leave on time, even while you are on board.',
    sub: 'Plan Facebook, Instagram and LinkedIn in one place, and see what brings travellers in.',
  },
} as const;
