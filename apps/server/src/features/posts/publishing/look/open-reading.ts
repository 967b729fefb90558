import type { Reading } from '../../../../connectors/social/port.ts';

export function openReading(from: Date): Reading {
  const known = new Map<string, Promise<unknown>>();
  return {
    from,
    once<T>(what: string, read: () => Promise<T>) {
      const answer = (known.get(what) as Promise<T> | undefined) ?? read();
      known.set(what, answer);
      return answer;
    },
  };
}
