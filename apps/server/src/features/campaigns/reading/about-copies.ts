import type { PostingCountry, RelatedData } from '@waypost/contract/campaigns';
import { POST_STATUS } from '@waypost/contract/posts';
import { int4, int8, list, sure } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { any, countAll, query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { wireTime } from '../../../platform/http/index.ts';
import { agentsOf } from '../checks/agents-of.ts';
import type { PostingRow } from '../writing/posting-store.ts';
import { type AboutCopies, NOTHING_COUNTED } from '../writing/present-posting.ts';

type Counted = Pick<PostingRow, 'id' | 'app' | 'countries' | 'published_at' | 'type'>;

/** One walk over the copies of all that are asked for, by the index that keeps a posting from being copied twice. */
const readCopies = statement(
  'copies-of-postings',
  {
    takes: { ids: list(int8) },
    gives: { posting: sure(int8), posted: sure(int4), pending: sure(int4), total: sure(int4) },
  },
  ($) => `
  SELECT posting_id AS posting,
    (count(*) FILTER (WHERE status IN (${POST_STATUS.posted}, ${POST_STATUS.reposted})))::int AS posted,
    (count(*) FILTER (WHERE status = ${POST_STATUS.pending} AND NOT deleted))::int AS pending, count(*)::int AS total
  FROM scheduled_postings WHERE source = 'campaign' AND posting_id = ANY(${$.ids}) GROUP BY posting_id`,
);

/** Connections that get posts of campaigns now, by network and country. */
async function readEligible(db: Reads, of: readonly Counted[]): Promise<ReadonlyMap<string, number>> {
  const countries = [...new Set(of.flatMap((row) => row.countries as readonly PostingCountry[]))];
  const apps = [...new Set(of.map(({ app }) => app))];
  const rows = await db.rows(
    agentsOf(countries, apps).select(['k.app', 'o.iso2', countAll]).groupBy(['k.app', 'o.iso2']),
  );
  return new Map(rows.map(({ app, iso2, count }) => [`${app} ${iso2}`, count]));
}

/**
 * Of what campaign posts became: copies by where they stand, and figures by country. Libraries have no copies, and figures alone; of what is
 * not published nothing is counted.
 */
export async function aboutCopies(db: Reads, rows: readonly Counted[]): Promise<(id: number) => AboutCopies> {
  const of = rows.filter(({ published_at }) => published_at !== null);
  if (of.length === 0) return () => NOTHING_COUNTED;
  const ids = of.map(({ id }) => id);
  const copied = of.filter(({ type }) => type === 'standard');
  const [copies, eligible, figures] = await Promise.all([
    copied.length === 0 ? [] : db.rows(readCopies({ ids: copied.map(({ id }) => id) })),
    copied.length === 0 ? new Map<string, number>() : readEligible(db, copied),
    db.rows(
      query
        .selectFrom('posting_stats')
        .select(['posting_id', 'country', 'fetched_at', 'metrics'])
        .where('posting_id', '=', any(ids)),
    ),
  ]);
  const copiesOf = new Map(copies.map((row) => [row.posting, row]));
  const figuresOf = Map.groupBy(figures, (row) => row.posting_id);
  const about = new Map(
    of.map(({ id, app, countries, type }): [number, AboutCopies] => {
      const { posted = 0, pending = 0, total = 0 } = copiesOf.get(id) ?? {};
      const could = countries.reduce((sum, country) => sum + (eligible.get(`${app} ${country}`) ?? 0), 0);
      const scheduled_posting = { posted, pending, other: total - posted - pending, total };
      const theirs = figuresOf
        .get(id)
        ?.map(({ country, fetched_at, metrics }) => [country, { fetched_at: wireTime(fetched_at), metrics }]);
      return [
        id,
        {
          related: type === 'library' ? null : { autoschedule_percentage: shareOf(total, could), scheduled_posting },
          stats: theirs ? (Object.fromEntries(theirs) as AboutCopies['stats']) : null,
        },
      ];
    }),
  );
  return (id) => about.get(id) ?? NOTHING_COUNTED;
}

/** Whole percent of those who could have it. Who left since had his copy, and could have had it. */
const shareOf = (made: number, could: number): RelatedData['autoschedule_percentage'] =>
  made === 0 ? 0 : Math.round((made / Math.max(made, could)) * 100);
