/** Of one recipient and an hour; a newsletter that a whole office reads has fewer. */
const MOST = 200;
const HOUR_MS = 3_600_000;
const KNOWN = 50_000;

/** Whether one more counts. Whoever asks for the same picture all night fills no table; recipients are told apart, not networks. */
export function limitVisits(most = MOST): (delivery: number) => boolean {
  let hour = 0;
  let counts = new Map<number, number>();
  return (delivery) => {
    const now = Math.floor(performance.now() / HOUR_MS);
    if (now !== hour || counts.size >= KNOWN) {
      hour = now;
      counts = new Map();
    }
    const count = (counts.get(delivery) ?? 0) + 1;
    counts.set(delivery, count);
    return count <= most;
  };
}
