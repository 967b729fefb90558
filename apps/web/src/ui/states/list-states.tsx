import type { ReactNode } from 'react';
import { ErrorState, ListSkeleton } from './states.tsx';

/** A list that is read, as its screen needs it. */
export interface Listed<T> {
  readonly items: readonly T[];
  /** Nothing to show yet. */
  readonly loading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Props<T> {
  readonly of: Listed<T>;
  /** Rows that its skeleton has. */
  readonly rows?: number;
  /** What failed, e.g. 'Unable to get items!'. */
  readonly failed?: string;
  /** What stands where nothing is in it; without it the list is drawn all the same. */
  readonly empty?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list as far as it has come: being read, failed, empty, or there. Who may not see it does not get as far as here. */
export function ListStates<T>({ of: { items, loading, error, retry }, rows, failed, empty, children }: Props<T>) {
  if (loading) return <ListSkeleton rows={rows} />;
  if (error) return <ErrorState title={failed} error={error} onRetry={retry} />;
  return items.length === 0 && empty !== undefined ? empty : children(items);
}
