import { EDITOR_HISTORY } from '@waypost/contract/newsletters';

/** What was written, with the steps back and forward from it. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What was changed last, and when: further changes of the same field in one breath are one step. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

const { afterMs, depth } = EDITOR_HISTORY;

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], last: null });

/** `field` null: a step of its own, such as a block that moved. */
export function withStep<T>(history: History<T>, next: T, field: string | null, at: number): History<T> {
  if (next === history.now) return history;
  const { last } = history;
  const goesOn = field !== null && last?.field === field && at - last.at < afterMs && history.future.length === 0;
  return {
    past: goesOn ? history.past : [...history.past.slice(1 - depth), history.now],
    now: next,
    future: [],
    last: field === null ? null : { field, at },
  };
}

export function stepBack<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], last: null };
}

export function stepForward<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, last: null };
}
