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

/** What a final report means (RFC 3463, section 3; email.md, section 5): by its status, or by that which the server's words name. */
export function diagnose(status: string | null, words: string): Diagnosis {
  const told = says(status) ?? says(words) ?? ENHANCED.exec(status ?? '')?.[0] ?? null;
  const [code = 0, subject = 0, detail = 0] = (told ?? '').split('.').map(Number);
  const is = (bounce: BounceKind, weight = 1): Diagnosis => ({ bounce, weight, status: told });
  if (told === null) return is('soft', 1);
  const isFinal = code === 5;
  if (subject === 1 && isFinal && [1, 2, 3, 6, 10].includes(detail)) return is('hard');
  if (subject === 2) {
    if (detail === 1 && isFinal) return is('hard');
    return detail === 3 ? is('refused') : is('soft');
  }
  if (subject === 4 && detail === 4 && isFinal) return is('hard');
  if (subject === 7 || subject === 6 || (subject === 3 && detail === 4)) return is('refused');
  if (subject === 3 || subject === 4 || !isFinal) return is('soft');
  return is('soft', 2);
}
