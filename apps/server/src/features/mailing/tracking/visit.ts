/** Somebody, or something, asked for what a mail names. */
export interface Visit {
  /** Written twice under one name, it is one. */
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
  readonly often?: boolean;
}

/** One that has no name yet: it gets that of the parcel in which it travels, and its place there. */
export type Noticed = Omit<Visit, 'id'>;
