import { APPS, type App } from '@waypost/contract/networks';
import type { Profile } from '@waypost/contract/profiles';
import { addDays, weekdayOf } from '@waypost/contract/stats';
import { instantToWallClock } from '../../platform/time/toronto.ts';
import type { Range as AnyRange } from '../../ui/calendar/range.ts';

/** A day, or a week from Monday. */
export interface Range extends AnyRange {
  readonly days: 1 | 7;
}

const [SUNDAY, EVENING] = [7, 18];

/** The day on which a calendar opens that was asked for none: on a Sunday evening a week is the one to come (decision 141). `now` in milliseconds. */
export function opensOn(now: number, days: Range['days']): string {
  const [day = '', clock = ''] = instantToWallClock(new Date(now).toISOString()).split(' ');
  const over = days === 7 && weekdayOf(day) === SUNDAY && Number(clock.slice(0, 2)) >= EVENING;
  return over ? addDays(day, 1) : day;
}

/** Networks that a profile sees: those that are offered to it, in the order of the tabs (CAL-002). */
export const visibleApps = ({ applications }: Pick<Profile, 'applications'>): readonly App[] =>
  APPS.filter((app) => applications[app].is_enabled || applications[app].connectURL !== null);
