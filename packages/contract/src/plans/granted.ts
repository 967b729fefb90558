/** How people come to a permission. */
export interface Granted {
  /** The plan that brings it, with those above; null: it is granted to a user by hand. */
  readonly plan: 'pro' | 'premium' | null;
  /** Staff who act as an agency user pass without holding it. */
  readonly staffActing?: true;
  /** Counts for staff alone: who is no longer staff has lost it, whatever the table says. */
  readonly staffOnly?: true;
  /** Nobody is given it by hand: staff have it, and whoever manages suppliers while that is so. */
  readonly byRole?: true;
}

/** What a noun declares in its `permissions.ts`; its calls name one as what they need. */
export type DeclaredPermissions = Readonly<Record<string, Granted>>;
