import { licenseLine, PHONE_CODES, type PhoneCode } from '@waypost/contract/agency';
import type { BusinessProfile } from '@waypost/contract/profiles';
import { notFound } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import type { ProfileDeps } from '../deps.ts';
import { profileOf } from '../present.ts';
import { readBusiness } from './agency-store.ts';

export const codeOf = (kept: string | null): PhoneCode | null => PHONE_CODES.find((code) => code === kept) ?? null;

/** The profile with all that its business profile says. */
export async function businessOf(deps: ProfileDeps, scope: ProfileScope): Promise<BusinessProfile> {
  const [profile, row] = await Promise.all([profileOf(deps, scope), readBusiness(deps.db, scope.profileId)]);
  if (row === null) throw notFound();
  return {
    ...profile,
    agency_name: row.agency_name ?? '',
    phone: row.phone ?? '',
    phone_country_code: codeOf(row.phone_country_code),
    phone_extension: row.phone_extension ?? '',
    website: row.website ?? '',
    agency_host_name: row.hosts,
    country_iso: row.country,
    address: row.address ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip_code: row.zip_code ?? '',
    agency_license: licenseLine(row.license_description, row.license_number),
    agency_license_description: row.license_description ?? '',
    agency_license_number: row.license_number ?? '',
  };
}
