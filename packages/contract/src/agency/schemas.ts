import { z } from '#zod';
import { id, inLanguages } from '../wire/schemas.ts';
import { AGENCY_MAX, AGENCY_OPTION_KINDS, MASK_MAX, OPTION_CODE_MAX, OPTION_LABEL_MAX, PHONE_CODES } from './rules.ts';

/** What the business profile holds beside the profile; empty where nothing was entered yet. */
export const businessDetails = {
  agency_name: z.string(),
  /** As its country writes it, without the code. */
  phone: z.string(),
  phone_country_code: z.enum(PHONE_CODES).nullable(),
  phone_extension: z.string(),
  website: z.string(),
  /** The country of the profile, such as CA: its post decides how the address is written. */
  country_iso: z.string().nullable(),
  /** Host agencies, by the ids of their options. */
  agency_host_name: z.array(id),
  address: z.string(),
  city: z.string(),
  /** The code of a state of the profile's country; empty where it is one of another country. */
  state: z.string(),
  zip_code: z.string(),
  /** Description and number in one; empty without a licence. */
  agency_license: z.string(),
  /** The code of a licence option. */
  agency_license_description: z.string(),
  agency_license_number: z.string(),
};

/** One line: what was pasted with line ends is one all the same, and nothing in it turns the text that it will stand in around. */
export const oneLine = (typed: string): string => typed.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
/** Letters, digits or signs: marks that nobody sees are no name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const line = (max: number) =>
  z
    .string()
    .overwrite((typed) => (VISIBLE.test(typed) ? oneLine(typed) : ''))
    .max(max);
/** The form, as much of it as is sent; what is not sent stays as it is. What may not be empty (AGENCY_REQUIRED) is told together with the rest. */
export const businessBody = z
  .object({
    agency_name: line(AGENCY_MAX.agency_name),
    phone: line(AGENCY_MAX.phone),
    phone_country_code: z.enum(PHONE_CODES),
    phone_extension: z.string().overwrite(oneLine).max(AGENCY_MAX.phone_extension),
    website: z.string().trim().max(AGENCY_MAX.website),
    agency_host_name: z.array(id).max(AGENCY_MAX.hosts),
    address: line(AGENCY_MAX.address),
    city: line(AGENCY_MAX.city),
    state: z.string().trim().max(OPTION_CODE_MAX),
    zip_code: line(AGENCY_MAX.zip_code),
    agency_license_description: z.string().trim().max(OPTION_CODE_MAX),
    agency_license_number: z.string().overwrite(oneLine).max(AGENCY_MAX.agency_license_number),
    /** Takes the picture away; a new one comes as multipart. */
    profile_image: z.null(),
    logo_image: z.null(),
  })
  .partial();

const optionKind = z.enum(AGENCY_OPTION_KINDS);
export const writtenOption = z.object({
  kind: optionKind,
  /** Whose profiles are offered it; null is everywhere, which a state never is. */
  country: id.nullable(),
  /** Of a state or a licence, as it is kept and shown; a host has none. */
  code: z.string().trim().max(OPTION_CODE_MAX),
  /** What is read in the form. */
  label: inLanguages(OPTION_LABEL_MAX),
  /** How a licence's number is written; null where it has none. */
  mask: z.string().trim().max(MASK_MAX).nullable(),
});
export type WrittenAgencyOption = z.infer<typeof writtenOption>;
export const agencyOption = writtenOption.extend({
  id,
  version: z.number().int(),
  /** In how many profiles it stands. */
  used_by: z.number().int(),
});
export type AgencyOption = z.infer<typeof agencyOption>;
