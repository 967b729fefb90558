import type { Samples } from '../wire/sample.ts';
import type { slotEndpoints } from './calls.ts';

const kept = { weekly_frequency: 5, auto_schedule: true, version: 0 };

export const slotSamples: Samples<typeof slotEndpoints> = {
  getSlots: {},
  putSlots: {
    body: () => ({ ...kept, slots: [{ weekday: 1, at: '09:00' }] }),
    bad: () => ({ body: { ...kept, slots: 'daily', weekly_frequency: 0 }, fields: ['slots', 'weekly_frequency'] }),
  },
  getNextSlots: { bad: () => ({ query: { apps: 'myspace' }, fields: ['apps'] }) },
};
