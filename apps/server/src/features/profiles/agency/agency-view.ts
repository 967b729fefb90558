import { type Agency, addressLines, licenseLine, phoneShown } from '@waypost/contract/agency';
import type { Reads } from '../../../platform/db/database.ts';
import { emailShown } from '../profile.ts';
import { type BusinessRow, readBusiness } from './agency-store.ts';
import { hasStreet } from './postal-address.ts';

/**
 * Who an agent is to travellers, for whoever shows, writes or draws it. Null where the profile is
 * gone. What stands where something is empty, `agency.ts` of the contract says.
 */
export async function agencyOf(db: Reads, profileId: number): Promise<Agency | null> {
  const row = await readBusiness(db, profileId);
  if (row === null) return null;
  return {
    agent_first_name: row.first_name.trim(),
    agent_last_name: row.last_name.trim(),
    agent_email: emailShown(row.email),
    agency_name: row.agency_name ?? '',
    phone: dialled(row),
    phone_shown: phoneShown(row.phone, row.phone_country_code),
    phone_extension: row.phone_extension ?? '',
    address_lines: addressLines(row),
    postal_lines: hasStreet(row) ? addressLines(row) : [],
    license_line: licenseLine(row.license_description, row.license_number),
    website: row.website ?? '',
    photo_key: row.photo_key,
    logo_key: row.logo_key,
    booking_link: row.calendly_link ?? '',
  };
}

type Phone = Pick<BusinessRow, 'phone' | 'phone_country_code'>;
const dialled = ({ phone, phone_country_code: code }: Phone): string =>
  phone && code ? `${code}${phone.replace(/\D/g, '')}` : '';
