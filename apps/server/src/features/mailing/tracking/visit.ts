/** Somebody, or something, asked for what a mail names. */
export interface Visit {
  readonly id: string;
  readonly kind: 'open' | 'click' | 'view';
  readonly delivery: number;
  readonly run: number;
  readonly ordinal: number | null;
  /** Business time, in milliseconds. */
  readonly at: number;
  readonly userAgent: string;
  readonly network: string | null;
  /** Her recipient asks for something all the time. */
  readonly often?: true;
}
