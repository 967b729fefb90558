import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** The codes of telephone numbers that are taken (BIZ-018). */
export const PHONE_CODES = ['+1', '+52'] as const;
export type PhoneCode = (typeof PHONE_CODES)[number];

/** How long a field may be; those of the specification where it names one (BIZ-008 to 017). */
export const AGENCY_MAX = {
  agency_name: 128,
  phone: 20,
  phone_extension: 50,
  website: 500,
  address: 128,
  city: 100,
  zip_code: 20,
  agency_license_number: 50,
  hosts: 20,
} as const;

/** What a business profile cannot be without; a phone number together with its code. */
export const AGENCY_REQUIRED = [
  'agency_name',
  'phone',
  'phone_country_code',
  'agency_host_name',
  'address',
  'city',
  'state',
  'zip_code',
  'agency_license_description',
] as const;

/** What staff keep for the form: hosts, states, and what an agency can be licensed as. */
export const AGENCY_OPTION_KINDS = ['host', 'state', 'license'] as const;
export type AgencyOptionKind = (typeof AGENCY_OPTION_KINDS)[number];
export const OPTION_LABEL_MAX = 120;
export const OPTION_CODE_MAX = 20;
export const MASK_MAX = 80;

/** The licence of who has none: its number stays empty (BIZ-020). */
export const NO_LICENSE = 'none';

/**
 * What staff may rename, but neither delete, nor give a number, nor keep to one country: without it nobody could say that he has no
 * licence.
 */
export const isAlwaysOffered = ({
  kind,
  code,
  country,
}: {
  readonly kind: AgencyOptionKind;
  readonly code: string;
  readonly country: number | null;
}): boolean => kind === 'license' && code === NO_LICENSE && country === null;

/** Photo and logo, and further on what stands for a brand (LIMITS-009). */
export const BRAND_IMAGE_MAX_BYTES = 6 * 1024 * 1024;
/** What a logo may be beside JPG, PNG and GIF: it is drawn once, and never served as it came. */
export const LOGO_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'] as const;
export const AGENCY_IMAGES: Allowance = { name: 'agency-image', per: 'account', hits: 60, windowS: HOUR_S, by: 'verb' };
