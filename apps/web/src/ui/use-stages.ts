import { startTransition, useEffect, useState } from 'react';

/**
 * How much of a page is drawn, from 0 to `last`: each part comes after the one before it stands, so that a slow phone takes a
 * key or a finger in between. A first picture shows 0.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    const next = setTimeout(() => startTransition(() => setStage(stage + 1)));
    return () => clearTimeout(next);
  }, [stage, last]);
  return stage;
}
