import type { Samples } from '../wire/sample.ts';
import type { operationsEndpoints } from './calls.ts';

export const operationsSamples: Samples<typeof operationsEndpoints> = {
  getOperations: {},
  retryMail: {
    body: () => ({ mail: 1 }),
    bad: () => ({ body: { mail: 'first' }, fields: ['mail'] }),
  },
  listStuckPosts: {
    query: () => ({ state: 'failed' }),
    bad: () => ({ query: { state: 'tired' }, fields: ['state'] }),
  },
  retryStuckPost: {
    body: () => ({ post: 1 }),
    bad: () => ({ body: { post: 'first' }, fields: ['post'] }),
  },
  listRuns: {
    query: () => ({ list: 'asking' }),
    bad: () => ({ query: { list: 'asking', page: 'second' }, fields: ['page'] }),
  },
  listJobs: {
    bad: () => ({ query: { page: '2' }, fields: ['page'] }),
  },
  retryJob: {
    body: () => ({ job: 1 }),
    bad: () => ({ body: { job: 0 }, fields: ['job'] }),
  },
};
