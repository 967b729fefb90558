import { useEffect, useState } from 'react';

const MARKED_MS = 3_000;
const NOBODY: ReadonlySet<number> = new Set();

/**
 * The posts that the address names stand out for some seconds, from when the first of them is there. Once for an address: what is
 * read again does not mark again.
 */
export function useMarked(ids: readonly number[], there: (id: number) => boolean): ReadonlySet<number> {
  const named = ids.join();
  const [marked, setMarked] = useState(NOBODY);
  const arrived = ids.some(there);
  useEffect(() => {
    if (!arrived || named === '') return;
    setMarked(new Set(named.split(',').map(Number)));
    const timer = setTimeout(() => setMarked(NOBODY), MARKED_MS);
    return () => clearTimeout(timer);
  }, [arrived, named]);
  return marked;
}
