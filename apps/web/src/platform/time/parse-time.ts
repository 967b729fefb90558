export interface ClockHabit {
  /** The language counts to twelve twice. */
  readonly halves: boolean;
  /** The half of the day that stands in the field: what '2:30' without one means where there are halves. */
  readonly afternoon: boolean;
}

/**
 * Minutes since midnight of a time as people type it by either clock: '14:30', '14 h 30', '14h', '1430', '2:30 PM', '2 p. m.'.
 * An hour that only one clock has is never another one: 14 is the afternoon, and so is 14:30 PM; '14:30 AM' is nothing.
 */
export function parseTime(text: string, { halves, afternoon }: ClockHabit): number | null {
  const found = /^(\d{1,2})(?:\s*[:.,h]\s*|\s+)?(\d{2})?\s*h?\s*(?:([ap])\s*\.?\s*(?:m\s*\.?)?)?$/.exec(
    text.trim().toLowerCase(),
  );
  if (!found) return null;
  const [, digits = '', minutes = '0', half] = found;
  const hour = Number(digits);
  if (hour > 23 || Number(minutes) > 59) return null;
  if (half && (hour === 0 || (hour > 12 && half === 'a'))) return null;
  // A leading nought is how the clock of 24 hours writes the morning; twelve alone is noon.
  const twice = halves && hour > 0 && hour < 12 && !digits.startsWith('0');
  const late = half ? half === 'p' : twice ? afternoon : hour >= 12;
  const counted = hour > 12 ? hour : (hour % 12) + (late ? 12 : 0);
  return counted * 60 + Number(minutes);
}
