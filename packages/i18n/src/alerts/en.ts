export const alerts = {
  title: 'Alerts',
  count: '{count, plural, one {# alert} other {# alerts}}',
  none: 'No alerts. Everything is set up.',
  text: {
    email: 'Your email isn’t verified yet.',
    no_apps: 'No network is connected yet.',
    not_connected: '{app} isn’t connected.',
    lost: '{app} is no longer connected.',
    expiring: 'Your {app} connection is about to expire in {days, plural, one {# day} other {# days}}.',
  },
  step: {
    verify: 'Verify email',
    connect: 'Connect',
    reconnect: 'Reconnect',
    upgrade: 'Upgrade',
    refresh: 'Refresh connection',
  },
} as const;
