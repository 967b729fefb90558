import { AGENCY_REQUIRED, FREE_MASK, maskedWhole } from '@waypost/contract/agency';
import type { patchProfile } from '@waypost/contract/profiles';
import { type BodyOf, completeAddress, isWebAddress } from '@waypost/contract/wire';
import type { Updateable } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { invalid, notFound, type Text, text } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import type { ProfileDeps } from '../deps.ts';
import { type BusinessRow, readBusiness } from './agency-store.ts';
import { offeredIn } from './option-store.ts';
import { phoneOf } from './phone.ts';
import { codeOf } from './present-business.ts';

type Given = BodyOf<typeof patchProfile>;
type Columns = Omit<Updateable<Tables['business_details']>, 'profile_id'>;
type Wrong = Record<string, Text[]>;

/**
 * Saves the fields that are sent, on top of what another device has saved meanwhile: what is not sent stays as it is. Nothing of it is
 * saved where a field is wrong.
 */
export async function saveBusiness(deps: ProfileDeps, scope: ProfileScope, given: Given): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const kept = await holdBusiness(tx, scope);
    if (Object.keys(given).length === 0) return;
    const wrong: Wrong = missing(given);
    const columns: Columns = {
      ...plainColumns(given, wrong),
      ...(await phoneColumns(given, kept, wrong)),
      ...(await stateColumns(tx, given, kept, wrong)),
      ...(await licenseColumns(tx, given, kept, wrong)),
      ...(given.profile_image === null && { photo_key: null, avatar_key: null }),
      ...(given.logo_image === null && { logo_key: null }),
    };
    const hosts = await chosenHosts(tx, given, kept, wrong);
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    await writeBusiness(deps, tx, { scope, kept, columns });
    if (hosts !== undefined) await replaceHosts(tx, scope, hosts);
    await audit(tx, scope.actor, {
      action: 'profile.business',
      objectType: 'profile',
      objectId: scope.profileId,
      data: { fields: Object.keys(given) },
    });
  });
}

/** Holds the profile until the transaction ends, so that of two who save the second sees what the first has saved. 404 where it is gone. */
export async function holdBusiness(tx: Sql, { profileId }: ProfileScope): Promise<BusinessRow> {
  const own = query.selectFrom('profiles').select('id').where('id', '=', profileId).where('deleted_at', 'is', null);
  if ((await tx.row(own.forNoKeyUpdate())) === null) throw notFound();
  const kept = await readBusiness(tx, profileId);
  if (kept === null) throw notFound();
  return kept;
}

/** Writes these columns; files that nothing names any more follow, and what is drawn with any of it is told. */
export async function writeBusiness(
  deps: Pick<ProfileDeps, 'forgetFiles' | 'agencyChanged'>,
  tx: Sql,
  { scope: { profileId }, kept, columns }: { scope: ProfileScope; kept: BusinessRow; columns: Columns },
): Promise<void> {
  const row = { ...columns, updated_at: appNow };
  const stored = query.insertInto('business_details').values({ profile_id: profileId, ...row });
  await tx.run(stored.onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row)));
  const files = ['photo_key', 'avatar_key', 'logo_key'] as const;
  const gone = files.flatMap((file) => (columns[file] === undefined ? [] : (kept[file] ?? [])));
  if (gone.length > 0) await deps.forgetFiles(tx, gone);
  await deps.agencyChanged(tx, profileId);
}

/** What was sent empty and cannot be; whether something is offered at all is asked where it is chosen. */
const CHOSEN: readonly string[] = ['state', 'agency_license_description'];
const ALWAYS = AGENCY_REQUIRED.filter((field) => !CHOSEN.includes(field));
const missing = (given: Given): Wrong =>
  Object.fromEntries(
    ALWAYS.flatMap((field) => (given[field] === '' ? [[field, [text('errors.field.required')]]] : [])),
  );

