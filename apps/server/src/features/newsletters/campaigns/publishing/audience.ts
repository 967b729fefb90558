import type { Locale } from '@waypost/i18n';
import { bool, int4, int8, sure, text } from '../../../../platform/db/column.ts';
import type { Reads } from '../../../../platform/db/database.ts';
import { likePattern } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { hasAddressSql } from '../../account/sender.ts';
import { eligibleSql } from './eligible.ts';

const everybody = `newsletter_accounts a JOIN profiles p ON p.id = a.profile_id JOIN users u ON u.id = p.user_id
    JOIN contact_lists l ON l.account_id = a.id AND l.slug = 'primary' LEFT JOIN business_details b ON b.profile_id = p.id`;

const totals = statement(
  'campaign-audience-totals',
  {
    takes: { campaign: int8 },
    gives: { advisors: sure(int4), contacts: sure(int4), without_address: sure(int4) },
  },
  ($) => `
  SELECT count(*)::int AS advisors, coalesce(sum(l.audience), 0)::int AS contacts,
    (count(*) FILTER (WHERE NOT ${hasAddressSql}))::int AS without_address
  FROM email_campaigns c, ${everybody} WHERE c.id = ${$.campaign} AND ${eligibleSql}`,
);
const page = statement(
  'campaign-audience',
  {
    takes: { campaign: int8, pattern: text(), limit: int8, offset: int8 },
    gives: {
      ...{ profile: int8, name: sure(text()), agency_name: sure(text()), locale: sure(text()), contacts: int4 },
      ...{ has_address: sure(bool), matching: sure(int4) },
    },
  },
  ($) => `
  SELECT p.id AS profile, btrim(p.first_name || ' ' || p.last_name) AS name, coalesce(b.agency_name, '') AS agency_name, coalesce(a.locale, u.locale) AS locale,
    l.audience AS contacts, ${hasAddressSql} AS has_address, (count(*) OVER ())::int AS matching
  FROM email_campaigns c, ${everybody}
  WHERE c.id = ${$.campaign} AND ${eligibleSql}
    AND contact_fold(p.first_name || ' ' || p.last_name || ' ' || coalesce(b.agency_name, '')) ILIKE ${$.pattern}
  ORDER BY lower(p.last_name), lower(p.first_name), p.id LIMIT ${$.limit} OFFSET ${$.offset}`,
);

export async function audienceTotals(db: Reads, campaign: number) {
  return (await db.row(totals({ campaign }))) ?? { advisors: 0, contacts: 0, without_address: 0 };
}

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string | undefined;
}
/** Who gets it now, by name. */
export async function campaignAdvisors(db: Reads, campaign: number, { page: at, page_size, search = '' }: Asked) {
  const offset = (at - 1) * page_size;
  const rows = await db.rows(page({ campaign, pattern: likePattern(search), limit: page_size, offset }));
  const count = rows[0]?.matching ?? 0;
  return { count, rows: rows.map(({ matching, locale, ...row }) => ({ ...row, locale: locale as Locale })) };
}
