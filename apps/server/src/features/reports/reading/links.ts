import { readByNobody } from '@waypost/contract/newsletters';
import { type CampaignLink, percentOf } from '@waypost/contract/reports';
import { int4, int8, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CampaignScope } from '../scope.ts';

const gives = {
  name: sure(text()),
  url: sure(text()),
  supplier_name: orNull(text()),
  supplier_label: orNull(text()),
  clicks: sure(int4),
  clicks_all: sure(int4),
  clicked: sure(int4),
  /** Of all links, whichever are told. */
  total: sure(int4),
};

const readLinksOfRun = statement(
  'links-of-newsletter-run',
  { takes: { run: int8 }, gives },
  ($) => `
  SELECT l.name, l.url, s.supplier_name, s.supplier_label, l.clicks, l.clicks_all, l.clicked, (sum(l.clicks) OVER ())::int AS total
  FROM mailing_links l LEFT JOIN suppliers s ON s.id = l.supplier_id
  WHERE l.run_id = ${$.run} ORDER BY l.clicks DESC, l.ordinal`,
);

/** Advisors may have addresses of their own under one name: the most clicked of them are told. */
const LINKS_TOLD = 500;

const readLinksOfCampaign = statement(
  'links-of-newsletter-campaign',
  { takes: { campaign: int8, user: orNull(int8), supplier: orNull(int8) }, gives },
  ($) => `
  WITH each_link AS (
    SELECT l.name, l.url, l.supplier_id, min(l.ordinal) AS ordinal, sum(l.clicks) AS clicks, sum(l.clicks_all) AS clicks_all,
      sum(l.clicked) AS clicked
    FROM newsletters n JOIN mailing_links l ON l.run_id = n.run_id
    WHERE n.campaign_id = ${$.campaign} AND n.deleted_at IS NULL
      AND (${$.user}::int8 IS NULL OR n.profile_id IN (SELECT p.id FROM profiles p WHERE p.user_id = ${$.user}))
    GROUP BY l.name, l.url, l.supplier_id
  )
  SELECT e.name, e.url, s.supplier_name, s.supplier_label, e.clicks::int AS clicks, e.clicks_all::int AS clicks_all,
    e.clicked::int AS clicked, coalesce((SELECT sum(a.clicks) FROM each_link a), 0)::int AS total
  FROM each_link e LEFT JOIN suppliers s ON s.id = e.supplier_id
  WHERE ${$.supplier}::int8 IS NULL OR e.supplier_id = ${$.supplier}
  ORDER BY e.clicks DESC, e.ordinal, e.url LIMIT ${LINKS_TOLD}`,
);

interface Row {
  readonly name: string;
  readonly url: string;
  readonly supplier_name: string | null;
  readonly supplier_label: string | null;
  readonly clicks: number;
  readonly clicks_all: number;
  readonly clicked: number;
  readonly total: number;
}

const present = (row: Row): CampaignLink => ({
  // Runs of earlier versions froze names with their placeholders in them.
  link_name: readByNobody(row.name),
  url: row.url,
  supplier_name: row.supplier_name,
  supplier_label: row.supplier_label,
  click_count: row.clicks,
  click_percentage: percentOf(row.clicks, row.total),
  recipients: row.clicked,
  machine_clicks: row.clicks_all - row.clicks,
});

export const linksOfRun = async (db: Sql, run: number): Promise<CampaignLink[]> =>
  (await db.rows(readLinksOfRun({ run }))).map(present);

/** The links of a campaign over all its sendings that the reader sees; of one supplier, or of all (NEWS-031). */
export const linksOfCampaign = async (
  db: Sql,
  { campaignId, userId }: CampaignScope,
  supplier: number | null,
): Promise<CampaignLink[]> =>
  (await db.rows(readLinksOfCampaign({ campaign: campaignId, user: userId, supplier }))).map(present);
