import type { AddressOptions } from '@waypost/contract/billing';
import type { Locale } from '@waypost/i18n';
import type { Reads } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { statesOfAll } from '../profiles/index.ts';
import type { Country } from './address.ts';

const countries = query.selectFrom('countries').select(['id', 'name', 'iso2', 'numeric_code']).orderBy('id');

/** Countries by their numeric code with their states, in the words of a language. */
export async function addressOptions(db: Reads, locale: Locale): Promise<AddressOptions> {
  const [rows, states] = await Promise.all([db.rows(countries), statesOfAll(db, locale)]);
  const options = rows.map(
    ({ id, name, numeric_code }) =>
      [String(Number(numeric_code)), { label: name[locale] ?? name.en, states: states.get(id) ?? [] }] as const,
  );
  return Object.fromEntries(options);
}

export const countriesOf = async (db: Reads): Promise<Country[]> =>
  (await db.rows(countries)).map(({ iso2, numeric_code }) => ({ code: Number(numeric_code), iso2 }));
