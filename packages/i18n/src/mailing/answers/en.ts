/** What recipients of newsletters read. They know the sender, and nothing of Waypost. */
export const mailing = {
  gone: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off. Please open it from the email again.',
    awayTitle: 'Please try again in a minute',
    awayText: 'This page can’t be shown right now.',
    erased: 'This newsletter isn’t kept any more.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    question: 'Would you like no more newsletters from {sender}?',
    address: 'Sent to: {email}',
    confirm: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    done: 'You’ll get no more newsletters from {sender}. One that is on its way right now may still arrive.',
    mistake: 'Was this a mistake?',
    undo: 'Subscribe again',
    undoneTitle: 'You’re subscribed again',
    undone: 'You’ll get the newsletters from {sender} as before.',
    notUndone: 'This can’t be taken back here any more. Write to {sender} if you’d like the newsletters again.',
  },
  why: {
    title: 'Why do I get this?',
    page: 'You asked for newsletters on a page of {sender}. Date: {date, date, ::yyyyMMMMd}',
    added: '{sender} added your address and confirmed that you’d agreed. Date: {date, date, ::yyyyMMMMd}',
    again: 'You subscribed again after having unsubscribed. Date: {date, date, ::yyyyMMMMd}',
    unknown: 'Your address is in the contact list of {sender}.',
  },
} as const;
