import type { Samples } from '../wire/sample.ts';
import type { noticeEndpoints } from './calls.ts';

export const noticeSamples: Samples<typeof noticeEndpoints> = {
  getNotices: { bad: () => ({ query: { token: 'x'.repeat(201) }, fields: ['token'] }) },
  patchNotice: {
    body: () => ({ kind: 'post_failed', on: false }),
    bad: () => ({ body: { kind: 'reset', on: 'no' }, fields: ['kind', 'on'] }),
  },
};
