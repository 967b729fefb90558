import { AGENCY_MAX, FREE_MASK, maskedWhole, maskText, type PhoneCode, phoneMask } from '@waypost/contract/agency';
import { completeAddress } from '@waypost/contract/wire';
import type { Business, BusinessChange } from '../api.ts';

/** What the form holds; ids as text, as its fields have them. */
export interface BusinessValues extends Record<string, unknown> {
  readonly agency_name: string;
  readonly agency_host_name: string[];
  readonly website: string;
  readonly phone_country_code: PhoneCode;
  readonly phone: string;
  readonly phone_extension: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly zip_code: string;
  readonly agency_license_description: string | null;
  readonly agency_license_number: string;
}

/** What a country offers; nothing is asked for of which it offers none. */
export interface Offered {
  readonly hosts: readonly { readonly id: number; readonly name: string }[];
  readonly states: readonly { readonly code: string; readonly label: string }[];
  readonly licenses: readonly { readonly code: string; readonly label: string; readonly mask: string | null }[];
}

export function valuesOf(stored: Business): BusinessValues {
  const code = stored.phone_country_code ?? '+1';
  return {
    agency_name: stored.agency_name,
    agency_host_name: stored.agency_host_name.map(String),
    website: stored.website,
    phone_country_code: code,
    phone: maskText(phoneMask(code), stored.phone),
    phone_extension: stored.phone_extension,
    address: stored.address,
    city: stored.city,
    state: stored.state || null,
    zip_code: stored.zip_code,
    agency_license_description: stored.agency_license_description || null,
    agency_license_number: stored.agency_license_number,
  };
}

/** The mask of the chosen licence; null where it has no number (BIZ-020). */
export const licenseMask = ({ licenses }: Pick<Offered, 'licenses'>, code: string | null): string | null =>
  licenses.find((one) => one.code === code)?.mask ?? null;

interface Words {
  readonly required: string;
  readonly phone: string;
  readonly license: string;
  readonly hosts: string;
}
type Faults = Partial<Record<keyof BusinessValues & string, string>>;

/** What the browser can tell before anything is sent (BIZ-008 to 017, 019). */
export function faultsOf(values: BusinessValues, offered: Offered, words: Words): Faults {
  const faults: Faults = {};
  for (const field of ['agency_name', 'phone', 'address', 'city', 'zip_code'] as const)
    if (values[field].trim() === '') faults[field] = words.required;
  if (offered.hosts.length > 0 && values.agency_host_name.length === 0) faults.agency_host_name = words.required;
  if (values.agency_host_name.length > AGENCY_MAX.hosts) faults.agency_host_name = words.hosts;
  if (offered.states.length > 0 && !values.state) faults.state = words.required;
  if (offered.licenses.length > 0 && !values.agency_license_description)
    faults.agency_license_description = words.required;
  if (!faults.phone && maskedWhole(phoneMask(values.phone_country_code), values.phone) === null)
    faults.phone = words.phone;
  const mask = licenseMask(offered, values.agency_license_description);
  const number = values.agency_license_number.trim();
  if (mask !== null && mask !== FREE_MASK && number !== '' && maskedWhole(mask, number) === null)
    faults.agency_license_number = words.license;
  return faults;
}

/** Parts that are only understood together. */
const TOGETHER = [
  ['phone_country_code', 'phone', 'phone_extension'],
  ['agency_license_description', 'agency_license_number'],
] as const;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is sent: only what was changed, so that another tab's change stays; null when nothing was. */
export function changeOf(values: BusinessValues, before: BusinessValues, offered: Offered): BusinessChange | null {
  const mask = licenseMask(offered, values.agency_license_description);
  const whole: Required<Omit<BusinessChange, 'profile_image' | 'logo_image'>> = {
    agency_name: values.agency_name,
    agency_host_name: values.agency_host_name.map(Number),
    website: completeAddress(values.website) ?? '',
    phone_country_code: values.phone_country_code,
    phone: values.phone,
    phone_extension: values.phone_extension,
    address: values.address,
    city: values.city,
    state: values.state ?? '',
    zip_code: values.zip_code,
    agency_license_description: values.agency_license_description ?? '',
    agency_license_number: mask === null ? '' : values.agency_license_number,
  };
  const changed = new Set(Object.keys(whole).filter((field) => !same(values[field], before[field])));
  for (const group of TOGETHER)
    if (group.some((field) => changed.has(field))) for (const field of group) changed.add(field);
  if (changed.size === 0) return null;
  return Object.fromEntries(Object.entries(whole).filter(([field]) => changed.has(field)));
}
