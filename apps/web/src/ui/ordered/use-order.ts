import type { QueryKey } from '@tanstack/react-query';
import { useAction } from '../feedback/use-action.ts';
import type { Step } from './ordered-row.tsx';

/** Stores the order of a list when one of it changes places with the one beside it. */
export function useOrder(store: (ids: number[]) => Promise<unknown>, queryKey: QueryKey) {
  const { run, pending } = useAction({ run: store, success: false, invalidate: [queryKey] });
  const move = (all: readonly { readonly id: number }[], at: number, by: Step) => {
    const ids = all.map(({ id }) => id);
    const [one] = ids.splice(at, 1);
    if (one !== undefined) run(ids.toSpliced(at + by, 0, one));
  };
  return { move, pending };
}
