import { Temporal } from 'temporal-polyfill';

export interface Week {
  readonly number: number;
  readonly monday: string;
  readonly sunday: string;
}

/** Eight ISO weeks back, the current one first (SCHED-006), and the one that the address names where it is another. */
export function weeksToChoose(today: string, named: string | null = null): readonly Week[] {
  const day = Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const recent = Array.from({ length: 8 }, (_, back) => weekFrom(monday.subtract({ weeks: back })));
  if (named === null || recent.some((week) => week.monday === named)) return recent;
  return [...recent, weekFrom(Temporal.PlainDate.from(named))].toSorted((a, b) => b.monday.localeCompare(a.monday));
}

const weekFrom = (monday: Temporal.PlainDate): Week => ({
  number: monday.weekOfYear ?? 0,
  monday: monday.toString(),
  sunday: monday.add({ days: 6 }).toString(),
});
