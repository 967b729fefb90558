import { useEffect, useState } from 'react';

/** The time, refreshed every `milliseconds`; limits such as "at least 10 minutes ahead" move while a page is open. */
export function useNow(milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return now;
}
