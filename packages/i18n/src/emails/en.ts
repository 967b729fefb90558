export const emails = {
  footer:
    'You’re receiving this email because you have a Waypost account. It’s a service message, so you can’t unsubscribe.',
  not_you: 'If this wasn’t you, you can ignore this email: nothing will change.',
  settings_button: 'Open account settings',
  no_reason: 'The network gave no reason we recognize. You can see its reply on the post’s page.',
  verify: {
    subject: 'Confirm your email',
    heading: 'Welcome, {name}',
    body: 'Please confirm that this email is yours. We’ll send updates about your posts and password resets here.',
    button: 'Confirm email',
    life: 'The link works once, for 24 hours. You can request a new one in your account settings.',
  },
  reset: {
    subject: 'Reset your password',
    heading: 'Hello {name}',
    body: 'You asked for a new password. Choose one on the next page; you’ll be signed out everywhere else.',
    button: 'Choose a new password',
    life: 'The link works once, for one hour.',
  },
  invitation: {
    subject: 'You’re invited to Waypost',
    heading: 'Hello {name}',
    body: 'There’s a Waypost account waiting for you. Choose a password and start planning your posts.',
    button: 'Choose a password',
    life: 'The link works once, for seven days. If you weren’t expecting this, you can ignore this email.',
  },
  account_exists: {
    subject: 'You already have an account',
    heading: 'Hello {name}',
    body: 'Someone tried to sign up with this email. You already have an account, so we didn’t create a new one.',
    button: 'Sign in',
    reset: 'Forgot your password, or never chose one? Choose one here: {url}',
  },
  address_changed: {
    subject: 'Your email was changed',
    heading: 'Hello {name}',
    body: 'The email of your Waypost account was changed. Emails now go to your new address.',
    not_you: 'If this wasn’t you, contact your administrator right away: someone may know your password.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Hello {name}',
    body: 'The password of your Waypost account was changed, and your other sessions were closed.',
    button: 'Reset password',
    not_you: 'If this wasn’t you, reset your password now.',
  },
  post_failed: {
    subject: 'A post couldn’t be published on {page}',
    heading: 'Hello {name}',
    body: 'A scheduled post couldn’t be published on {page}, and we won’t try again automatically. The reason:',
    button: 'Open the post',
    next: 'On the post’s page you can see every attempt, edit the post, retry it or delete it.',
  },
  posts_missed: {
    subject: '{count, plural, one {A post was} other {# posts were}} not published on {page}',
    heading: 'Hello {name}',
    body: '{count, plural, one {This post} other {These # posts}} couldn’t be published on {page} on time, so nothing went out. What happens now is up to you: post now, reschedule or dismiss.',
    button: '{count, plural, one {Open the post} other {Open the posts}}',
  },
  preflight_trouble: {
    subject: 'A post on {page} needs your attention',
    heading: 'Hello {name}',
    body: 'A post is scheduled on {page}: {at} (Toronto time). As it stands, it can’t be published:',
    button: 'Open the post',
  },
  connection_broken: {
    subject: '{app}: {page} is no longer connected',
    heading: 'Hello {name}',
    body: '{app} no longer lets Waypost publish on {page}. This happens when a password changes, a permission is removed or the connection expires.',
    waiting:
      'Your scheduled posts are kept and will wait. Reconnect {app} within 48 hours, and those that aren’t too late will be published automatically.',
    button: 'Reconnect {app}',
  },
  connection_expiring: {
    subject:
      '{app}: the connection to {page} {days, plural, =0 {expires today} =1 {expires tomorrow} other {expires in # days}}',
    heading: 'Hello {name}',
    body: '{app} lets Waypost publish on {page} until {date}: the connection {days, plural, =0 {expires today} =1 {expires tomorrow} other {expires in # days}} (Toronto time). {app} grants this access for a limited time; renewing it takes a minute.',
    kept: 'Your page, settings and scheduled posts will stay as they are. If you don’t renew the connection, posts will wait from that day until you reconnect {app}.',
    button: 'Reconnect {app}',
  },
} as const;
