import type { ReportStep, ReportSteps } from '@waypost/contract/posts';
import { addDays } from '@waypost/contract/stats';

export interface Bar {
  /** The day that it begins with. */
  readonly first: string;
  /** Null where nothing went out, or nothing is known of it. */
  readonly value: number | null;
}

/** More would be thinner than a finger or a line. */
const MOST_BARS = 60;

const nextOf = (day: string, step: ReportStep): string => {
  if (step === 'day') return addDays(day, 1);
  if (step === 'week') return addDays(day, 7);
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
};

/** A bar for each step until today, also for those in which nothing went out; the latest ones where there are too many. */
export function barsOf(
  steps: ReportSteps['steps'],
  { key, step, from, today }: { key: string; step: ReportStep; from: string | null; today: string },
): Bar[] {
  const values = new Map(steps.map(({ first, figures }) => [first, figures[key] ?? null]));
  const bars: Bar[] = [];
  let day = from ?? steps[0]?.first;
  while (day !== undefined && day <= today) {
    bars.push({ first: day, value: values.get(day) ?? null });
    day = nextOf(day, step);
  }
  return bars.slice(-MOST_BARS);
}

/** A round number at or above the largest value, for the upper end of the axis. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 3, 4, 5, 6, 8].find((factor) => value <= factor * power) ?? 10) * power;
}
