import { LIBRARY_COUNTED, LIBRARY_COUNTED_BY_WORDS, type listLibraryPosts } from '@waypost/contract/library';
import type { QueryOf } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import type { Expression } from 'kysely';
import { int8, jsonb, text } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { any, countAll, query, sql, typed } from '../../platform/db/query.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { stemmerOf, wordsOf } from './search-words.ts';
import { shownCampaigns } from './shown.ts';

type Asked = QueryOf<typeof listLibraryPosts>;

interface Found {
  readonly count: number;
  readonly more: boolean;
  readonly corrected: string | null;
  /** Of the page that was asked for. */
  readonly ids: readonly number[];
}

/**
 * Library posts by what is asked of them, the newest first. Without a search for anything typed wrongly: only where nothing was found,
 * each word that no post has is taken for the nearest that one has (decision 164).
 */
export async function searchPosts(
  db: Sql,
  scope: ProfileScope,
  asked: Asked,
  { locale, library }: { readonly locale: Locale; readonly library: boolean },
): Promise<Found> {
  const named = [...new Set([...asked.campaign, ...asked.collections])];
  // One row: hundreds of them would take as long to be taken apart as the search.
  const shown = await db.row(
    shownCampaigns(scope)
      .select([ids('all', sql<boolean>`true`), ids('standard', sql<boolean>`c.type = 'standard'`)])
      .$if(!library, (all) => all.where('c.type', '=', 'standard'))
      .$if(named.length === 0, (all) => all.where('c.type', '=', 'library'))
      .$if(named.length > 0, (all) => all.where('c.id', '=', any(named))),
  );
  const campaigns = shown?.all ?? [];
  const words = wordsOf(asked.search);
  if (campaigns.length === 0 || (asked.search !== '' && words.length === 0)) return NOTHING;
  const terms = await termsOf(db, asked);
  if (terms.some((ids) => ids.length === 0)) return NOTHING;
  const look = {
    campaigns,
    standard: shown?.standard ?? [],
    terms,
    stemmer: stemmerOf(locale),
    limit: asked.page_size,
    offset: (asked.page - 1) * asked.page_size,
  };
  const found = await find(db, { ...look, words, most: words.length > 1 ? LIBRARY_COUNTED_BY_WORDS : LIBRARY_COUNTED });
  if (found.count > 0 || words.length === 0) return { ...found, corrected: null };
  const meant = await db.row(query.selectNoFrom(sql<string[]>`library_mistyped(${words}::text[])`.as('words')));
  if (meant === null || meant.words.join(' ') === words.join(' ')) return { ...found, corrected: null };
  const corrected = await find(db, { ...look, words: meant.words, most: LIBRARY_COUNTED_BY_WORDS });
  return { ...corrected, corrected: corrected.count > 0 ? meant.words.join(' ') : null };
}
/** Those of the campaigns `c` that are of a kind. */
const ids = <N extends string>(name: N, kind: Expression<boolean>) =>
  typed(jsonb<number[]>())`coalesce(jsonb_agg(c.id) FILTER (WHERE ${kind}), '[]')`.as(name);
const NOTHING: Found = { count: 0, more: false, corrected: null, ids: [] };

interface Look {
  readonly campaigns: readonly number[];
  /** Those of them that are no libraries: their posts are read where they stand. */
  readonly standard: readonly number[];
  readonly terms: readonly (readonly number[])[];
  readonly words: readonly string[];
  /** It is counted up to so many. */
  readonly most: number;
  readonly stemmer: string;
  readonly limit: number;
  readonly offset: number;
}

/** Of so many of the newest it is counted how many match. */
const TRIED = 800;
/** Fewer of these are rare: the index of words knows them at once. Several words it must put together, which is dear if each is in many posts. */
const RARE = { one: 50, several: 8 } as const;

