import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { dropTyped, keepTyped, readTyped } from '../../platform/typed.ts';

type Values = Record<string, unknown>;
type KeptForm<V extends Values> = UseFormReturnType<V> & { readonly forget: () => void };
type Options<V extends Values> = UseFormInput<V> & { readonly initialValues: V };

/**
 * A form whose values survive a reload, those that were changed; never a password, nor that something was accepted. Whoever saves
 * them or goes to another page has done with them. `name` tells it from every other form of the tab, the one of another profile too;
 * where what is stored has versions it names the version.
 */
export function useKeptForm<V extends Values>(name: string, options: Options<V>): KeptForm<V> {
  const stored: V = options.initialValues;
  const [{ kept, before }] = useState(() => ({ kept: keptOf(name, stored), before: stored }));
  const forget = () => dropTyped(name);
  const form = useForm<V>({
    ...options,
    initialValues: { ...stored, ...kept },
    onValuesChange: (values) => {
      const changed = mayBeKept(values).filter(([field, value]) => !same(value, stored[field]));
      if (changed.length === 0) forget();
      else keepTyped(name, Object.fromEntries(changed));
    },
  });
  const { resetDirty } = form;
  useEffect(() => {
    if (Object.keys(kept).length > 0) {
      // A form that took the place of another one, whose end dropped it.
      keepTyped(name, kept);
      // It is still to be saved.
      resetDirty(before);
    }
    return () => dropTyped(name);
  }, [name, kept, before, resetDirty]);
  return { ...form, forget };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const mayBeKept = (values: unknown): [field: string, value: unknown][] =>
  Object.entries(Object(values)).filter(([field]) => !/password|accept/.test(field));

/** What is of a kind that the form understands. */
function keptOf<V extends Values>(name: string, stored: V): Partial<V> {
  const kept = mayBeKept(readTyped(name)).filter(
    ([field, value]) =>
      Object.hasOwn(stored, field) && (stored[field] === null || kindOf(value) === kindOf(stored[field])),
  );
  return Object.fromEntries(kept) as Partial<V>;
}
