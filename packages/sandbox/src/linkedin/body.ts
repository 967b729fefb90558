import { LinkedInError } from './linkedin-error.ts';

type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function record(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (value === undefined)
    throw new LinkedInError('MISSING_FIELD', `Field Value validation failed: ${name} is required`);
  if (!isRecord(value)) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `Invalid value for field ${name}`);
  return value;
}

export function optionalText(fields: Fields, name: string, max?: number): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `Invalid value for field ${name}`);
  if (max !== undefined && [...value].length > max) {
    throw new LinkedInError('FIELD_LENGTH_TOO_LONG', `Field ${name} exceeds the maximum of ${max} characters`);
  }
  return value;
}

export function text(fields: Fields, name: string, max?: number): string {
  const value = optionalText(fields, name, max);
  if (value === undefined)
    throw new LinkedInError('MISSING_FIELD', `Field Value validation failed: ${name} is required`);
  return value;
}

export function oneOf(fields: Fields, name: string, allowed: readonly string[]): string {
  const value = text(fields, name);
  if (!allowed.includes(value)) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `Invalid value for field ${name}`);
  return value;
}
