import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { TIME_ZONE } from '@waypost/contract/wire';

/** Days before the end of a connection on which its person is told, each once. */
const NOTICE_DAYS = [21, 7, 1];
/** By the clock of Toronto: a mail about something that is not urgent comes in the morning. */
const MORNING = Temporal.PlainTime.from('09:00');

const inToronto = (at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);

/** Pages of the calendar of Toronto between two instants; 0 is later on the same day. */
export const calendarDaysLeft = (expiresAt: Date, now: Date): number =>
  inToronto(now).toPlainDate().until(inToronto(expiresAt).toPlainDate()).days;

export interface ExpiryPlan {
  /** The notice whose time has come: the latest one, if the earlier ones were slept through. */
  readonly notice: number | null;
  /** When to look again. */
  readonly nextAt: Date | null;
}

/** A network is not announced before its card asks for a refresh (CONN-027), and never after the end. */
export function planExpiry(app: SocialApp, expiresAt: Date, now: Date): ExpiryPlan {
  if (expiresAt <= now) return { notice: null, nextAt: null };
  const times = NOTICE_DAYS.filter((days) => days <= CHANNELS[app].expiryWarningDays).map((days) => {
    const day = inToronto(expiresAt).toPlainDate().subtract({ days });
    const at = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: MORNING });
    return { days, at: new Date(at.epochMilliseconds) };
  });
  const passed = times.filter(({ at }) => at <= now);
  const next = times.find(({ at }) => at > now);
  // The last look is at the end itself: a consent that was renewed by then has a later one.
  return { notice: passed.at(-1)?.days ?? null, nextAt: next?.at ?? expiresAt };
}
