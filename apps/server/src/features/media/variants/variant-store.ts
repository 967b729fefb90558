import type { MediaState } from '@waypost/contract/media';
import { float8, int4, int8, text } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query, realNow, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { FILE_COLUMNS } from '../files.ts';

// Variants belong to media, which were reached through a scope; the worker that makes them acts for the installation.

export interface VariantRow {
  readonly id: number;
  readonly recipe: string;
  readonly state: MediaState;
  readonly key: string | null;
  readonly mime: string | null;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly progress: number;
  readonly reason_code: string | null;
  /** It has stood as it stands for a while: a failure that was not the file's may be over. */
  readonly settled: boolean;
}

/** All variants of the medium `m` of the query around it. */
export const variantsOfM = sql<VariantRow[] | null>`(
  SELECT json_agg(json_build_object('id', v.id, 'recipe', v.recipe, 'state', v.state, 'key', v.key, 'mime', v.mime,
    'bytes', v.bytes, 'width', v.width, 'height', v.height, 'progress', v.progress, 'reason_code', v.reason_code,
    'settled', v.updated_at < clock_timestamp() - interval '5 minutes'))
  FROM media_variants v WHERE v.media_id = m.id)`;

const nothing = sql<string | null>`NULL::text`;
const postFiles = prepared('media-of-post', (p: { postId: number }) =>
  query
    .selectFrom('post_media as pm')
    .innerJoin('media as m', 'm.id', 'pm.media_id')
    .select(['m.id', 'pm.alt_text', 'pm.recipe', ...FILE_COLUMNS])
    .select(variantsOfM.as('variants'))
    .where('pm.scheduled_posting_id', '=', p.postId)
    .orderBy('pm.position'),
);
export type PostFile = RowOf<typeof postFiles>;
export const filesOfPost = (db: Reads, postId: number): Promise<PostFile[]> => db.rows(postFiles({ postId }));

const linkPicture = prepared('media-of-post-link', (p: { postId: number }) =>
  query
    .selectFrom('scheduled_postings as s')
    .innerJoin('postings as t', 't.id', 's.posting_id')
    .innerJoin('campaign_ogs as o', (on) =>
      on.onRef('o.campaign_id', '=', 't.campaign_id').onRef('o.idx', '=', 't.og_index'),
    )
    .innerJoin('media as m', 'm.id', 'o.image_media_id')
    .select(['m.id', nothing.as('alt_text'), nothing.as('recipe'), ...FILE_COLUMNS])
    .select(variantsOfM.as('variants'))
    .where('s.id', '=', p.postId)
    .whereRef('s.link', '=', (e) => e.fn.coalesce('t.link', 't.landing_page_link')),
);
/** What the link of a campaign's post shows: the picture that staff chose for it, as long as it is their link. */
export const fileOfLink = (db: Reads, postId: number): Promise<PostFile[]> => db.rows(linkPicture({ postId }));

/** Whichever comes first; null is now. */
const SOONER = sql<Date>`CASE WHEN media_variants.needed_at IS NULL OR excluded.needed_at IS NULL THEN NULL
  ELSE least(media_variants.needed_at, excluded.needed_at) END`;

/** Asking for the same twice is asking once, for the earlier time. The row is held until the transaction ends. */
export async function insertVariant(
  tx: Sql,
  mediaId: number,
  recipe: string,
  neededAt: Date | null = null,
): Promise<void> {
  await tx.run(
    query
      .insertInto('media_variants')
      .values({ media_id: mediaId, recipe, needed_at: neededAt })
      .onConflict((conflict) => conflict.columns(['media_id', 'recipe']).doUpdateSet({ needed_at: SOONER })),
  );
}