const matching = ({ words, terms, stemmer }: Look) =>
  sql.join(
    [
      ...(words.length > 0 ? [sql`s.words @@ library_query(${words}::text[], ${stemmer}::regconfig)`] : []),
      ...terms.map((ids) => sql`s.terms && ${ids}::bigint[]`),
      sql`true`,
    ],
    sql` AND `,
  );

/**
 * Whether words are rare. The planner knows nothing of beginnings of words and takes all for frequent: it would walk back through the
 * whole library for the one post that has a number.
 */
async function isRare(db: Sql, look: Look): Promise<boolean> {
  if (look.words.length === 0 || look.standard.length > 0) return false;
  const newest = inLibrary(look).select(['s.words', 's.terms']).orderBy('s.posting_id', 'desc').limit(TRIED);
  const row = await db.row(
    query
      .selectFrom(newest.as('s'))
      .select(countAll)
      .where(sql<boolean>`${matching(look)}`),
  );
  return (row?.count ?? 0) < (look.words.length > 1 ? RARE.several : RARE.one);
}

/** Planned anew each time: how rare words are decides which way is short. */
async function find(db: Sql, look: Look): Promise<Omit<Found, 'corrected'>> {
  const matches = look.standard.length === 0 ? inLibrary(look) : inCampaigns(look);
  const rare = await isRare(db, look);
  const found = matches
    .where(sql<boolean>`${matching(look)}`)
    // A sum is in no index: these are found first, and put in order then.
    .orderBy(rare ? sql`s.posting_id + 0` : 's.posting_id', 'desc')
    // One more tells that there are more.
    .limit(look.most + 1);
  const row = await db.row(
    query
      .with(
        (name) => name('found').materialized(),
        () => found,
      )
      .selectNoFrom((eb) => [
        eb.selectFrom('found').select(typed(int8)`count(*)`.as('n')).as('n'),
        typed(
          jsonb<number[]>(),
        )`to_jsonb(ARRAY(SELECT posting_id FROM found ORDER BY posting_id DESC LIMIT ${look.limit} OFFSET ${look.offset}))`.as(
          'ids',
        ),
      ]),
  );
  const count = row?.n ?? 0;
  const counted = Math.min(count, look.most);
  const ids = (row?.ids ?? []).slice(0, Math.max(0, counted - look.offset));
  return { count: counted, more: count > look.most, ids };
}

const inLibrary = ({ campaigns }: Look) =>
  query.selectFrom('library_search as s').select('s.posting_id').where('s.campaign_id', '=', any(campaigns));

/** Some hundreds of posts at most, which no index holds. */
const inCampaigns = ({ campaigns }: Look) =>
  query
    .selectFrom(
      query
        .selectFrom('postings as p')
        .select(['p.id as posting_id', typed(text())`library_words(library_letters(p.message))`.as('words')])
        .select(sql<number[]>`ARRAY(SELECT t.term_id FROM posting_terms t WHERE t.posting_id = p.id)`.as('terms'))
        .where('p.campaign_id', '=', any(campaigns))
        .where('p.deleted_at', 'is', null)
        .as('s'),
    )
    .select('s.posting_id');

/** The terms of each filter that is used: any of them will do, of every one. A slug that is none finds nothing. */
async function termsOf(db: Sql, asked: Asked): Promise<number[][]> {
  const kinds = {
    travel_type: [...asked.travel_type, ...asked.travel_types],
    destination: [...asked.destination, ...asked.destinations],
    category: [...asked.category, ...asked.categories],
  } as const;
  const used = Object.entries(kinds).filter(([, slugs]) => slugs.length > 0);
  if (used.length === 0) return [];
  const rows = await db.rows(
    query
      .selectFrom('taxonomy_terms')
      .select(['id', 'kind'])
      .where((eb) =>
        eb.or(used.map(([kind, slugs]) => eb('kind', '=', kind as keyof typeof kinds).and('slug', '=', any(slugs)))),
      ),
  );
  return used.map(([kind]) => rows.filter((row) => row.kind === kind).map(({ id }) => id));
}
