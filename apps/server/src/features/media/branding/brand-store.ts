import { type BrandedPending, LOGO_CATEGORY } from '@waypost/contract/branding';
import { CHANGEABLE_PHASES, type PostSource } from '@waypost/contract/posts';
import { int4, int8, list, text, timestamptz } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { any, query, sql, typed } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { FILE_COLUMNS } from '../files.ts';
import { inspirationalOf } from './branded-recipes.ts';

// What the branding of a profile concerns: its changes, its posts and their files. Who calls acts for the installation, or
// has asked for the profile before.

/** So long several changes are one: colours are tried out by clicking. */
const SETTLE_S = 10;
/** A campaign gives thousands of profiles something at once: over so long, so that whoever changes her card does not wait behind them. */
const SPREAD_S = 120;
/** So long one worker has a profile for itself; a worker that dies leaves it to the next. */
const HELD_S = 60;
const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/**
 * In the transaction of whatever changes what `brandingOf` answers: the posts of the profile that are still to go out get
 * their files anew. They are ordered within seconds, the most urgent are made first.
 */
export async function brandingChanged(tx: Sql, profileId: number): Promise<void> {
  await tx.run(
    query
      .insertInto('branding_changes')
      .values({ profile_id: profileId, due_at: inSeconds(SETTLE_S) })
      .onConflict((on) =>
        on.column('profile_id').doUpdateSet((e) => ({
          changes: e('branding_changes.changes', '+', 1),
          // The daily look may stand there with an hour to go.
          due_at: sql<Date>`least(branding_changes.due_at, excluded.due_at)`,
        })),
      ),
  );
}

const brandable = statement(
  'brand-copies',
  { takes: { postings: list(int8), profiles: list(int8), category: text() }, gives: {} },
  ($) => `
    INSERT INTO branding_changes (profile_id, due_at)
    SELECT p, clock_timestamp() + (${SETTLE_S} + random() * ${SPREAD_S}) * interval '1 second' FROM (SELECT DISTINCT unnest(${$.profiles}::int8[]) AS p) AS given
    WHERE EXISTS (SELECT FROM postings t WHERE t.id = ANY (${$.postings}) AND t.type <> 'link' AND (t.type = 'reel' OR EXISTS (
      SELECT FROM posting_terms pt JOIN taxonomy_terms tt ON tt.id = pt.term_id
      WHERE pt.posting_id = t.id AND tt.kind = 'category' AND tt.slug = ${$.category})))
    ORDER BY p
    ON CONFLICT (profile_id) DO UPDATE SET changes = branding_changes.changes + 1, due_at = least(branding_changes.due_at, excluded.due_at)`,
);
/** In the transaction that gave copies of these postings their files: their profiles are looked at soon, where any of them is branded. */
export async function brandCopies(
  tx: Sql,
  { postings, profiles }: { readonly postings: readonly number[]; readonly profiles: readonly number[] },
): Promise<void> {
  if (profiles.length === 0) return;
  await tx.run(brandable({ postings: [...new Set(postings)], profiles, category: LOGO_CATEGORY }));
}

/** So long the profiles of a day are looked at one after the other. */
const DAILY_S = 3_600;

/** Looks at the posts of every profile that has, or had, a branding and something to go out: nothing stays old because somebody forgot to say what changed. */
export async function lookAtBrandings(db: Sql): Promise<void> {
  const upcoming = query
    .selectFrom('scheduled_postings as s')
    .innerJoin('post_media as pm', 'pm.scheduled_posting_id', 's.id')
    .leftJoin('business_cards as b', 'b.profile_id', 's.profile_id')
    .select('s.profile_id')
    .select(typed(timestamptz)`clock_timestamp() + random() * make_interval(secs => ${DAILY_S})`.as('due_at'))
    .where('s.phase', 'in', CHANGEABLE_PHASES)
    .where('s.fire_at', '>', sql<Date>`app_now()`)
    .where((e) => e.or([e('b.profile_id', 'is not', null), e('pm.recipe', 'is not', null)]))
    .groupBy('s.profile_id')
    // In the order in which everybody takes them.
    .orderBy('s.profile_id');
  await db.run(
    query
      .insertInto('branding_changes')
      .columns(['profile_id', 'due_at'])
      .expression(upcoming)
      .onConflict((on) => on.doNothing()),
  );
}

/** Profiles `b` whose posts will be looked at because something was changed, and not by the day. */
export const inTurnSoon = query
  .selectFrom('branding_changes as b')
  .select('b.profile_id')
  .where('b.due_at', '<=', inSeconds(SETTLE_S + SPREAD_S));

const take = statement(
  'take-branding-change',
  { takes: { limit: int4 }, gives: { profile_id: int8, changes: int4 } },
  ($) => `
    UPDATE branding_changes b SET due_at = clock_timestamp() + make_interval(secs => ${HELD_S})
    WHERE b.profile_id IN (
      SELECT d.profile_id FROM branding_changes d WHERE d.due_at <= clock_timestamp()
      ORDER BY d.due_at LIMIT ${$.limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING b.profile_id, b.changes`,
);
export interface BrandingChange {
  readonly profile_id: number;
  readonly changes: number;
}
export const takeChanges = (db: Sql, limit: number): Promise<BrandingChange[]> => db.rows(take({ limit }));

