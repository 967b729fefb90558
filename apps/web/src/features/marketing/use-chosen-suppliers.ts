import { useMemo } from 'react';
import { useSession } from '../../platform/session/use-session.ts';

const ALL = 'all';
const idsIn = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Whose posts are shown: the person's own suppliers, unless the address says otherwise (ADMCAL-004). Null: all. */
export function useChosenSuppliers(text: string | undefined): readonly number[] | null {
  const own = useSession().supplier_manager?.suppliers;
  return useMemo(() => {
    if (text === ALL) return null;
    const named = text === undefined ? [] : idsIn(text);
    return named.length > 0 ? named : own && own.length > 0 ? own : null;
  }, [text, own]);
}

/** What the address says of them; nothing where they are the ones that a person sees at first. */
export function suppliersParam(chosen: readonly number[], own: readonly number[] | undefined): string | undefined {
  if (chosen.length === 0) return own === undefined || own.length === 0 ? undefined : ALL;
  return chosen.join(',');
}
