/** What a bounce says of the mailbox: it does not exist; it took nothing; what we are or send was refused. */
export type BounceKind = 'hard' | 'soft' | 'refused';

/** What came in says of one delivery. */
export type Finding = { readonly delivery: number } & (
  | {
      readonly kind: 'bounce';
      readonly bounce: BounceKind;
      /** 2 for what is nearly hard. */
      readonly weight: number;
      readonly status: string | null;
      readonly note: string | null;
    }
  | { readonly kind: 'delay' | 'delivered'; readonly status: string | null; readonly note: string | null }
  | { readonly kind: 'complaint'; readonly note: string | null }
  | { readonly kind: 'unsubscribe' }
);

/** With what names it, where several come together; without findings `outcome` says why nothing comes of it. */
export interface Read {
  readonly findings: readonly (Finding & { readonly once?: string })[];
  readonly outcome: string;
}

export const nothing = (outcome: string): Read => ({ findings: [], outcome });
