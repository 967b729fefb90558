import { addDays, weekdayOf } from '@waypost/contract/stats';
import { beside, type Range, rangeOf } from '../../ui/calendar/range.ts';

/** The month first (ADMCAL-011, ADMCAL-013). */
export const VIEWS = ['month', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

/** What is shown of a view: of a month its whole weeks. */
export interface ViewRange extends Range {
  readonly view: View;
  /** The day that was asked for; of a month its first. */
  readonly day: string;
}

export const viewOf = (text: string | undefined): View => VIEWS.find((view) => view === text) ?? 'month';

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first of the month so many months on. */
function monthAfter(day: string, steps: number): string {
  const at = new Date(`${firstOfMonth(day)}T00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + steps);
  return at.toISOString().slice(0, 10);
}

const SUNDAY = 7;

export function viewRange(view: View, day: string): ViewRange {
  if (view !== 'month') return { view, day, ...rangeOf(day, view === 'day' ? 1 : 7) };
  const { first } = rangeOf(firstOfMonth(day), 7);
  const end = addDays(monthAfter(day, 1), -1);
  const last = addDays(end, SUNDAY - weekdayOf(end));
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  return { view, day: firstOfMonth(day), first, days };
}

export const viewBeside = (range: ViewRange, steps: number): ViewRange =>
  viewRange(range.view, range.view === 'month' ? monthAfter(range.day, steps) : beside(range, steps).first);
