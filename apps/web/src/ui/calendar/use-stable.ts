import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/** An object that stays the same while its functions follow what is drawn: who gets it is not drawn again because of it. */
export function useStable<T extends Functions>(functions: T): T {
  const latest = useRef<Functions>(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(functions);
    return Object.fromEntries(names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]));
  });
  return stable as T;
}
