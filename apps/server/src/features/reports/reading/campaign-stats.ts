import { type CampaignStats, hasTopStats, TOP_STATS } from '@waypost/contract/reports';
import type { Locale } from '@waypost/contract/wire';
import { int4, int8, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { CampaignScope } from '../scope.ts';
import { presentFigures, totalsOf } from './figures.ts';
import { writtenSubject } from './subject.ts';
import { supplierClicks } from './supplier-clicks.ts';

const count = sure(int4);
const sums = (of: string, names: readonly string[]) =>
  names.map((name) => `coalesce(sum(${of}.${name}), 0)::int AS ${name}`).join(', ');

const ended = {
  audience: count,
  accepted: count,
  rejected: count,
  suppressed: count,
  cancelled: count,
  uncertain: count,
  hard: count,
};
const figures = {
  ...{ opened: count, opened_all: count, clicked: count, clicked_all: count, opens: count, clicks: count },
  ...{ unsubscribed: count, complained: count, bounced_hard: count, bounced_soft: count, bounced_refused: count },
};

/** Over the runs whose audience stands: rollups alone, however many were sent to. Advisors are all that got a copy, as in the lists. */
const readSums = statement(
  'sums-of-newsletter-campaign',
  { takes: { campaign: int8, user: orNull(int8) }, gives: { ...ended, ...figures, agents: count } },
  ($) => `
  SELECT ${sums('r', Object.keys(ended))}, ${sums('f', Object.keys(figures))}, count(*)::int AS agents
  FROM newsletters n LEFT JOIN mailing_runs r ON r.id = n.run_id AND r.audience IS NOT NULL
  LEFT JOIN mailing_figures f ON f.run_id = r.id
  WHERE n.campaign_id = ${$.campaign}
    AND (${$.user}::int8 IS NULL OR n.profile_id IN (SELECT p.id FROM profiles p WHERE p.user_id = ${$.user}))`,
);

const LISTS = { audience: 'r.audience', opens: 'f.opened', clicks: 'f.clicked' } as const;
const readTop = statement(
  'top-of-newsletter-campaign',
  {
    takes: { campaign: int8, user: orNull(int8), most: int8 },
    gives: { list: sure(text<keyof typeof LISTS>()), name: sure(text()), value: count },
  },
  ($) => `
  WITH own AS (
    SELECT n.id, btrim(concat_ws(' ', p.first_name, p.last_name)) AS name, ${Object.entries(LISTS)
      .map(([list, of]) => `${of} AS ${list}`)
      .join(', ')}
    FROM newsletters n JOIN profiles p ON p.id = n.profile_id
    JOIN mailing_runs r ON r.id = n.run_id AND r.audience IS NOT NULL JOIN mailing_figures f ON f.run_id = r.id
    WHERE n.campaign_id = ${$.campaign} AND n.deleted_at IS NULL AND (${$.user}::int8 IS NULL OR p.user_id = ${$.user})
  )
  ${Object.keys(LISTS)
    .map(
      (list) =>
        `(SELECT '${list}' AS list, name, ${list} AS value FROM own WHERE ${list} > 0 ORDER BY ${list} DESC, id LIMIT ${$.most})`,
    )
    .join(' UNION ALL ')}`,
);

const about = (campaign: number) =>
  query
    .selectFrom('email_campaigns as c')
    .leftJoin('countries as k', 'k.id', 'c.country_id')
    .select(['c.name', 'c.variants', 'c.campaign_type', 'c.published_at', 'k.name as country', 'k.iso2'])
    .where('c.id', '=', campaign);
const suppliersOf = (campaign: number) =>
  query
    .selectFrom('email_campaign_suppliers as e')
    .innerJoin('suppliers as s', 's.id', 'e.supplier_id')
    .select(['s.id', 's.supplier_label'])
    .where('e.campaign_id', '=', campaign)
    .orderBy('s.supplier_label');

/** What a campaign did over all its sendings that the reader sees; with a supplier the clicks are those on its links (NEWS-020, NEWS-021). */
export async function campaignStats(
  db: Sql,
  scope: CampaignScope,
  supplier: number | null,
  locale: Locale,
): Promise<CampaignStats> {
  const of = { campaign: scope.campaignId, user: scope.userId };
  const [told, suppliers, all] = await Promise.all([
    db.row(about(scope.campaignId)),
    db.rows(suppliersOf(scope.campaignId)),
    db.row(readSums(of)),
  ]);
  const totals = totalsOf(all);
  if (told === null || all === null || totals === null) throw notFound();
  const narrowed = supplier === null ? null : await supplierClicks(db, scope, supplier);
  const several = hasTopStats(all.agents);
  const top = several ? await db.rows(readTop({ ...of, most: TOP_STATS })) : [];
  const ranked = (list: keyof typeof LISTS) =>
    top.filter((row) => row.list === list).map(({ name, value }) => ({ name, value }));
  return {
    summary: {
      name: told.name,
      subject: writtenSubject(told.variants, locale),
      campaign_type: told.campaign_type,
      country: told.country === null ? '' : (told.country[locale] ?? told.country.en),
      country_iso: told.iso2,
      suppliers: Object.fromEntries(suppliers.map(({ id, supplier_label }) => [String(id), supplier_label])),
      date_published: told.published_at && wireTime(told.published_at),
      num_agent: all.agents,
      totals,
      refused: all.hard,
      ...presentFigures(all.accepted, { ...all, ...narrowed?.figures }),
    },
    top: {
      audience: ranked('audience'),
      opens: ranked('opens'),
      clicks: narrowed === null ? ranked('clicks') : several ? narrowed.top : [],
    },
  };
}
