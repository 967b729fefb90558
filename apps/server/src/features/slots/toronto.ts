import type { TorontoClock } from '@waypost/contract/slots';
import { TIME_ZONE } from '@waypost/contract/wire';

export const toronto: TorontoClock = {
  dayOf: (moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString(),
  momentOf: (day, at) => Temporal.PlainDateTime.from(`${day}T${at}`).toZonedDateTime(TIME_ZONE).epochMilliseconds,
};
