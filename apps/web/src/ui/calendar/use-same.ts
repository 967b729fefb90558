import { useRef } from 'react';

/** The list before, for as long as the same stands in it: what is made of it need not be made again. */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list);
  const { current } = kept;
  if (current.length !== list.length || list.some((one, index) => one !== current[index])) kept.current = list;
  return kept.current;
}
