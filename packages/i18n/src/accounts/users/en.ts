export const accounts = {
  first: {
    title: 'Set up Waypost',
    lead: 'Waypost has no administrator yet. Enter the code that it printed when it started.',
    code: 'Code',
    codeHint: 'Four groups of four characters.',
    signedIn: 'You’re signed in as {name}. That account will become the administrator.',
    submit: 'Become administrator',
    closedTitle: 'Waypost is already set up',
    closedText: 'Sign in, or ask an administrator for an invitation.',
    signIn: 'Sign in',
  },
  users: {
    title: 'Users',
    lead: 'Agency users. Actions taken as another person are recorded in the audit log.',
    search: 'Search by name or email',
    none: 'No users match this search',
    name: 'Name',
    plan: 'Plan',
    act: 'Act as',
    actAs: 'Act as {name}',
  },
} as const;
