import { addDays } from '@waypost/contract/stats';
import type { Period } from '../api.ts';

/** What can be chosen beside days of one's own. */
export const PRESETS = ['month', 'lastMonth', 'quarter', 'year', 'lastYear'] as const;
export type Preset = (typeof PRESETS)[number];

/** The days of a preset; `today` is a day in Toronto. */
export function periodOf(preset: Preset, today: string): Period {
  const first = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  if (preset === 'month') return { from: first, until: today };
  if (preset === 'quarter') return { from: addDays(today, -89), until: today };
  if (preset === 'year') return { from: `${year}-01-01`, until: today };
  if (preset === 'lastYear') return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  const until = addDays(first, -1);
  return { from: `${until.slice(0, 7)}-01`, until };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) && text >= '2000' && text < '2100';

/** The period that an address names, this month where it names none. */
export function periodIn(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  today: string,
): Period {
  return isDay(from) && isDay(until) && from <= until ? { from, until } : periodOf('month', today);
}

/** Which preset a period is; null for days of one's own. */
export const presetOf = ({ from, until }: Period, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const period = periodOf(preset, today);
    return period.from === from && period.until === until;
  }) ?? null;
