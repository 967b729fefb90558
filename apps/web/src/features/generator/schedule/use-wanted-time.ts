import { isTooSoon } from '@waypost/contract/posts';
import { useEffect, useRef } from 'react';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { generatorPaths } from '../paths.ts';

/** Takes the time that the address wants, once: a reload must not undo another one that was chosen since. */
export function useWantedTime(take: (fireAt: string) => void): void {
  const [{ at }, setParams] = useSearch(generatorPaths.composer);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (at === undefined) return;
    const moment = Date.parse(at);
    if (!Number.isNaN(moment) && !isTooSoon(moment, Date.now())) latest.current(new Date(moment).toISOString());
    setParams({ at: undefined });
  }, [at, setParams]);
}