/** Its post is due: it comes before what only will be. */
export async function hurryVariant(db: Sql, id: number): Promise<void> {
  await db.run(
    query
      .updateTable('media_variants')
      .set({ needed_at: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('needed_at', 'is not', null),
  );
}

export async function restartVariant(tx: Sql, id: number): Promise<void> {
  const anew = { state: 'waiting', reason_code: null, progress: 0, tries: 0, lease_until: null } as const;
  await tx.run(ofState('failed', id).set(anew));
}

const ofState = (state: MediaState, id: number) =>
  query.updateTable('media_variants').where('id', '=', id).where('state', '=', state).set({ updated_at: realNow });

const LEASE_S = 120;
const lease = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

const take = statement(
  'take-variant',
  {
    takes: { kind: text(), leaseS: float8 },
    gives: {
      id: int8,
      media_id: int8,
      recipe: text(),
      tries: int4,
      kind: text<'image' | 'video'>(),
      key: text(),
      mime: text(),
    },
  },
  ($) => `
    UPDATE media_variants v SET lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS}), tries = v.tries + 1,
      updated_at = clock_timestamp()
    FROM media m
    WHERE m.id = v.media_id AND v.id = (
      SELECT d.id FROM media_variants d JOIN media f ON f.id = d.media_id
      WHERE d.state = 'waiting' AND f.kind = ${$.kind} AND ${unleased('d')}
      ORDER BY coalesce(d.needed_at, d.updated_at), d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    RETURNING v.id, v.media_id, v.recipe, v.tries, m.kind, m.key, m.mime`,
);
export type TakenVariant = RowOf<typeof take>;

/** Takes the most urgent order of a kind that nobody holds; a process that died holds it no longer than its lease. */
export const takeVariant = (db: Sql, kind: 'image' | 'video'): Promise<TakenVariant | null> =>
  db.row(take({ kind, leaseS: LEASE_S }));

/** The order as this process took it: whoever takes it after us has another number of tries. */
type Mine = Pick<TakenVariant, 'id' | 'tries'>;
const ours = ({ id, tries }: Mine) =>
  ofState('waiting', id).where('tries', '=', tries).where('lease_until', 'is not', null);

// What no longer is ours is left alone.

export async function noteProgress(db: Sql, order: Mine, percent: number): Promise<void> {
  await db.run(ours(order).set({ progress: percent, lease_until: lease(LEASE_S) }));
}

/** Nobody takes it before the pause is over. Without a pause the try was cut short by us and does not count. */
export async function giveVariantBack(db: Sql, order: Mine, pauseS: number): Promise<void> {
  await db.run(
    ours(order).set((e) => ({
      progress: 0,
      ...(pauseS > 0 ? { lease_until: lease(pauseS) } : { lease_until: null, tries: e('tries', '-', 1) }),
    })),
  );
}

/** What it is made of is not there yet: it waits without a try of its own. */
export async function postponeVariant(db: Sql, order: Mine, pauseS: number): Promise<void> {
  await db.run(ours(order).set((e) => ({ progress: 0, lease_until: lease(pauseS), tries: e('tries', '-', 1) })));
}

/** Nobody needs it any more. Answers whether it was still ours. */
export async function dropVariant(db: Sql, { id, tries }: Mine): Promise<boolean> {
  return (
    (await db.run(
      query
        .deleteFrom('media_variants')
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('tries', '=', tries)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('post_media as pm')
                .select('pm.position')
                .whereRef('pm.media_id', '=', 'media_variants.media_id')
                .whereRef('pm.recipe', '=', 'media_variants.recipe'),
            ),
          ),
        ),
    )) > 0
  );
}

export const variantOf = (db: Reads, mediaId: number, recipe: string) =>
  db.row(
    query
      .selectFrom('media_variants')
      .select(['id', 'state', 'key', 'reason_code'])
      .where('media_id', '=', mediaId)
      .where('recipe', '=', recipe),
  );

export async function failVariant(db: Sql, order: Mine, reason: string): Promise<void> {
  await db.run(ours(order).set({ state: 'failed', reason_code: reason, lease_until: null }));
}

export interface MadeFile {
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Whoever is first, also one whose order was taken over: what it made is what was ordered. False when the medium was purged
 * meanwhile, or another process has finished it.
 */
export async function finishVariant(
  db: Sql,
  id: number,
  { key, mime, bytes, width, height }: MadeFile,
): Promise<boolean> {
  const made = { key, mime, bytes, width, height };
  const ready = { state: 'ready', progress: 100, ...made, lease_until: null } as const;
  return (await db.run(ofState('waiting', id).set(ready))) > 0;
}

/** The finished file of a variant, if any: what an unfinished job must not take away. */
export const variantKey = async (db: Sql, id: number): Promise<string | null> =>
  (await db.row(query.selectFrom('media_variants').select('key').where('id', '=', id)))?.key ?? null;
