import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { dropTyped, keepTyped, readTyped } from '../../platform/typed.ts';

type Values = Record<string, unknown>;
type KeptForm<V extends Values> = UseFormReturnType<V> & { readonly forget: () => void };
type Options<V extends Values> = UseFormInput<V> & { readonly initialValues: V };

/**
 * A form whose values survive a reload, those that were changed; never passwords, nor what was ticked. Whoever saves them or goes to
 * another page has done with them. `name` tells it from every other form of the tab, the one of another profile too.
 */
export function useKeptForm<V extends Values>(name: string, options: Options<V>): KeptForm<V> {
  const stored: V = options.initialValues;
  const [kept] = useState(() => keptOf(name, stored));
  const forget = () => dropTyped(name);
  useEffect(() => {
    // A form that took the place of another one, whose end dropped it.
    if (Object.keys(kept).length > 0) keepTyped(name, kept);
    return () => dropTyped(name);
  }, [name, kept]);
  const form = useForm<V>({
    ...options,
    initialValues: { ...stored, ...kept },
    onValuesChange: (values) => {
      const changed = mayBeKept(values).filter(([field, value]) => !same(value, stored[field]));
      if (changed.length === 0) forget();
      else keepTyped(name, Object.fromEntries(changed));
    },
  });
  return { ...form, forget };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const mayBeKept = (values: unknown): [field: string, value: unknown][] =>
  Object.entries(Object(values)).filter(([field, value]) => !field.includes('password') && typeof value !== 'boolean');

/** What is of a kind that the form understands. */
function keptOf<V extends Values>(name: string, stored: V): Partial<V> {
  const kept = mayBeKept(readTyped(name)).filter(
    ([field, value]) =>
      Object.hasOwn(stored, field) && (stored[field] === null || kindOf(value) === kindOf(stored[field])),
  );
  return Object.fromEntries(kept) as Partial<V>;
}
