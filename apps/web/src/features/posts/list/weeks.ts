import { DAY_MS } from '@waypost/contract/wire';
export interface Week {
  readonly number: number;
  readonly monday: string;
  readonly sunday: string;
}

/** Days, as the calendar has them: in UTC each is as long as the next. */
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Eight ISO weeks back, the current one first (SCHED-006), and the one that the address names where it is another. */
export function weeksToChoose(today: string, named: string | null = null): readonly Week[] {
  const day = Date.parse(today);
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
  const recent = Array.from({ length: 8 }, (_, back) => weekFrom(monday - back * 7 * DAY_MS));
  if (named === null || recent.some((week) => week.monday === named)) return recent;
  return [...recent, weekFrom(Date.parse(named))].toSorted((a, b) => b.monday.localeCompare(a.monday));
}

/** A week is of the year that its Thursday is in. */
function weekFrom(monday: number): Week {
  const thursday = monday + 3 * DAY_MS;
  const january = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return {
    number: Math.floor((thursday - january) / (7 * DAY_MS)) + 1,
    monday: dateOf(monday),
    sunday: dateOf(monday + 6 * DAY_MS),
  };
}
