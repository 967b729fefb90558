/** A relay has some connections at once; one computer may not take all that there are. */
const MOST = 20;

/** Counts who is connected, by address. */
export function limitCallers(most = MOST): { enter(address: string): boolean; leave(address: string): void } {
  const counts = new Map<string, number>();
  return {
    enter(address) {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= most;
    },
    leave(address) {
      const count = (counts.get(address) ?? 0) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
}
