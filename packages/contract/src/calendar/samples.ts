import type { Samples } from '../wire/sample.ts';
import type { calendarEndpoints } from './calls.ts';

export const calendarSamples: Samples<typeof calendarEndpoints> = {
  getCalendarFeed: {},
  createCalendarFeed: {},
  deleteCalendarFeed: {},
};
