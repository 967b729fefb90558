import type { Attempt } from '@waypost/contract/posts';

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
type OutcomeKey = (typeof KEYS)[Known] | 'open' | 'ended' | 'written' | 'removed';

const isKnown = (outcome: string): outcome is Known => outcome in KEYS;

/** The words for how a try ended; one without an outcome is still open. */
export function outcomeKey(outcome: string | null, purpose: Attempt['purpose']): OutcomeKey {
  if (outcome === null) return 'open';
  if (outcome === 'posted' && purpose === 'first_comment') return 'written';
  if (outcome === 'posted' && purpose === 'remove') return 'removed';
  return isKnown(outcome) ? KEYS[outcome] : 'ended';
}

/** The tries of a post are numbered together; a person counts those of one purpose. */
export const nthOf = (attempt: Attempt, all: readonly Attempt[]): number =>
  all.filter(({ purpose, number }) => purpose === attempt.purpose && number <= attempt.number).length;
