import type { AgencyOptionKind } from '@waypost/contract/agency';
import { ORDER_MAX } from '@waypost/contract/wire';
import { type Locale, textIn } from '@waypost/i18n';
import type { Curated } from '../../../platform/curated/curated.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { countAll, query } from '../../../platform/db/query.ts';

// What staff offer belongs to the installation: there is no profile whose scope could be asked.

export const AGENCY_OPTIONS: Curated<'agency_options'> = {
  table: 'agency_options',
  noun: 'agency_option',
  added: 'last',
  counted: 'kind',
};

const live = query.selectFrom('agency_options as o').where('o.deleted_at', 'is', null);
const everywhere = prepared('agency-options', (p: { kind: AgencyOptionKind }) =>
  live.where('o.kind', '=', p.kind).select(['o.id', 'o.country_id', 'o.code', 'o.label', 'o.mask']).limit(ORDER_MAX),
);
export type OptionRow = RowOf<typeof everywhere>;

interface Wanted {
  readonly kind: AgencyOptionKind;
  readonly country: number | undefined;
}
/** What a country's profiles are offered, of all countries without one; for whoever only asks whether something is. */
export const offeredIn = async (db: Reads, { kind, country }: Wanted): Promise<OptionRow[]> =>
  (await db.rows(everywhere({ kind }))).filter(
    (row) => country === undefined || row.country_id === null || row.country_id === country,
  );

/** The same in the words of a language; a licence that is none comes last. */
export async function offered(
  db: Reads,
  { locale, ...wanted }: Wanted & { readonly locale: Locale },
): Promise<(OptionRow & { readonly name: string })[]> {
  const { compare } = new Intl.Collator(locale);
  return (await offeredIn(db, wanted))
    .map((row) => ({ ...row, name: textIn(locale, row.label) }))
    .sort((a, b) => Number(a.country_id === null) - Number(b.country_id === null) || compare(a.name, b.name));
}

const written = live.select(['o.id', 'o.kind', 'o.country_id', 'o.code', 'o.label', 'o.mask', 'o.version']);
const all = prepared('agency-options-all', () => written.orderBy('o.kind').orderBy('o.id'));
const one = prepared('agency-option', (p: { id: number }) => written.where('o.id', '=', p.id));
type StoredRow = RowOf<typeof all>;
export type WrittenRow = StoredRow & { readonly used_by: number };

const located = query.selectFrom('business_details as b').innerJoin('profiles as p', 'p.id', 'b.profile_id');
/** Each list of names is gone through once, however many options there are: a name of profiles in a country, and in how many. */
const hosts = prepared('agency-hosts-used', () =>
  query.selectFrom('business_detail_hosts').select('host_id').select(countAll).groupBy('host_id'),
);
const states = prepared('agency-states-used', () =>
  located
    .select(['p.country_id', 'b.state as code'])
    .select(countAll)
    .where('b.state', '<>', '')
    .groupBy(['p.country_id', 'b.state']),
);
const licenses = prepared('agency-licenses-used', () =>
  located
    .select(['p.country_id', 'b.license_description as code'])
    .select(countAll)
    .where('b.license_description', '<>', '')
    .groupBy(['p.country_id', 'b.license_description']),
);

/** How many profiles name an option; one of no country is named in all. */
async function usesOf(db: Reads): Promise<(option: StoredRow) => number> {
  const byHost = await db.rows(hosts({}));
  const named = { state: await db.rows(states({})), license: await db.rows(licenses({})) };
  return ({ id, kind, country_id, code }) => {
    if (kind === 'host') return byHost.find(({ host_id }) => host_id === id)?.count ?? 0;
    const here = named[kind].filter((each) => each.code === code && [null, each.country_id].includes(country_id));
    return here.reduce((sum, { count }) => sum + count, 0);
  };
}

export async function allOptions(db: Reads): Promise<WrittenRow[]> {
  const uses = await usesOf(db);
  return (await db.rows(all({}))).map((row) => ({ ...row, used_by: uses(row) }));
}
export async function findOption(db: Reads, id: number): Promise<WrittenRow | null> {
  const row = await optionOf(db, id);
  return row && { ...row, used_by: (await usesOf(db))(row) };
}
/** The same for whoever only asks what it is. */
export const optionOf = (db: Reads, id: number): Promise<StoredRow | null> => db.row(one({ id }));

/** The states of a country, for whoever asks for an address. */
export const statesOf = async (db: Reads, country: number, locale: Locale) =>
  (await offered(db, { kind: 'state', country, locale })).map(({ code, name }) => ({ code, label: name }));

/** The same of every country, by its id. */
export async function statesOfAll(db: Reads, locale: Locale): Promise<Map<number, { code: string; label: string }[]>> {
  const rows = await offered(db, { kind: 'state', country: undefined, locale });
  const groups = Map.groupBy(rows, ({ country_id }) => country_id ?? 0);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ code, name }) => ({ code, label: name }))]));
}
