import type { Stored } from '../../../platform/saving/machine.ts';

const kindOf = (value: unknown): string => (value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value);

/** What the tab kept, if it was written by this version of the program, as far as can be told: the same fields, of the same kinds. */
export function fits<C extends object>(kept: unknown, { content: like }: Stored<C>): Stored<C> | null {
  const { version, content } = Object(kept);
  if (typeof version !== 'number' || content === null || typeof content !== 'object') return null;
  const fields = content as Record<string, unknown>;
  const alike = Object.entries(like).every(
    ([name, value]) =>
      name in fields && (value === null || fields[name] === null || kindOf(fields[name]) === kindOf(value)),
  );
  return alike ? { version, content: content as C } : null;
}
