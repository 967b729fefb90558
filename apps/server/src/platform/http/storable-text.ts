import { invalid, text } from '../errors/index.ts';

/**
 * PostgreSQL stores neither U+0000 nor half of a surrogate pair (manual, sections 8.3 and 8.14.1). More than thirty marks on
 * one letter are in no script (UAX #15, section 13), and normalising takes the square of their number. Nobody types either.
 */
const isUnstorable = (value: string): boolean =>
  value.includes('\0') || !value.isWellFormed() || /\p{M}{31}/u.test(value);

/** With a list of its own instead of calling itself: a body may be nested deeper than the stack is high. */
function holdsUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && isUnstorable(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (isUnstorable(key)) return true;
      left.push(inner);
    }
  }
  return false;
}

/** Refuses input that would only fail in the database, with the names of its fields. */
export function refuseUnstorable(input: unknown): void {
  if (!holdsUnstorable(input)) return;
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const wrong = fields.filter(([, value]) => holdsUnstorable(value)).map(([name]) => name);
  const named = wrong.length === 0 ? ['non_field_errors'] : wrong;
  throw invalid(Object.fromEntries(named.map((name) => [name, [text('errors.field.invalid')]])));
}
