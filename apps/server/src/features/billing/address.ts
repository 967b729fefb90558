import { type AddressOptions, type BillingAddress, isZipCode, tidyZipCode } from '@waypost/contract/billing';
import type { PaymentsAddress } from '../../connectors/payments/port.ts';
import { invalid, type Text, text } from '../../platform/errors/index.ts';
import type { AccountRow } from './store.ts';

export interface Country {
  /** Numeric code of ISO 3166-1. */
  readonly code: number;
  readonly iso2: string;
}

/** The address as it is kept; 400 by the field where it cannot be one. `options` are those of all countries. */
export function checkAddress(given: BillingAddress, options: AddressOptions): BillingAddress {
  const country = options[String(given.country)];
  const wrong: Record<string, Text[]> = {};
  if (country === undefined) wrong.country = [text('errors.field.choice')];
  else if (country.states.length > 0 && !country.states.some(({ code }) => code === given.state))
    wrong.state = [text('errors.field.choice')];
  if (!isZipCode(given.country, given.zip_code)) wrong.zip_code = [text('errors.billing.zip_code')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { ...given, zip_code: tidyZipCode(given.country, given.zip_code) };
}

/** As the provider takes it; null while something of it is missing. */
export function sentAddress(
  { address, city, state, zip_code: zipCode, country: code }: Pick<AccountRow, keyof BillingAddress>,
  countries: readonly Country[],
): PaymentsAddress | null {
  const country = countries.find((each) => each.code === code)?.iso2;
  if (!address || !city || !state || !zipCode || country === undefined) return null;
  return { address, city, state, zipCode, country };
}
