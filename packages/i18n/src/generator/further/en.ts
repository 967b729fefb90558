export const generator = {
  refused: {
    toConnections: 'Connections of {name}',
    toPosts: 'Posts of {name}',
    leaveOut: 'Publish without {name}',
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
