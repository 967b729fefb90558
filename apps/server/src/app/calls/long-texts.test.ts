import { endpoints } from '@waypost/contract/registry';
import type { Endpoint } from '@waypost/contract/wire';
import { expect, test } from 'vitest';
import { z } from '#zod';
import { scrub } from '../../platform/log/scrub.ts';
import { tooSlow } from '../../testing/long-texts.ts';

/** Every schema within: fields, items, choices, what a pipe hands on. */
function within(schema: unknown, found: Set<z.ZodType>): Set<z.ZodType> {
  if (schema instanceof z.ZodType && !found.has(schema)) {
    found.add(schema);
    const { shape } = schema as { shape?: object };
    for (const part of [...Object.values(shape ?? {}), ...Object.values(schema.def).flat()]) within(part, found);
  }
  return found;
}

const texts = new Set<z.ZodType>();
for (const { params, query, body } of Object.values<Endpoint>(endpoints))
  for (const input of [params, query, body]) within(input, texts);
const parses = [...texts].filter((schema) => !(schema instanceof z.ZodObject || schema instanceof z.ZodArray));

test('No field of any call takes the square of a text’s length to refuse it', () => {
  expect(parses.filter((schema) => schema instanceof z.ZodString).length).toBeGreaterThan(20);
  const slow = parses.flatMap((schema) => {
    const units = tooSlow((text) => schema.safeParse(text));
    return units.length > 0 ? [{ schema: JSON.stringify(schema.def), units }] : [];
  });
  expect(slow).toEqual([]);
});

test('Neither does a line of log', () => {
  expect(tooSlow(scrub)).toEqual([]);
});