const PLAIN = ['agency_name', 'phone_extension', 'address', 'city', 'zip_code'] as const;
function plainColumns(given: Given, wrong: Wrong): Columns {
  const plain = Object.fromEntries(
    PLAIN.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
  if (given.website === undefined) return plain;
  const website = completeAddress(given.website) ?? '';
  if (website !== '' && !isWebAddress(website)) wrong.website = [text('errors.field.address')];
  return { ...plain, website };
}

async function phoneColumns(given: Given, kept: BusinessRow, wrong: Wrong): Promise<Columns> {
  const { phone: typed = kept.phone ?? '', phone_country_code: code = codeOf(kept.phone_country_code) } = given;
  if (given.phone === undefined && given.phone_country_code === undefined) return {};
  if (code === null) {
    wrong.phone_country_code = [text('errors.field.required')];
    return {};
  }
  if (typed === '') return { phone_country_code: code };
  const phone = await phoneOf(code, typed);
  if (phone === null) wrong.phone = [text('errors.agency.phone')];
  return { phone: phone ?? '', phone_country_code: code };
}

async function stateColumns(tx: Reads, { state }: Given, kept: BusinessRow, wrong: Wrong) {
  const country = kept.country_id;
  if (state === undefined) return {};
  const states = country === null ? [] : await offeredIn(tx, { kind: 'state', country });
  // What staff offer no more, and the profile has, stays.
  if (state === '' ? states.length > 0 : state !== kept.state && !states.some(({ code }) => code === state))
    wrong.state = [text(state === '' ? 'errors.field.required' : 'errors.field.choice')];
  return { state };
}

/** What staff offer no more, and the profile has, stays. */
async function licenseColumns(tx: Reads, given: Given, kept: BusinessRow, wrong: Wrong): Promise<Columns> {
  const { agency_license_description: chosen, agency_license_number: typed } = given;
  if (chosen === undefined && typed === undefined) return {};
  const options = await offeredIn(tx, { kind: 'license', country: kept.country_id ?? undefined });
  const before = kept.license_description ?? '';
  const description = chosen ?? before;
  const option = options.find(({ code }) => code === description);
  if (description === '' ? options.length > 0 : option === undefined && description !== before)
    wrong.agency_license_description = [text(description === '' ? 'errors.field.required' : 'errors.field.choice')];
  const number = typed ?? kept.license_number ?? '';
  const mask = option === undefined ? FREE_MASK : option.mask;
  // Staff may have changed the mask since: what stands on paper already is no mistake.
  const asKept = description === before && number === (kept.license_number ?? '');
  const whole = number === '' || asKept ? number : mask === null ? null : maskedWhole(mask, number);
  // A number of the licence before goes with it.
  if (whole === null && typed !== undefined)
    wrong.agency_license_number = [
      mask === null
        ? text('errors.agency.no_number')
        : text('errors.agency.license_number', { mask: mask.replaceAll('|', ', ') }),
    ];
  return { license_description: description, license_number: whole ?? '' };
}

async function chosenHosts(tx: Reads, { agency_host_name: given }: Given, kept: BusinessRow, wrong: Wrong) {
  if (given === undefined) return undefined;
  const hosts = await offeredIn(tx, { kind: 'host', country: kept.country_id ?? undefined });
  const known = new Set([...hosts.map(({ id }) => id), ...kept.hosts]);
  if (given.length === 0 ? hosts.length > 0 : given.some((id) => !known.has(id)))
    wrong.agency_host_name = [text(given.length === 0 ? 'errors.field.required' : 'errors.field.choice')];
  return [...new Set(given)];
}

async function replaceHosts(tx: Sql, { profileId }: ProfileScope, hosts: readonly number[]): Promise<void> {
  await tx.run(query.deleteFrom('business_detail_hosts').where('profile_id', '=', profileId));
  if (hosts.length === 0) return;
  const rows = hosts.map((host_id) => ({ profile_id: profileId, host_id }));
  await tx.run(query.insertInto('business_detail_hosts').values(rows));
}
