import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import { draw } from './draw.ts';

/** Places that were not used this long after their time are given up: what was held back must not come as a burst. */
const STALE_MS = 100;
const AGAIN_MS = 100;
/** What one worker asks for at once, whatever the rate. */
const MOST = 4_096;

export interface Tap {
  /** A place whose time has come, if there is one. */
  tryTake(): boolean;
  /** Waits for a place; false when the tap was closed meanwhile. */
  take(): Promise<boolean>;
  close(): void;
}

/** The places of one worker on the time line of a pace, drawn in slices and used when their time has come. */
export function openTap(db: Database, key: string): Tap {
  const closing = new AbortController();
  let places = { from: 0, everyMs: 1, left: 0 };
  let drawing: Promise<void> | null = null;
  const expire = (now: number) => {
    const { from, everyMs, left } = places;
    const stale = Math.min(left, Math.max(0, Math.ceil((now - STALE_MS - from) / everyMs)));
    if (stale > 0) places = { from: from + stale * everyMs, everyMs, left: left - stale };
  };
  const tryTake = () => {
    const now = performance.now();
    expire(now);
    if (places.left === 0 || places.from > now) return false;
    places = { ...places, from: places.from + places.everyMs, left: places.left - 1 };
    return true;
  };
  const drawMore = async () => {
    const before = performance.now();
    const drawn = await draw(db, key, MOST);
    if (drawn.sends > 0) places = { from: before + drawn.inMs, everyMs: drawn.everyMs, left: drawn.sends };
    else await wait(Math.min(drawn.pausedMs ?? AGAIN_MS, 1_000), undefined, { signal: closing.signal });
  };
  return {
    tryTake,
    async take() {
      while (!closing.signal.aborted) {
        if (tryTake()) return true;
        if (places.left > 0) {
          await wait(Math.max(1, places.from - performance.now()), undefined, { signal: closing.signal }).catch(
            () => undefined,
          );
          continue;
        }
        drawing ??= drawMore()
          .catch(() => wait(AGAIN_MS))
          .finally(() => {
            drawing = null;
          });
        await drawing;
      }
      return false;
    },
    close: () => closing.abort(),
  };
}
