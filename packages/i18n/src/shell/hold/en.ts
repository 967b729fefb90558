export const shell = {
  hold: {
    label: 'Publishing on hold',
    waiting: 'Publishing is on hold while our team checks everything after an interruption. Your posts are safe.',
    outage:
      'Publishing has been on hold since {since}: Waypost was down for more than an hour. Review the missed posts, then resume. If data was restored meanwhile, say so: then everybody signs in again.',
    copied:
      'Publishing has been on hold since {since}: this looks like a copy of another Waypost. Resume only if the other one has stopped.',
    restored:
      'Publishing has been on hold since {since}: this database was restored or copied. Resume only if the original has stopped. We’ll check every page first.',
    set_back:
      'Publishing has been on hold since {since}: this database has forgotten posts that went out. Once you resume, we’ll check every page first.',
    onlyAway: 'It was only an outage',
    setBack: 'Data was restored',
    resume: 'Resume publishing',
    resumed: 'Publishing has resumed.',
    unknown:
      '{count, plural, one {# post went out that this database doesn’t know} other {# posts went out that this database doesn’t know}}',
  },
} as const;
