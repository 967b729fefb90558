export const shell = {
  skip: 'Skip to content',
  sidebar: 'Menu and profile',
  mainMenu: 'Main menu',
  phoneMenu: 'Main menu, short',
  brandLink: 'Waypost, to the start page',
  close: 'Close',
  groups: {
    account: 'Account',
    staff: 'Staff',
  },
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
    upgrade: 'Upgrade',
  },
  account: {
    label: 'Account of {name}',
    settings: 'Account settings',
    signOut: 'Sign out',
  },
  language: {
    label: 'Language',
  },
  scheme: {
    dark: 'Use dark colours',
    light: 'Use light colours',
  },
  sandbox: {
    text: 'Sandbox: nothing leaves this computer',
    link: 'Open the sandbox',
  },
  impersonation: {
    label: 'Impersonation',
    text: 'You are acting as {name}.',
    stop: 'Stop',
  },
  hold: {
    label: 'Publishing on hold',
    waiting: 'Publishing is on hold: our team is checking after an interruption. Your posts keep their place.',
    outage:
      'Publishing is on hold since {since}: Waypost was away for more than an hour. Look at the missed posts, then let it go on.',
    copied:
      'Publishing is on hold since {since}: this looks like a copy of another installation. Go on only if the other one has stopped.',
    resume: 'Resume publishing',
    resumed: 'Publishing goes on.',
  },
  offline: {
    text: 'You are offline. What you type stays here; saving works again once you are back.',
  },
  expired: {
    title: 'Sign in again',
    text: 'Your session has ended. Sign in and carry on: nothing you typed is lost.',
    submit: 'Sign in and continue',
    close: 'Not now',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or it belongs to a profile that you cannot open.',
    home: 'To the start page',
  },
  noPermission: {
    title: 'You have no permission for this page',
    text: 'It is for staff. Ask your administrator if you need it.',
    home: 'To the start page',
  },
  error: {
    title: 'Something went wrong on this page',
    text: 'Your data is safe. Try again; if it stays like this, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  public: {
    brandLink: 'Waypost, to the sign-in page',
    pictureLabel: 'About Waypost',
    claim: 'Your posts leave on time, even while you are on board.',
    sub: 'Plan Facebook, Instagram and LinkedIn in one place, and see what brings travellers in.',
  },
} as const;
