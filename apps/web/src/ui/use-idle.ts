import { useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

/** Whether the browser has had a moment since this was drawn. Of many that wait each gets its own. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
