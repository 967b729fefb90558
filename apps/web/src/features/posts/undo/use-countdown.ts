import { UNDO_SECONDS } from '@waypost/contract/posts';
import { useEffect, useRef, useState } from 'react';

/** The server's seconds end a little after those that are shown: they began before the answer came. */
const SHOWN_MS = (UNDO_SECONDS - 1) * 1000;

const leftOf = (start: number) => Math.max(0, Math.ceil((start + SHOWN_MS - Date.now()) / 1000));

/** Whole seconds that are left since `start`; calls `onOver` when there are none. */
export function useCountdown(start: number, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => leftOf(start));
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftOf(start)), 250);
    return () => clearInterval(timer);
  }, [start]);
  useEffect(() => {
    if (seconds === 0) over.current();
  }, [seconds]);
  return seconds;
}
