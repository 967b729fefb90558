import { type AgencyOption, isAlwaysOffered, isMask, type WrittenAgencyOption } from '@waypost/contract/agency';
import { inEveryLanguage } from '@waypost/i18n';
import { change, create, setDeleted } from '../../../platform/curated/curated.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { conflict, invalid, notFound, type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countryExists } from '../store.ts';
import { AGENCY_OPTIONS, optionOf, type WrittenRow } from './option-store.ts';

export async function createOption(tx: Sql, actor: Actor, written: WrittenAgencyOption): Promise<number> {
  const columns = await columnsOf(tx, written);
  await refuseTwin(tx, columns, null);
  return create(tx, actor, AGENCY_OPTIONS, columns);
}

/** Replaces all but kind and code, by which profiles name it, on top of the version that the writer has seen. */
export async function changeOption(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenAgencyOption & { readonly version: number },
): Promise<void> {
  const before = await optionOf(tx, id);
  if (before === null) throw notFound();
  if (before.kind !== written.kind) throw invalid({ kind: [text('errors.field.choice')] });
  if (before.code !== written.code) throw invalid({ code: [text('errors.agency.code')] });
  if (isAlwaysOffered({ ...before, country: before.country_id })) {
    if (written.country !== null) throw invalid({ country: [text('errors.agency.always')] });
    if (written.mask !== null) throw invalid({ mask: [text('errors.agency.always')] });
  }
  const columns = await columnsOf(tx, written);
  await refuseTwin(tx, columns, id);
  await change(tx, actor, AGENCY_OPTIONS, { id, version }, columns);
}

/** 409 for what is always offered; its kind, code and country never change, so nothing has to be held. */
export async function deleteOption(tx: Sql, actor: Actor, id: number): Promise<void> {
  const option = await optionOf(tx, id);
  if (option !== null && isAlwaysOffered({ ...option, country: option.country_id }))
    throw conflict('errors.agency.always');
  await setDeleted(tx, actor, AGENCY_OPTIONS, id, true);
}

/** Where another one has taken its code meanwhile, 409. */
export async function restoreOption(tx: Sql, actor: Actor, id: number): Promise<void> {
  const kept = query.selectFrom('agency_options').select(['kind', 'country_id', 'code']).where('id', '=', id);
  const row = await tx.row(kept);
  if (row !== null && (await twinOf(tx, row, id))) throw conflict('errors.agency.twin');
  await setDeleted(tx, actor, AGENCY_OPTIONS, id, false);
}

interface Named {
  readonly kind: AgencyOption['kind'];
  readonly country_id: number | null;
  readonly code: string;
}

async function columnsOf(tx: Sql, { kind, country, code, label, mask }: WrittenAgencyOption) {
  const wrong: Record<string, Text[]> = {};
  if (label.en === '') wrong.label = [text('errors.translated.english')];
  if (country === null ? kind === 'state' : !(await countryExists(tx, country)))
    wrong.country = [text('errors.field.choice')];
  if (kind !== 'host' && !/^[\w-]+$/.test(code)) wrong.code = [text('errors.agency.code_shape')];
  if (kind === 'license' && mask !== null && !isMask(mask)) wrong.mask = [text('errors.agency.mask')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    kind,
    country_id: country,
    code: kind === 'host' ? '' : code,
    label: json(label),
    mask: kind === 'license' ? mask : null,
  };
}

/** Whoever adds or restores another of the same name waits for the one before. */
async function twinOf(tx: Sql, { kind, country_id, code }: Named, id: number | null): Promise<boolean> {
  if (kind === 'host') return false;
  await tx.run(query.selectFrom('agency_options').select('id').where('kind', '=', kind).orderBy('id').forUpdate());
  const twin = query
    .selectFrom('agency_options')
    .select('id')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`country_id IS NOT DISTINCT FROM ${country_id}::bigint`)
    .where('id', '<>', id ?? 0);
  return (await tx.row(twin)) !== null;
}
async function refuseTwin(tx: Sql, columns: Named, id: number | null): Promise<void> {
  if (await twinOf(tx, columns, id)) throw invalid({ code: [text('errors.agency.twin')] });
}

export const presentOption = ({ country_id, label, ...row }: WrittenRow): AgencyOption => ({
  ...row,
  country: country_id,
  label: inEveryLanguage(label),
});
