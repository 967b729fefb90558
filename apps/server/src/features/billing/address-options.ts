import type { AddressOptions } from '@waypost/contract/billing';
import type { Locale } from '@waypost/i18n';
import type { Reads } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { statesOf } from '../profiles/index.ts';
import type { Country } from './address.ts';

const countries = query.selectFrom('countries').select(['id', 'name', 'iso2', 'numeric_code']).orderBy('id');

/** Countries by their numeric code with their states, in the words of a language. */
export async function addressOptions(db: Reads, locale: Locale): Promise<AddressOptions> {
  const options = (await db.rows(countries)).map(
    async ({ id, name, numeric_code }) =>
      [
        String(Number(numeric_code)),
        { label: name[locale] ?? name.en, states: await statesOf(db, id, locale) },
      ] as const,
  );
  return Object.fromEntries(await Promise.all(options));
}

export const countriesOf = async (db: Reads): Promise<Country[]> =>
  (await db.rows(countries)).map(({ iso2, numeric_code }) => ({ code: Number(numeric_code), iso2 }));
