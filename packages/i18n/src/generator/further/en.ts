export const generator = {
  refused: {
    toConnections: 'Connections of {name}',
    toPosts: 'Posts of {name}',
    leaveOut: 'Publish without {name}',
  },
  /** What staff write for many advisors. */
  template: {
    message: 'Text',
    hint: 'Write the text. Placeholders become each advisor’s own details.',
    placeholders: 'Insert a placeholder',
    unknown: 'This placeholder doesn’t exist: {name}',
  },
  placeholders: {
    empty: 'Not in your profile yet',
    names: {
      agent: { first_name: 'First name', last_name: 'Last name', email: 'Email', phone: 'Phone' },
      agency: { name: 'Agency name', website: 'Website' },
      booking_link: 'Booking link',
    },
  },
} as const;
