export const emails = {
  footer:
    'You receive this mail because you have a Waypost account. It is a service message and cannot be unsubscribed from.',
  not_you: 'If this was not you, you can ignore this mail: nothing changes.',
  settings_button: 'Open account settings',
  no_reason: 'The network gave no reason that we know. The page of the post shows its answer.',
  verify: {
    subject: 'Confirm your e-mail address',
    heading: 'Welcome, {name}',
    body: 'Please confirm that this address is yours. Reports about your posts and password resets are sent here.',
    button: 'Confirm this address',
    life: 'The link works once and for 24 hours. You can ask for a new one in your account settings.',
  },
  reset: {
    subject: 'Reset your password',
    heading: 'Hello {name}',
    body: 'You asked for a new password. Choose one on the next page; you will be signed out everywhere else.',
    button: 'Choose a new password',
    life: 'The link works once and for one hour.',
  },
  account_exists: {
    subject: 'You already have an account',
    heading: 'Hello {name}',
    body: 'Somebody tried to sign up with this address. You have an account already, so no new one was made. If you forgot your password, you can reset it on the sign-in page.',
    button: 'Sign in',
  },
  address_changed: {
    subject: 'Your e-mail address was changed',
    heading: 'Hello {name}',
    body: 'The e-mail address of your Waypost account was changed. Mails go to the new address from now on.',
    not_you: 'If this was not you, reply to your administrator at once: somebody knows your password.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Hello {name}',
    body: 'The password of your Waypost account was changed, and your other sessions have ended.',
    button: 'Reset the password',
    not_you: 'If this was not you, reset the password now.',
  },
  post_failed: {
    subject: 'A post could not be published on {page}',
    heading: 'Hello {name}',
    body: 'A scheduled post could not be published on {page}. It will not be tried again by itself. The reason:',
    button: 'Open the post',
    next: 'On the page of the post you see every try, and you can change the post, try again or delete it.',
  },
  posts_missed: {
    subject: '{count, plural, one {A post was} other {# posts were}} not published on {page}',
    heading: 'Hello {name}',
    body: '{count, plural, one {This post} other {These # posts}} could not go out on {page} in time, so nothing was published. You decide what happens now: post now, reschedule or dismiss.',
    button: '{count, plural, one {Open the post} other {Open the posts}}',
  },
  preflight_trouble: {
    subject: 'A post on {page} needs your attention',
    heading: 'Hello {name}',
    body: 'A post is planned on {page} for {at} (Toronto time). As things stand it cannot be published:',
    button: 'Open the post',
  },
  connection_broken: {
    subject: '{app}: {page} is no longer connected',
    heading: 'Hello {name}',
    body: '{app} no longer lets Waypost publish on {page}. This happens when a password was changed, a permission was removed or the connection expired.',
    waiting:
      'Your scheduled posts are kept and wait. Reconnect within 48 hours, and those that are not too late go out by themselves.',
    button: 'Reconnect {app}',
  },
  connection_expiring: {
    subject:
      '{app}: the connection to {page} {days, plural, =0 {ends today} =1 {ends tomorrow} other {ends in # days}}',
    heading: 'Hello {name}',
    body: '{app} lets Waypost publish on {page} until {date}: the connection {days, plural, =0 {ends today} =1 {ends tomorrow} other {ends in # days}} (Toronto time). {app} gives such permissions for a limited time; it takes a minute to renew yours.',
    kept: 'Your page, your settings and your scheduled posts stay as they are. Without a renewal, posts wait after that day until you reconnect.',
    button: 'Reconnect {app}',
  },
} as const;
