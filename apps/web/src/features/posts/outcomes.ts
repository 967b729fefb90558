const KEYS = {
  posted: 'posted',
  adopted: 'adopted',
  'not-sent': 'notSent',
  rejected: 'refused',
  failed: 'refused',
  'step-failed': 'refused',
  'gave-up': 'refused',
  'try-later': 'tryLater',
  'rate-limited': 'waits',
  reconnect: 'reconnect',
  ours: 'ours',
  absent: 'absent',
  missed: 'absent',
} as const;

type Known = keyof typeof KEYS;
type OutcomeKey = (typeof KEYS)[Known] | 'open' | 'ended';

const isKnown = (outcome: string): outcome is Known => outcome in KEYS;

/** The words for how a try ended; one without an outcome is still open. */
export function outcomeKey(outcome: string | null): OutcomeKey {
  if (outcome === null) return 'open';
  return isKnown(outcome) ? KEYS[outcome] : 'ended';
}
