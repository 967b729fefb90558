/** How long a line of an address may be. */
export const ADDRESS_MAX = { address: 200, city: 100, state: 100, zip_code: 12 } as const;

/** Postal codes as the post offices write them, by the numeric code of their country (ISO 3166-1): Canada, the United States, Mexico. */
const ZIP_CODES: Readonly<Record<number, RegExp>> = {
  124: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  840: /^\d{5}(-\d{4})?$/,
  484: /^\d{5}$/,
};

/** A postal code as it is kept: `v6b 1a1` and `V6B1A1` are one. */
export function tidyZipCode(country: number | null, typed: string): string {
  const text = typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (country !== 124) return text;
  const bare = text.replaceAll(/[ -]/g, '');
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : text;
}

/** Whether it can be a postal code there; of a country that we know nothing of, anything can. */
export const isZipCode = (country: number | null, typed: string): boolean => {
  const zip = tidyZipCode(country, typed);
  const known = country === null ? undefined : ZIP_CODES[country];
  return zip !== '' && zip.length <= ADDRESS_MAX.zip_code && (known?.test(zip) ?? true);
};

/** A plan is changed only where a bill can be sent to (BILL-039). */
export const mayChangePlan = (account: { readonly zip_code: string | null } | null): boolean =>
  (account?.zip_code ?? '') !== '';

/** How a subscription stands at the provider. `cancelling` and `past_due` still have what was paid for. */
export const BILLING_STATES = ['trialing', 'active', 'cancelling', 'past_due', 'expired'] as const;
export type BillingState = (typeof BILLING_STATES)[number];

/** Plans are sold by the year alone (BILL-049), as the provider's widget calls it. */
export const PAYMENT_TERM = 'annual';

/** What is left of a state when the country is changed (BILL-042): nothing, where the new list has it not. */
export const stateAfter = (state: string | null, states: readonly { readonly code: string }[]): string | null =>
  states.some(({ code }) => code === state) ? state : null;
