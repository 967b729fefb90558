import type { Metric } from '@waypost/contract/stats';
import { parts } from '../formats/dates.ts';

/** A cell by what it means; how it is written is each format's business. Times are instants, `ms` are watch times. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'time'; readonly value: string }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: Metric['unit'] | 'amount'; readonly value: number }
  | null;

export interface Table {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export const text = (value: string): Cell => ({ kind: 'text', value });
export const time = (value: string | null | undefined): Cell => (value ? { kind: 'time', value } : null);
/** Nothing where a figure is not known: nought would be one. */
export const figure = (kind: Metric['unit'], value: unknown): Cell =>
  typeof value === 'number' ? { kind, value } : null;
/** Money and what else has two decimals. */
export const amount = (value: number | null): Cell => (value === null ? null : { kind: 'amount', value });
export const day = (value: string | undefined): Cell => (value ? { kind: 'day', value } : null);

/** 'H:MM:SS', which spreadsheets of all three languages read as a length of time. */
export function clockTime(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${ms < 0 ? '-' : ''}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The clock of Toronto for programs, 'YYYY-MM-DD HH:mm'. */
export function torontoMinute(at: string): string {
  const { year, month, day: date, hour, minute } = parts('en', MINUTE, at);
  return `${year}-${month}-${date} ${hour}:${minute}`;
}
