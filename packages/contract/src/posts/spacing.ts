/** How far apart posts stand that get new times together; ISO 8601 durations. */
export const SPACINGS = ['PT30M', 'PT1H', 'PT3H', 'P1D'] as const;
export type Spacing = (typeof SPACINGS)[number];

const LENGTHS: Readonly<Record<Spacing, readonly [unit: 'minutes' | 'hours' | 'days', length: number]>> = {
  PT30M: ['minutes', 30],
  PT1H: ['hours', 1],
  PT3H: ['hours', 3],
  P1D: ['days', 1],
};

/** How long after the first one the post at `position` follows. Days are the calendar's, so nine o'clock stays nine o'clock when clocks change. */
export function afterSpacings(
  spacing: Spacing,
  position: number,
): { minutes: number } | { hours: number } | { days: number } {
  const [unit, length] = LENGTHS[spacing];
  const amount = length * position;
  if (unit === 'days') return { days: amount };
  return unit === 'hours' ? { hours: amount } : { minutes: amount };
}
