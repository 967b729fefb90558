import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { appNow, countAll, query, type TableRow } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

export type DraftRow = TableRow<'generated_postings'>;
export type DraftFields = Partial<
  Pick<
    DraftRow,
    | 'message'
    | 'message_by_app'
    | 'slot_by_app'
    | 'applications'
    | 'fire_at'
    | 'link'
    | 'media_ids'
    | 'alt_texts'
    | 'first_comment'
    | 'media_types'
    | 'shows'
    | 'also_profiles'
    | 'posting_id'
  >
>;

/** As the columns take them; what is not given is left as it is. */
const columnsOf = (fields: DraftFields) => ({
  ...fields,
  message_by_app: json(fields.message_by_app),
  slot_by_app: json(fields.slot_by_app),
  applications: json(fields.applications),
  media_ids: json(fields.media_ids),
  alt_texts: json(fields.alt_texts),
  media_types: json(fields.media_types),
  also_profiles: json(fields.also_profiles),
});

const draftsOf = (scope: ProfileScope) =>
  query.selectFrom('generated_postings').where('profile_id', '=', scope.profileId);
const changeOf = (scope: ProfileScope, id: number) =>
  query.updateTable('generated_postings').where('id', '=', id).where('profile_id', '=', scope.profileId);

const ownerOf = prepared('draft-owner', (p: { id: number }) =>
  query.selectFrom('generated_postings').select('profile_id').where('id', '=', p.id),
);
/** Whose draft it is: asked before there is a scope, to make one. */
export const profileOfDraft = async (db: Sql, id: number): Promise<number | null> =>
  (await db.row(ownerOf({ id })))?.profile_id ?? null;

/** Several tabs may come first: one of them makes it, with the defaults of the table. */
export async function ensureGeneratorProfile(tx: Sql, scope: ProfileScope): Promise<void> {
  const row = { profile_id: scope.profileId };
  await tx.run(
    query
      .insertInto('generator_profiles')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export async function insertDraft(tx: Sql, scope: ProfileScope, fields: DraftFields): Promise<DraftRow> {
  const values = { ...columnsOf(fields), profile_id: scope.profileId };
  const row = await tx.row(query.insertInto('generated_postings').values(values).returningAll());
  if (row === null) throw new Error('the draft was not stored');
  return row;
}

export const findDraft = (db: Sql, scope: ProfileScope, id: number): Promise<DraftRow | null> =>
  db.row(draftsOf(scope).selectAll().where('id', '=', id));

export const newestOpenDraft = (db: Sql, scope: ProfileScope): Promise<DraftRow | null> =>
  db.row(draftsOf(scope).selectAll().where('scheduled_at', 'is', null).orderBy('id', 'desc').limit(1));

export async function listDrafts(
  db: Sql,
  scope: ProfileScope,
  page: { scheduled: boolean; limit: number; offset: number },
): Promise<{ count: number; rows: DraftRow[] }> {
  const found = draftsOf(scope).where('scheduled_at', page.scheduled ? 'is not' : 'is', null);
  const total = await db.row(found.select(countAll));
  const rows = await db.rows(found.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset));
  return { count: total?.count ?? 0, rows };
}

/** Null when the draft is gone, scheduled, or newer than the version that the change was made on. */
export const updateDraft = (
  db: Sql,
  scope: ProfileScope,
  draft: { id: number; version: number },
  fields: DraftFields,
): Promise<DraftRow | null> =>
  db.row(
    changeOf(scope, draft.id)
      .set((e) => ({ ...columnsOf(fields), version: e('version', '+', 1), updated_at: appNow }))
      .where('version', '=', draft.version)
      .where('scheduled_at', 'is', null)
      .returningAll(),
  );

/** False when it is gone or scheduled. */
export async function removeOpenDraft(db: Sql, scope: ProfileScope, id: number): Promise<boolean> {
  const removed = await db.run(
    query
      .deleteFrom('generated_postings')
      .where('id', '=', id)
      .where('profile_id', '=', scope.profileId)
      .where('scheduled_at', 'is', null),
  );
  return removed === 1;
}

/**
 * Takes the draft for scheduling, once: whoever comes second waits for the first and then gets null, and so does a call
 * that was made of another version. Undone with the transaction when the posts cannot be made.
 */
export const claimDraft = (
  tx: Sql,
  scope: ProfileScope,
  { id, version }: { id: number; version?: number },
): Promise<DraftRow | null> =>
  tx.row(
    changeOf(scope, id)
      .$if(version !== undefined, (change) => change.where('version', '=', version ?? 0))
      .set((e) => ({ scheduled_at: appNow, updated_at: appNow, version: e('version', '+', 1) }))
      .where('scheduled_at', 'is', null)
      .returningAll(),
  );

/** Takes a scheduled draft to open it again; null when it is open, or gone. Which posts came of it stays written down. */
export const reopenDraft = (tx: Sql, scope: ProfileScope, id: number): Promise<DraftRow | null> =>
  tx.row(
    changeOf(scope, id)
      .set((e) => ({ scheduled_at: null, updated_at: appNow, version: e('version', '+', 1) }))
      .where('scheduled_at', 'is not', null)
      .returningAll(),
  );

export async function saveScheduled(
  tx: Sql,
  scope: ProfileScope,
  id: number,
  { posts, ...fields }: DraftFields & { posts: readonly number[] },
): Promise<void> {
  await tx.run(changeOf(scope, id).set({ ...columnsOf(fields), scheduled_postings_ids: json(posts) }));
}
