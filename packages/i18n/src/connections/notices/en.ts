export const connections = {
  notices: {
    brokenTitle: '{app} needs to be reconnected.',
    brokenText: 'Your scheduled posts will wait until then.',
    reconnect: 'Reconnect',
    expiringTitle: '{app} expires in {days, plural, one {# day} other {# days}}.',
    expiringText: 'Refresh the connection to keep publishing your scheduled posts.',
    refresh: 'Refresh connection',
  },
} as const;
