import { address } from '../wire/address.ts';

export const operationsPaths = {
  overview: address('/admin/operations/'),
  /** `state` is one of `STUCK_STATES`. */
  posts: address('/admin/operations/posts/', ['state']),
  /** `list` is one of `RUN_LISTS`. */
  newsletters: address('/admin/operations/newsletters/', ['list']),
  jobs: address('/admin/operations/jobs/'),
};
