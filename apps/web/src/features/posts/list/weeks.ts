import { Temporal } from 'temporal-polyfill';

export interface Week {
  readonly number: number;
  readonly monday: string;
  readonly sunday: string;
}

/** Eight ISO weeks back, the current one first (SCHED-006). */
export function recentWeeks(today: string): readonly Week[] {
  const day = Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: 8 }, (_, back) => {
    const start = monday.subtract({ weeks: back });
    return {
      number: start.weekOfYear ?? 0,
      monday: start.toString(),
      sunday: start.add({ days: 6 }).toString(),
    };
  });
}
