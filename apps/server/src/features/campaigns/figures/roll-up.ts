import { SOCIAL_APPS } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import { metricsOf } from '@waypost/contract/stats';
import { int8, list, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Deps } from '../../../platform/deps.ts';

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

/** Made anew from all copies and never counted up, so that no repetition makes them wrong. A figure that a network withheld is left out. */
const roll = statement(
  'postings-roll-up',
  { takes: { posting: int8, means: list(text()) }, gives: { country: text() } },
  ($) => `
  WITH told AS (
    SELECT k.iso2 AS country, p.stats_fetched_at, p.stats FROM scheduled_postings p
    JOIN profiles o ON o.id = p.profile_id JOIN countries k ON k.id = o.country_id
    WHERE p.source = 'campaign' AND p.posting_id = ${$.posting} AND p.status = ${POST_STATUS.posted} AND p.stats IS NOT NULL
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
/** Adds up what the copies of one posting did, by the country of their agents. */
export const rollUp = async (db: Sql, posting: number): Promise<void> =>
  void (await db.rows(roll({ posting, means: MEANS })));

/** Of the last two days every hour, of five weeks once a day, each in an hour of its own. */
const due = statement(
  'postings-roll-up-due',
  { takes: {}, gives: { id: int8 } },
  () => `
  SELECT t.id FROM postings t JOIN campaigns g ON g.id = t.campaign_id
  WHERE g.type = 'standard' AND g.published_at IS NOT NULL AND t.deleted_at IS NULL
    AND t.fire_at <= app_now() AND t.fire_at > app_now() - interval '36 days'
    AND (t.fire_at > app_now() - interval '2 days' OR t.id % 24 = extract(hour FROM app_now())::int)
  ORDER BY t.fire_at, t.id`,
);
export async function rollUpDue({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await db.rows(due({}))) await rollUp(db, id);
}
