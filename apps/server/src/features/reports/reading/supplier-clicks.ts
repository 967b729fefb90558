import { TOP_STATS } from '@waypost/contract/reports';
import { int4, int8, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CampaignScope } from '../scope.ts';

/** People who clicked several of a supplier's links are one each: as many rows are read as there were such clicks. */
const read = statement(
  'supplier-clicks-of-newsletter-campaign',
  {
    takes: { campaign: int8, user: orNull(int8), supplier: int8 },
    gives: { name: sure(text()), clicked: sure(int4), clicked_all: sure(int4), clicks: sure(int4) },
  },
  ($) => `
  SELECT btrim(concat_ws(' ', p.first_name, p.last_name)) AS name, (count(DISTINCT k.delivery_id) FILTER (WHERE k.clicks > 0))::int AS clicked,
    count(DISTINCT k.delivery_id)::int AS clicked_all, coalesce(sum(k.clicks), 0)::int AS clicks
  FROM newsletters n JOIN profiles p ON p.id = n.profile_id
  JOIN mailing_links l ON l.run_id = n.run_id AND l.supplier_id = ${$.supplier}
  JOIN mailing_clicks k ON k.run_id = l.run_id AND k.ordinal = l.ordinal
  WHERE n.campaign_id = ${$.campaign} AND n.deleted_at IS NULL AND (${$.user}::int8 IS NULL OR p.user_id = ${$.user})
  GROUP BY n.id, p.id ORDER BY clicked DESC, n.id`,
);

/** The clicks on links of one supplier, and who has most of them. */
export async function supplierClicks(db: Sql, { campaignId, userId }: CampaignScope, supplier: number) {
  const rows = await db.rows(read({ campaign: campaignId, user: userId, supplier }));
  const sum = (of: 'clicked' | 'clicked_all' | 'clicks') => rows.reduce((all, row) => all + row[of], 0);
  return {
    figures: { clicked: sum('clicked'), clicked_all: sum('clicked_all'), clicks: sum('clicks') },
    top: rows
      .filter(({ clicked }) => clicked > 0)
      .slice(0, TOP_STATS)
      .map(({ name, clicked }) => ({ name, value: clicked })),
  };
}
