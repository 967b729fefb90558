/** How often something may be done in a window of time. Counted in PostgreSQL, so it holds for all processes together. */
export interface Allowance {
  /** Of its counter; calls that name the same one share it. */
  readonly name: string;
  /** Whose calls count together: a person's, those of one network address, or those that mean one thing (an address, a profile, a post). */
  readonly per: 'account' | 'network' | 'target';
  readonly hits: number;
  readonly windowS: number;
  /** Left to the verb, which alone knows the target, or that a try succeeded and does not count. */
  readonly by?: 'verb';
}

export const MINUTE_S = 60;
export const HOUR_S = 3_600;
export const DAY_S = 86_400;

/** Beside what a call declares for itself, everything that changes something counts here: far above what a person does by hand. */
export const CHANGES = {
  session: { name: 'changes:account', per: 'account', hits: 3_000, windowS: 10 * MINUTE_S },
  public: { name: 'changes:network', per: 'network', hits: 600, windowS: 10 * MINUTE_S },
} as const satisfies Record<string, Allowance>;
