import { SOCIAL_APPS } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import { metricsOf } from '@waypost/contract/stats';
import { int8, list, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Deps } from '../../../platform/deps.ts';
import { COUNTRIES, postsOf } from './posts-of.ts';

/** Figures that are no counts: of many posts they are the mean. All others are added up. */
const MEANS = [
  ...new Set(
    SOCIAL_APPS.flatMap((app) =>
      (['post', 'reel', 'video', 'feedpost'] as const).flatMap((type) =>
        metricsOf(app, type)
          .filter(({ aggregate }) => aggregate !== 'sum')
          .map(({ key }) => key as string),
      ),
    ),
  ),
];

/** Made anew from all of its posts and never counted up, so that no repetition makes them wrong. A figure that a network withheld is left out. */
const roll = statement(
  'postings-roll-up',
  { takes: { posting: int8, means: list(text()) }, gives: { country: text() } },
  ($) => `
  WITH told AS (
    SELECT k.iso2 AS country, p.stats_fetched_at, p.stats FROM (${postsOf($.posting)}) p
    JOIN profiles o ON o.id = p.profile_id JOIN countries k ON k.id = o.country_id
    WHERE k.iso2 IN (${COUNTRIES}) AND p.status = ${POST_STATUS.posted} AND p.stats IS NOT NULL
  ), figures AS (
    SELECT told.country, f.key, CASE WHEN f.key = ANY (${$.means}) THEN avg(f.value::text::numeric) ELSE sum(f.value::text::numeric) END AS figure
    FROM told, jsonb_each(told.stats) f WHERE jsonb_typeof(f.value) = 'number' GROUP BY told.country, f.key
  )
  INSERT INTO posting_stats (posting_id, country, fetched_at, posts, metrics)
  SELECT ${$.posting}, country, max(stats_fetched_at), count(*),
    coalesce((SELECT jsonb_object_agg(g.key, round(g.figure, 2)) FROM figures g WHERE g.country = told.country), '{}')
  FROM told GROUP BY country ORDER BY country
  ON CONFLICT (posting_id, country) DO UPDATE SET fetched_at = EXCLUDED.fetched_at, posts = EXCLUDED.posts, metrics = EXCLUDED.metrics
  RETURNING country`,
);
/** Adds up what the posts made of one posting did, by the country of their agents. */
export const rollUp = async (db: Sql, posting: number): Promise<void> =>
  void (await db.rows(roll({ posting, means: MEANS })));

/**
 * Copies: of the last two days every hour, of five weeks once a day, each in an hour of its own. What agents took from libraries goes out at
 * any time: where figures came since the last hour but one.
 */
const due = statement(
  'postings-roll-up-due',
  { takes: {}, gives: { id: sure(int8) } },
  () => `
  SELECT t.id FROM postings t JOIN campaigns g ON g.id = t.campaign_id
  WHERE g.type = 'standard' AND g.published_at IS NOT NULL AND t.deleted_at IS NULL
    AND t.fire_at <= (SELECT app_now()) AND t.fire_at > (SELECT app_now()) - interval '36 days'
    AND (t.fire_at > (SELECT app_now()) - interval '2 days' OR t.id % 24 = extract(hour FROM (SELECT app_now()))::int)
  UNION
  SELECT posting_id FROM scheduled_postings
  WHERE source = 'library' AND posting_id IS NOT NULL AND stats_fetched_at > (SELECT app_now()) - interval '2 hours'
  ORDER BY id`,
);
export async function rollUpDue({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await db.rows(due({}))) await rollUp(db, id);
}
