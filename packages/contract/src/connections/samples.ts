import type { Sample, Samples } from '../wire/sample.ts';
import type { connectionEndpoints } from './calls.ts';

const none: Sample = {};

export const connectionSamples: Samples<typeof connectionEndpoints> = {
  getConnectionStatus: none,
  getAccountData: none,
  getConnectUrl: { bad: () => ({ query: { reconnect: 'maybe' }, fields: ['reconnect'] }) },
  listPages: none,
  selectPage: { body: ({ pgid }) => ({ id: pgid }), bad: () => ({ body: { id: '' }, fields: ['id'] }) },
  removeConnection: none,
  removalPreview: none,
  patchConnectionSettings: {
    body: () => ({ paused: true, late_after_minutes: 30 }),
    bad: () => ({ body: { paused: 'yes', late_after_minutes: 5 }, fields: ['paused', 'late_after_minutes'] }),
  },
};
