/**
 * The same value, which nobody can write to any more, nor to what it holds. A row costs some microseconds, as much as
 * reading it: for the tests, which see every writer; live, the types forbid it.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
