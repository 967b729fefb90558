import { DAY_MS } from '@waypost/contract/wire';

const MOST_DAYS = 4_000;
const two = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
const days = new Map<number, string>();

/**
 * The same as `toISOString`, for dates that exist. A list writes dozens of times, and V8 took half a microsecond for each: a tenth of
 * a request. What costs is the calendar, so each day is written once.
 */
export function wireTime(at: Date): string {
  const ms = at.getTime();
  const day = Math.floor(ms / DAY_MS);
  let date = days.get(day);
  if (date === undefined) {
    date = at.toISOString().slice(0, -13);
    if (days.size >= MOST_DAYS) days.clear();
    days.set(day, date);
  }
  const rest = ms - day * DAY_MS;
  const seconds = Math.floor(rest / 1000);
  const minutes = Math.floor(seconds / 60);
  const fraction = String(rest % 1000).padStart(3, '0');
  return `${date}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${fraction}Z`;
}
