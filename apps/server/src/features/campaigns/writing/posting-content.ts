import { type CampaignType, TAXONOMY_FIELDS, type TaxonomyField } from '@waypost/contract/campaigns';
import type { MediaType } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import { invalid, type Text, text } from '../../../platform/errors/index.ts';
import { typeOf } from '../../posts/index.ts';

export interface ChosenFile {
  readonly id: number;
  readonly alt_text: string | null;
}
/** What a post says, shows and is filed under, as far as somebody said it. */
export interface PostingContent {
  readonly message?: string | undefined;
  readonly link?: string | null | undefined;
  readonly landing_page_link?: string | null | undefined;
  readonly og_index?: number | null | undefined;
  readonly media?: readonly ChosenFile[] | undefined;
  readonly type?: 'reel' | 'video' | 'post' | undefined;
  readonly fire_at?: string | null | undefined;
  readonly travel_type?: readonly string[] | undefined;
  readonly destination?: readonly string[] | undefined;
  readonly category?: readonly string[] | undefined;
}

type Wrong = Record<string, Text[]>;
interface FoundFile {
  readonly media_id: number;
  readonly alt_text: string | null;
  readonly kind: 'image' | 'video';
  readonly width: number;
  readonly height: number;
  readonly duration_ms: number | null;
}

/** The files in their order; a mistake where one is not there. */
export async function filesChosen(tx: Sql, chosen: readonly ChosenFile[], wrong: Wrong): Promise<FoundFile[]> {
  const rows = await tx.rows(
    query
      .selectFrom('campaign_files as f')
      .innerJoin('media as m', 'm.id', 'f.media_id')
      .select(['f.id', 'f.media_id', 'm.kind', 'm.width', 'm.height', 'm.duration_ms'])
      .where('f.id', '=', any(chosen.map(({ id }) => id))),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = chosen.flatMap(({ id, alt_text }) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [{ ...row, width: row.width ?? 0, height: row.height ?? 0, alt_text: alt_text || null }];
  });
  if (found.length < chosen.length) wrong.media = [text('campaigns.errors.fileUnknown')];
  return found;
}

/** The files that a post has. */
export const filesOfPosting = (tx: Sql, posting: number): Promise<FoundFile[]> =>
  tx.rows(
    query
      .selectFrom('posting_media as pm')
      .innerJoin('media as m', 'm.id', 'pm.media_id')
      .select(['pm.media_id', 'pm.alt_text', 'm.kind', 'm.width', 'm.height', 'm.duration_ms'])
      .where('pm.posting_id', '=', posting)
      .orderBy('pm.position'),
  );

const WANTED: Readonly<Record<string, MediaType>> = { reel: 'reel', video: 'post', post: 'post' };

/** What copies are made as: it follows from the files, and from what was chosen for a single video. */
export const typeFor = (
  app: SocialApp,
  files: readonly FoundFile[],
  link: string | null,
  chosen: PostType | undefined,
): PostType => typeOf(app, files, { link }, chosen && WANTED[chosen]);

export async function writeFiles(tx: Sql, posting: number, files: readonly FoundFile[]): Promise<void> {
  await tx.run(query.deleteFrom('posting_media').where('posting_id', '=', posting));
  const values = files.map(({ media_id, alt_text }, position) => ({
    posting_id: posting,
    position,
    media_id,
    alt_text,
  }));
  if (values.length > 0) await tx.run(query.insertInto('posting_media').values(values));
}

/** The terms that slugs name; one that was retired can be kept, and chosen no more. */
export async function termsNamed(tx: Sql, posting: number | null, content: PostingContent, wrong: Wrong) {
  const found = new Map<TaxonomyField, number[]>();
  for (const kind of TAXONOMY_FIELDS) {
    const slugs = content[kind];
    if (slugs === undefined) continue;
    const wanted = [...new Set(slugs)];
    const rows = await tx.rows(
      query
        .selectFrom('taxonomy_terms as t')
        .select(['t.id', 't.deleted_at', 't.slug'])
        .where('t.kind', '=', kind)
        .where('t.slug', '=', any(wanted)),
    );
    const worn = posting === null ? [] : await wornBy(tx, posting);
    const usable = rows.filter(({ id, deleted_at }) => deleted_at === null || worn.includes(id));
    if (usable.length < wanted.length) wrong[kind] = [text('campaigns.errors.termUnknown')];
    found.set(
      kind,
      usable.map(({ id }) => id),
    );
  }
  return found;
}
const wornBy = async (tx: Sql, posting: number): Promise<number[]> =>
  (await tx.rows(query.selectFrom('posting_terms').select('term_id').where('posting_id', '=', posting))).map(
    ({ term_id }) => term_id,
  );

/** Of terms that were named the kinds in which a post wears others. */
export async function otherTerms(tx: Sql, posting: number, named: ReadonlyMap<TaxonomyField, readonly number[]>) {
  if (named.size === 0) return named;
  const worn = await tx.rows(
    query
      .selectFrom('posting_terms as pt')
      .innerJoin('taxonomy_terms as t', 't.id', 'pt.term_id')
      .select(['t.id', 't.kind'])
      .where('pt.posting_id', '=', posting),
  );
  return new Map(
    [...named].filter(([kind, ids]) => {
      const before = new Set(worn.filter((term) => term.kind === kind).map(({ id }) => id));
      return before.symmetricDifference(new Set(ids)).size > 0;
    }),
  );
}

/** The same files in the same order, described alike. */
export const sameFiles = (some: readonly FoundFile[], others: readonly FoundFile[]): boolean =>
  some.length === others.length &&
  some.every(({ media_id, alt_text }, at) => media_id === others[at]?.media_id && alt_text === others[at]?.alt_text);

export async function writeTerms(
  tx: Sql,
  posting: number,
  found: ReadonlyMap<TaxonomyField, readonly number[]>,
): Promise<void> {
  for (const [kind, ids] of found) {
    const ofKind = query.selectFrom('taxonomy_terms').select('id').where('kind', '=', kind);
    await tx.run(query.deleteFrom('posting_terms').where('posting_id', '=', posting).where('term_id', 'in', ofKind));
    const values = ids.map((term_id) => ({ posting_id: posting, term_id }));
    if (values.length > 0) await tx.run(query.insertInto('posting_terms').values(values));
  }
}

/** The link preview that was picked; where nobody did, the one of the link itself. */
export async function ogPicked(
  tx: Sql,
  campaign: number,
  { og_index, link }: Pick<PostingContent, 'og_index' | 'link'>,
  wrong: Wrong,
): Promise<number | null | undefined> {
  if (og_index === null || (og_index === undefined && link === undefined)) return og_index;
  const ogs = query.selectFrom('campaign_ogs').select('idx').where('campaign_id', '=', campaign).orderBy('idx');
  if (og_index === undefined) return (await tx.row(ogs.where('url', '=', link ?? '').limit(1)))?.idx ?? null;
  const there = await tx.row(ogs.where('idx', '=', og_index).forKeyShare());
  if (there === null) wrong.og_index = [text('campaigns.errors.ogUnknown')];
  return og_index;
}

/** A time that a post can be given: ahead. Libraries have none. */
export function timeGiven(
  fireAt: string | null | undefined,
  { type, now }: { readonly type: CampaignType; readonly now: Date },
  wrong: Wrong,
): Date | null | undefined {
  if (fireAt == null) return fireAt;
  const at = new Date(fireAt);
  if (type === 'library') wrong.fire_at = [text('campaigns.errors.libraryTime')];
  else if (at <= now) wrong.fire_at = [text('campaigns.errors.timePast')];
  return at;
}

export function refuse(wrong: Wrong): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
