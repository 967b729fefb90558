import type { Marker } from '../../tokens.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export type Json = Readonly<Record<string, unknown>>;
export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(recordOf) : []);
const LONGEST = 1_000;
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, LONGEST).replaceAll('\0', '')
    : typeof value === 'number'
      ? String(value)
      : '';

/** The delivery that a provider names by one of its fields; none of them can be made up. */
export const deliveryIn = (marker: Marker, ...values: readonly unknown[]): number | null => {
  for (const value of values) {
    const delivery = marker.ofMessageId(textOf(value));
    if (delivery !== null) return delivery;
  }
  return null;
};

const LONGEST_NOTE = 300;
export const noteOf = (value: unknown): string | null =>
  textOf(value)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NOTE) || null;
