/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { operations: { menu: 'Operations', tab: 'Operations' } } as const;

export const operations = {
  title: 'Operations',
  lead: 'How Waypost is doing.',
  refresh: 'Refresh',
  details: 'Technical details',
  publishing: {
    title: 'Publishing',
    running: 'Publishing is running.',
    held: 'On hold since {since}. The banner at the top of the page says why, and lets you continue.',
    verified: 'Waypost answers at its own address.',
    unverified: 'We couldn’t confirm that Waypost answers at its own address. Publishing continues.',
    doubted: 'Another Waypost seems to answer at this address. Nothing will be published until that’s clear.',
    unasked: 'Sandbox: nothing leaves this computer.',
  },
  unknown: {
    title: 'Published, but unknown here ({count, number})',
    lead: 'Waypost published these before the database was restored or set back. Check the pages before publishing the same again.',
  },
  posts: {
    title: 'Posts',
    due: 'Due now',
    underway: 'Being published',
    unconfirmed: 'Being checked on the network',
    asked: 'Waiting for an advisor’s answer',
    oldest: 'The first of them has been due since {when}.',
  },
  workers: {
    title: 'Workers',
    none: 'No worker has been seen in the last 24 hours. Nothing is published without one.',
    alive: 'Working',
    gone: 'Not working',
    since: 'Started {started}, last seen {seen}',
  },
  sweeps: {
    title: 'Background tasks',
    lead: 'When each of them last looked for work.',
    none: 'None has looked for work yet.',
    since: 'Last complete round: {when}',
  },
  mails: {
    title: 'Emails',
    waiting: '{count, plural, =0 {No email is waiting.} one {# email is waiting.} other {# emails are waiting.}}',
    failed: '{count, plural, =0 {None has failed.} one {# email couldn’t be sent.} other {# emails couldn’t be sent.}}',
    tries: '{count, plural, one {# attempt} other {# attempts}}',
    retry: 'Send again',
    retryTo: 'Send again to {address}',
    retried: 'The email will be sent again',
  },
  newsletters: {
    title: 'Newsletters',
    impossible: 'No email server is set up for newsletters, so none can be sent.',
    sending:
      '{count, plural, =0 {No newsletter is being sent.} one {# newsletter is being sent.} other {# newsletters are being sent.}}',
    asking: '{count, plural, one {# is on hold until someone decides.} other {# are on hold until someone decides.}}',
    stopped: 'The email server isn’t accepting newsletters at the moment. Next attempt: {when}',
  },
  plans: {
    title: 'Plans that lead nowhere',
    text: '{provider} sold plans whose IDs none of your plans has. Whoever bought one keeps the plan they had.',
    mend: 'Enter the ID in the plan that it stands for: within minutes their plans follow.',
    ask: 'Someone who may change the plans has to enter the ID.',
    enter: 'Go to Plans',
    people: '{count, plural, one {# person bought it} other {# people bought it}}',
  },
  jobs: {
    title: 'Abandoned jobs',
    none: 'None.',
    count: '{count, plural, one {# job was given up.} other {# jobs were given up.}}',
  },
  machine: {
    title: 'System',
    version: 'Version',
    disk: 'Free disk space',
    gigabytes: '{free, number} GB of {total, number} GB',
    unknown: 'Unknown',
    backup: 'Last backup',
    never: 'None made with npm run backup',
  },
} as const;
