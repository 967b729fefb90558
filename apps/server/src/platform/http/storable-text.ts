import { invalid, text } from '../errors/index.ts';

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair (manual, sections 8.3 and 8.14.1); nobody types them. */
const isUnstorable = (value: string): boolean => value.includes('\0') || !value.isWellFormed();

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || holdsUnstorable(inner));
}

/** Refuses input that would only fail in the database, with the names of its fields. */
export function refuseUnstorable(input: unknown): void {
  if (!holdsUnstorable(input)) return;
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const wrong = fields.filter(([, value]) => holdsUnstorable(value)).map(([name]) => name);
  const named = wrong.length === 0 ? ['non_field_errors'] : wrong;
  throw invalid(Object.fromEntries(named.map((name) => [name, [text('errors.field.invalid')]])));
}