/** Done, unless it was changed once more meanwhile, or something of it was being sent: then it is looked at again soon. */
export async function endChange(db: Sql, { profile_id, changes }: BrandingChange, whole: boolean): Promise<void> {
  const ended = whole
    ? await db.run(
        query.deleteFrom('branding_changes').where('profile_id', '=', profile_id).where('changes', '=', changes),
      )
    : 0;
  if (ended > 0) return;
  const soon = query.updateTable('branding_changes').set({ due_at: inSeconds(SETTLE_S) });
  await db.run(soon.where('profile_id', '=', profile_id));
}

/** What was not published for so long will not be any more; before that it may be restored, or tried again. */
const OLDEST = sql<Date>`app_now() - interval '40 days'`;

/** The posts of a profile that have files and may still go out, the most urgent first. */
const branded = (profileId: number) =>
  query
    .selectFrom('scheduled_postings as s')
    // Through its connections, as posts of a profile are found everywhere: there is an index for that.
    .where('s.connection_id', 'in', query.selectFrom('connections').select('id').where('profile_id', '=', profileId))
    .where('s.profile_id', '=', profileId)
    .where('s.fire_at', '>', OLDEST)
    .where('s.phase', 'in', CHANGEABLE_PHASES)
    .where('s.shows_link', '=', false)
    .where((e) =>
      e.exists(e.selectFrom('post_media as f').select('f.position').whereRef('f.scheduled_posting_id', '=', 's.id')),
    );

export const brandedPosts = async (db: Sql, profileId: number): Promise<number[]> =>
  (await db.rows(branded(profileId).select('s.id').orderBy('s.fire_at').orderBy('s.id'))).map(({ id }) => id);

/** Locked in the order of their ids, as everybody locks posts. */
export const lockBranded = (tx: Sql, profileId: number, posts: readonly number[]) =>
  tx.rows(
    branded(profileId)
      .select(['s.id', 's.app', 's.type', 's.source', inspirationalOf('s'), 's.shows_link', 's.fire_at', 's.phase'])
      .where('s.id', '=', any(posts))
      .orderBy('s.id')
      .forNoKeyUpdate('s'),
  );

/** Of one post, whose row is there; what agents bring themselves is asked nothing. */
export async function isInspirational(db: Sql, { id, source }: { id: number; source: PostSource }): Promise<boolean> {
  if (source !== 'campaign' && source !== 'library') return false;
  const row = await db.row(
    query.selectFrom('scheduled_postings as s').select(inspirationalOf('s')).where('s.id', '=', id),
  );
  return row?.inspirational ?? false;
}

export const filesToBrand = (db: Reads, posts: readonly number[]) =>
  db.rows(
    query
      .selectFrom('post_media as pm')
      .innerJoin('media as m', 'm.id', 'pm.media_id')
      .select(['pm.scheduled_posting_id as post', 'pm.position', 'pm.recipe', 'm.id', ...FILE_COLUMNS])
      .where('pm.scheduled_posting_id', '=', any(posts))
      .orderBy('pm.scheduled_posting_id')
      .orderBy('pm.position'),
  );

export async function nameRecipe(tx: Sql, post: number, position: number, recipe: string | null): Promise<void> {
  await tx.run(
    query
      .updateTable('post_media')
      .set({ recipe })
      .where('scheduled_posting_id', '=', post)
      .where('position', '=', position)
      .where('recipe', 'is distinct from', recipe),
  );
}

/** Its posts go out with the file as their network takes it; the next look at the branding orders it anew. */
export async function leaveOut(db: Sql, mediaId: number, recipe: string): Promise<void> {
  await db.run(
    query.updateTable('post_media').set({ recipe: null }).where('media_id', '=', mediaId).where('recipe', '=', recipe),
  );
}

/** Whose posts need what was ordered, the most urgent first. */
export const postsOfOrder = (db: Reads, mediaId: number, recipe: string) =>
  db.rows(
    query
      .selectFrom('post_media as pm')
      .innerJoin('scheduled_postings as s', 's.id', 'pm.scheduled_posting_id')
      .select(['s.profile_id', 's.app', 's.type', 's.source', inspirationalOf('s'), 's.shows_link', 's.id'])
      .where('pm.media_id', '=', mediaId)
      .where('pm.recipe', '=', recipe)
      .orderBy('s.fire_at')
      .limit(20),
  );

/** What of a profile is still to be made anew: its scheduled posts that wait for a file of theirs. */
export async function brandedPending(db: Reads, profileId: number): Promise<BrandedPending> {
  const changing = await db.row(
    query
      .selectFrom('branding_changes')
      .select('profile_id')
      .where('profile_id', '=', profileId)
      // The daily look, which comes in its turn, changes nothing as a rule.
      .where('due_at', '<=', inSeconds(HELD_S)),
  );
  const waiting = await db.row(
    branded(profileId)
      .innerJoin('post_media as pm', 'pm.scheduled_posting_id', 's.id')
      .leftJoin('media_variants as v', (on) =>
        on.onRef('v.media_id', '=', 'pm.media_id').onRef('v.recipe', '=', 'pm.recipe'),
      )
      .where('s.deleted', '=', false)
      .where('pm.recipe', 'is not', null)
      .where((state) => state.or([state('v.state', 'is', null), state('v.state', '=', 'waiting')]))
      .select(typed(int8)`count(DISTINCT s.id)`.as('posts'))
      .select(typed(int4)`coalesce(avg(coalesce(v.progress, 0)), 0)::int`.as('percent')),
  );
  return { posts: 0, percent: 0, ...waiting, changing: changing !== null };
}
