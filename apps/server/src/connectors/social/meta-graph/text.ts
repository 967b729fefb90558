import type { FindQuery } from '../port.ts';

/** Clocks tick in whole seconds on the wire; ids rest on nothing else, texts also on the time. */
export const BEFORE_MS = 5_000;
const AFTER_MS = 10 * 60_000;

/** As people read it: Facebook and Instagram change line ends and the composition of accents. */
export const plain = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Whether something of this time can come from the release that is asked about. */
export function isInWindow(createdAt: Date | null, query: FindQuery, skewMs: number): boolean {
  const at = createdAt?.getTime() ?? Number.NaN;
  return (
    at >= query.commitStartedAt.getTime() + skewMs - BEFORE_MS && at <= query.deadline.getTime() + skewMs + AFTER_MS
  );
}

export function dateOf(text: string | null): Date | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}
