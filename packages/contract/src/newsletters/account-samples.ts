import type { Sample, Samples } from '../wire/sample.ts';
import type { newsletterAccountEndpoints } from './account-calls.ts';

const none: Sample = {};

export const newsletterAccountSamples: Samples<typeof newsletterAccountEndpoints> = {
  signUpEmarketing: {
    body: ({ profile }) => ({ profile, sender_name: 'Ana Reyes', reply_to: 'ana@fjords.example' }),
    bad: ({ profile }) => ({
      body: { profile, sender_name: ' ', reply_to: 'ana@fjords' },
      fields: ['sender_name', 'reply_to'],
    }),
  },
  getEmarketing: none,
  patchEmarketing: {
    body: () => ({ signature: '<p>See you soon, <strong>Ana</strong></p>', tracking: false }),
    bad: () => ({
      body: {
        reply_to: 'ana@fjords.example\r\nBcc: all@fjords.example',
        show_logo: 'yes',
        postal_address: 'x'.repeat(301),
      },
      fields: ['reply_to', 'show_logo', 'postal_address'],
    }),
  },
  removeEmarketing: none,
  putSendingDomain: {
    body: () => ({ domain: 'fjords.example' }),
    bad: () => ({ body: { domain: '127.0.0.1' }, fields: ['domain'] }),
  },
  checkSendingDomain: none,
  removeSendingDomain: none,
};
