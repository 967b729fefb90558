import type { CampaignSpread } from '@waypost/contract/campaigns';
import { bool, int4, int8, list, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { SpreadWhat } from './spread-store.ts';

const spreads = statement(
  'campaign-spreads',
  {
    takes: { campaigns: list(int8) },
    gives: {
      ...{ id: int8, campaign_id: int8, what: text<SpreadWhat>(), posting: orNull(int8), looked: int4 },
      ...{ of_all: orNull(int4), made: int4, surplus: int4, kept: int4, passed: int4, done: sure(bool) },
    },
  },
  ($) => `
  SELECT id, campaign_id, what, posting_id AS posting, looked, of_all, made, surplus, kept, passed, done_at IS NOT NULL AS done
  FROM campaign_spreads WHERE campaign_id = ANY (${$.campaigns}) AND (done_at IS NULL
    OR id IN (SELECT min(f.id) FROM campaign_spreads f WHERE f.campaign_id = ANY (${$.campaigns}) AND f.what = 'publish' GROUP BY f.campaign_id)) ORDER BY campaign_id, id`,
);

/** How far the copies of campaigns are: the one of publishing, and what staff changed since and is not done yet. */
export async function spreadsOf(db: Reads, campaigns: readonly number[]): Promise<Map<number, CampaignSpread[]>> {
  const rows = await db.rows(spreads({ campaigns }));
  return new Map(
    [...Map.groupBy(rows, ({ campaign_id }) => campaign_id)].map(([id, found]) => [
      id,
      found.map(({ campaign_id: _, ...spread }) => spread),
    ]),
  );
}
