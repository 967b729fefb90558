// A postal address has a street: the law wants a place that a letter reaches, and a town alone is none. Said once for one profile and
// once for many, side by side, so that it is one rule.

export const hasStreet = ({ address }: { readonly address: string | null }): boolean => (address ?? '').trim() !== '';

/** The same of `business_details` as `b`, which may be missing. */
export const hasStreetSql = "btrim(coalesce(b.address, '')) <> ''";
