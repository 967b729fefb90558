/** Switches of the fake Outseta; tests turn them through the control. */
export type BillingSettings = {
  /** Where notices are sent; null: nobody has asked for any. */
  webhookUrl: string | null;
  /** Notices that are not answered with 200 are sent again after so long, in real time; then never more. */
  retryMs: number[];
  /** Requests of a key in any second of real time. */
  perSecond: number;
  /** How long a token of a person lives. */
  tokenLifeMs: number;
  /** A charge that failed is tried again daily; after so long the subscription is over. */
  patienceMs: number;
  /** Pages are smaller where fields of children are asked for. */
  pageMax: { plain: number; withChildren: number };
};

export const defaultBillingSettings = (webhookUrl: string | null): BillingSettings => ({
  webhookUrl,
  retryMs: [500, 2_000, 10_000, 60_000, 300_000],
  perSecond: 4,
  tokenLifeMs: 24 * 3_600_000,
  patienceMs: 14 * 86_400_000,
  pageMax: { plain: 100, withChildren: 25 },
});
