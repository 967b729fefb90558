import { address } from '../wire/address.ts';

/** What the list shows, and which post or dialog stands open over it. */
const LIST = ['tab', 'period', 'week', 'ids', 'date', 'post', 'missed'] as const;

export const postsPaths = {
  schedule: address('/$slug/$app/posts/', LIST),
  /** All networks together. */
  all: address('/$slug/posts/', LIST),
  post: address('/$slug/posts/$id/'),
};
