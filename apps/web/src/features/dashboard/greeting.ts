export type Greeting = 'morning' | 'afternoon' | 'evening';

/** By the hour in Toronto, 0 to 23. */
export function greetingOf(hour: number): Greeting {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
