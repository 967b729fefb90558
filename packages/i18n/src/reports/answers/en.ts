export const reports = {
  errors: {
    standsStill: 'This newsletter isn’t going out at the moment, so nothing can be sent again.',
    nothingSent: 'Nothing of this newsletter has gone out yet.',
    exporting: 'The recipients are being exported already.',
  },
} as const;
