import type { AgencyOptionKind } from '@waypost/contract/agency';
import { ORDER_MAX } from '@waypost/contract/wire';
import { type Locale, textIn } from '@waypost/i18n';
import type { Curated } from '../../../platform/curated/curated.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query, sql } from '../../../platform/db/query.ts';

// What staff offer belongs to the installation: there is no profile whose scope could be asked.

export const AGENCY_OPTIONS: Curated<'agency_options'> = {
  table: 'agency_options',
  noun: 'agency_option',
  added: 'last',
};

const live = query.selectFrom('agency_options as o').where('o.deleted_at', 'is', null);
const everywhere = prepared('agency-options', (p: { kind: AgencyOptionKind }) =>
  live.where('o.kind', '=', p.kind).select(['o.id', 'o.country_id', 'o.code', 'o.label', 'o.mask']).limit(ORDER_MAX),
);
export type OptionRow = RowOf<typeof everywhere>;

/** What a country's profiles are offered, of all countries without one; a licence that is none comes last. */
export async function offered(
  db: Reads,
  { kind, country, locale }: { kind: AgencyOptionKind; country: number | undefined; locale: Locale },
): Promise<(OptionRow & { readonly name: string })[]> {
  const rows = await db.rows(everywhere({ kind }));
  const { compare } = new Intl.Collator(locale);
  return rows
    .filter((row) => country === undefined || row.country_id === null || row.country_id === country)
    .map((row) => ({ ...row, name: textIn(locale, row.label) }))
    .sort((a, b) => Number(a.country_id === null) - Number(b.country_id === null) || compare(a.name, b.name));
}

const used = sql<number>`(CASE o.kind
  WHEN 'host' THEN (SELECT count(*) FROM business_detail_hosts h WHERE h.host_id = o.id)
  WHEN 'state' THEN (SELECT count(*) FROM business_details b JOIN profiles p ON p.id = b.profile_id
    WHERE b.state = o.code AND p.country_id = o.country_id)
  ELSE (SELECT count(*) FROM business_details b JOIN profiles p ON p.id = b.profile_id
    WHERE b.license_description = o.code AND (o.country_id IS NULL OR p.country_id = o.country_id))
END)::int`;
const written = live
  .select(['o.id', 'o.kind', 'o.country_id', 'o.code', 'o.label', 'o.mask', 'o.version'])
  .select(used.as('used_by'));
const all = prepared('agency-options-all', () => written.orderBy('o.kind').orderBy('o.id').limit(ORDER_MAX));
const one = prepared('agency-option', (p: { id: number }) => written.where('o.id', '=', p.id));
export type WrittenRow = RowOf<typeof all>;
export const allOptions = (db: Reads): Promise<WrittenRow[]> => db.rows(all({}));
export const findOption = (db: Reads, id: number): Promise<WrittenRow | null> => db.row(one({ id }));

/** The states of a country, for whoever asks for an address. */
export const statesOf = async (db: Reads, country: number, locale: Locale) =>
  (await offered(db, { kind: 'state', country, locale })).map(({ code, name }) => ({ code, label: name }));
