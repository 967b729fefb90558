import { z } from '#zod';

export const flag = z.stringbool({ error: 'must be on or off (also: true/false, yes/no, 1/0)' });

export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export function url(protocols: string[], example: string) {
  return z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol);
  }, `must be an address such as ${example}`);
}

export const webUrl = (example: string) =>
  url(['http:', 'https:'], example).transform((value) => value.replace(/\/+$/, ''));

/** The address of a host, without anything behind it. */
export const webOrigin = (example: string) =>
  z.string().transform((value, context) => {
    const parsed = URL.parse(value);
    const bare = parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && parsed.username === '';
    if (bare && parsed.href === `${parsed.origin}/`) return parsed.origin;
    context.addIssue({ code: 'custom', message: `must be an address without a path such as ${example}` });
    return z.NEVER;
  });

export function parsedBy<T>(parse: (value: string) => T) {
  return z.string().transform((value, context): T => {
    try {
      return parse(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });
}

export const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
