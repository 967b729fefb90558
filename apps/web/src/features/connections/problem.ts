const KNOWN = ['denied', 'expired', 'permissions', 'unavailable', 'failed'] as const;
export type ProblemKey = (typeof KNOWN)[number];

/** The `problem` that the callback wrote into the address, as a key of our own words; an unknown one still says something. */
export function problemKey(problem: string | undefined): ProblemKey | null {
  if (!problem) return null;
  return KNOWN.find((known) => known === problem) ?? 'failed';
}
