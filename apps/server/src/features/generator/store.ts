import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { type DraftRow, generatedPostings as drafts, generatorProfiles } from './tables.ts';

export type DraftFields = Partial<
  Pick<
    DraftRow,
    | 'message'
    | 'messageByApp'
    | 'applications'
    | 'fireAt'
    | 'link'
    | 'mediaIds'
    | 'altTexts'
    | 'firstComment'
    | 'mediaTypes'
  >
>;

const own = (scope: ProfileScope, id: number) => and(eq(drafts.id, id), eq(drafts.profileId, scope.profileId));

/** Whose draft it is: asked before there is a scope, to make one. */
export async function profileOfDraft(db: Sql, id: number): Promise<number | null> {
  const row = await db.row<{ profile_id: number }>(
    'SELECT profile_id FROM generated_postings WHERE id = $1',
    [id],
    'draft-owner',
  );
  return row?.profile_id ?? null;
}

/** Several tabs may come first: one of them makes it, with the defaults of the table. */
export async function ensureGeneratorProfile(tx: Sql, scope: ProfileScope): Promise<void> {
  await tx.orm.insert(generatorProfiles).values({ profileId: scope.profileId }).onConflictDoNothing();
}

export async function insertDraft(tx: Sql, scope: ProfileScope, fields: DraftFields): Promise<DraftRow> {
  const [row] = await tx.orm
    .insert(drafts)
    .values({ ...fields, profileId: scope.profileId })
    .returning();
  if (row === undefined) throw new Error('the draft was not stored');
  return row;
}

export async function findDraft(db: Sql, scope: ProfileScope, id: number): Promise<DraftRow | null> {
  const [row] = await db.orm.select().from(drafts).where(own(scope, id));
  return row ?? null;
}

export async function newestOpenDraft(db: Sql, scope: ProfileScope): Promise<DraftRow | null> {
  const [row] = await db.orm
    .select()
    .from(drafts)
    .where(and(eq(drafts.profileId, scope.profileId), isNull(drafts.scheduledAt)))
    .orderBy(desc(drafts.id))
    .limit(1);
  return row ?? null;
}

export async function listDrafts(
  db: Sql,
  scope: ProfileScope,
  page: { scheduled: boolean; limit: number; offset: number },
): Promise<{ count: number; rows: DraftRow[] }> {
  const state = page.scheduled ? isNotNull(drafts.scheduledAt) : isNull(drafts.scheduledAt);
  const where = and(eq(drafts.profileId, scope.profileId), state);
  const [total] = await db.orm.select({ value: count() }).from(drafts).where(where);
  const rows = await db.orm
    .select()
    .from(drafts)
    .where(where)
    .orderBy(desc(drafts.id))
    .limit(page.limit)
    .offset(page.offset);
  return { count: total?.value ?? 0, rows };
}

/** Null when the draft is gone, scheduled, or newer than the version that the change was made on. */
export async function updateDraft(
  db: Sql,
  scope: ProfileScope,
  draft: { id: number; version: number },
  fields: DraftFields,
): Promise<DraftRow | null> {
  const [row] = await db.orm
    .update(drafts)
    .set({ ...fields, version: sql`${drafts.version} + 1`, updatedAt: sql`app_now()` })
    .where(and(own(scope, draft.id), eq(drafts.version, draft.version), isNull(drafts.scheduledAt)))
    .returning();
  return row ?? null;
}

/** False when it is gone or scheduled. */
export async function removeOpenDraft(db: Sql, scope: ProfileScope, id: number): Promise<boolean> {
  const removed = await db.orm
    .delete(drafts)
    .where(and(own(scope, id), isNull(drafts.scheduledAt)))
    .returning({ id: drafts.id });
  return removed.length === 1;
}

/**
 * Takes the draft for scheduling, once: whoever comes second waits for the first and then gets null. Undone with the
 * transaction when the posts cannot be made.
 */
export async function claimDraft(tx: Sql, scope: ProfileScope, id: number): Promise<DraftRow | null> {
  const [row] = await tx.orm
    .update(drafts)
    .set({ scheduledAt: sql`app_now()`, updatedAt: sql`app_now()`, version: sql`${drafts.version} + 1` })
    .where(and(own(scope, id), isNull(drafts.scheduledAt)))
    .returning();
  return row ?? null;
}

export async function saveScheduled(
  tx: Sql,
  scope: ProfileScope,
  id: number,
  values: DraftFields & { scheduledPostingsIds: number[] },
): Promise<void> {
  await tx.orm.update(drafts).set(values).where(own(scope, id));
}
