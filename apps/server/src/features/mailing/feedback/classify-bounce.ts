import { meaningOf } from '../sending/enhanced-no.ts';
import type { BounceKind } from './finding.ts';

export interface Diagnosis {
  readonly bounce: BounceKind;
  readonly weight: number;
  readonly status: string | null;
}

const ENHANCED = /(?<![\d.])([45])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** `x.0.0` says nothing; then the server's own words count. */
const says = (status: string | null | undefined): string | null => {
  const found = ENHANCED.exec(status ?? '')?.[0] ?? null;
  return found === null || /\.0\.0$/.test(found) ? null : found;
};

/**
 * What a final report means: by its status, or by that which the server's words name. Unlike a no at the door, which a relay of ours may say
 * to everybody, a report comes of one mailbox: a status that names nothing counts double.
 */
export function diagnose(status: string | null, words: string): Diagnosis {
  const told = says(status) ?? says(words) ?? ENHANCED.exec(status ?? '')?.[0] ?? null;
  const is = (bounce: BounceKind, weight = 1): Diagnosis => ({ bounce, weight, status: told });
  if (told === null) return is('soft');
  const [code = 0, subject = 0, detail = 0] = told.split('.').map(Number);
  const known = meaningOf(subject, detail);
  if (known?.about === 'nobody') return is('refused');
  if (code !== 5) return is('soft');
  if (known?.about === 'address') return is('hard');
  return is('soft', known?.about === 'mailbox' ? 1 : 2);
}
