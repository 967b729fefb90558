export const notices = {
  title: 'Notices by email',
  lead: 'Choose what Waypost emails you about. You can see everything in Waypost too.',
  kinds: {
    post_failed: 'A post couldn’t be published',
    posts_missed: 'Posts weren’t published on time',
    preflight_trouble: 'A post needs your attention before its time',
    connection_broken: 'A network is no longer connected',
    connection_expiring: 'A connection is about to expire',
    contacts_imported: 'Contacts were imported',
    contacts_exported: 'Your contacts are ready to download',
    newsletter_ready: 'A newsletter is ready for your edits',
  },
  always: 'Emails about your password, your email and your account are always sent.',
  brokenTitle: 'This link doesn’t work',
  brokenText: 'It’s incomplete, or the account is gone. Sign in to choose your notices.',
  signIn: 'Sign in',
  open: 'Open Waypost',
} as const;
