import { GraphError } from './graph-error.ts';

/** developers.facebook.com/docs/graph-api/changelog/versions, read 2026: v20.0 ended on 2026-09-24. */
export const CURRENT_VERSION = 'v26.0';
const LIVE = new Set(['v21.0', 'v22.0', 'v23.0', 'v24.0', 'v25.0', CURRENT_VERSION]);

/** Splits the version off a path; without one the app's default counts. */
export function splitVersion(segments: string[]): { version: string; rest: string[] } {
  const [first, ...rest] = segments;
  if (first === undefined || !/^v\d+\.\d+$/.test(first)) return { version: CURRENT_VERSION, rest: segments };
  if (!LIVE.has(first)) throw new GraphError(2635);
  return { version: first, rest };
}
