/** Of one recipient and an hour; a newsletter that a whole office reads has fewer. */
const MOST = 200;
const OFTEN = 50;
const HOUR_MS = 3_600_000;
const KNOWN = 50_000;

/**
 * Whether one more counts, and whether there are many already. Whoever asks for the same picture all night fills no table; recipients are
 * told apart, not networks.
 */
export function limitVisits(most = MOST): (delivery: number) => 'rare' | 'often' | 'too often' {
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
    if (count > most) return 'too often';
    return count > OFTEN ? 'often' : 'rare';
  };
}
