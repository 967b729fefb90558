export const STATS_REFRESH_PAUSE_MINUTES = 10;

/** Period choices (POST-006, POST-007): the same lengths back and ahead; `all` sends no limits. */
export const PERIODS = [7, 14, 28, 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const DASHBOARD_PERIODS = [7, 14, 28] as const;

/**
 * Query limits of a period (POST-008). Back: from 00:00 of today − N until now. Ahead: only an end, today + N,
 * so that overdue and failed posts stay visible. `today` is a day in America/Toronto, as YYYY-MM-DD.
 */
export function periodLimits(
  period: Period,
  direction: 'back' | 'ahead',
  today: string,
  now: string,
): { fire_at_from?: string; fire_at_to?: string } {
  if (period === 'all') return {};
  if (direction === 'ahead') return { fire_at_to: addDays(today, period) };
  return { fire_at_from: addDays(today, -period), fire_at_to: now };
}

/** Another calendar day; days of the calendar know no zone. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Of a day, `YYYY-MM-DD`: Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
