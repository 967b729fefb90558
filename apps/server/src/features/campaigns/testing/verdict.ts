import type { TextDatabase } from '../../../testing/database/text-sql.ts';

interface Judged {
  readonly campaign: number;
  /** Edited, last to these words; moved; deleted. */
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly later: Date;
}

/** What is wrong with the copies of a campaign after all that was done to it: how many of each, and for how many agents it was. */
export async function verdict(db: TextDatabase, { campaign, first, second, third, later }: Judged) {
  const [said] = await db.rows(
    `WITH agents AS (
       SELECT p.id FROM profiles p JOIN connections c ON c.profile_id = p.id AND c.installed AND c.app = 'facebook'
         JOIN countries k ON k.id = p.country_id, campaigns g
       WHERE g.id = $1 AND p.completed AND k.iso2 = ANY (g.countries)
     ), copies AS (
       SELECT p.*, t.version AS now FROM scheduled_postings p JOIN postings t ON t.id = p.posting_id
       WHERE t.campaign_id = $1 AND p.source = 'campaign'
     ), spreads AS (SELECT * FROM campaign_spreads WHERE campaign_id = $1)
     SELECT (SELECT count(*)::int FROM agents) AS agents,
       (SELECT count(*)::int FROM agents a, unnest(ARRAY[$2::bigint, $3]) AS t (id)
        WHERE NOT EXISTS (SELECT FROM copies c WHERE c.profile_id = a.id AND c.posting_id = t.id)) AS missing,
       (SELECT count(*)::int FROM (SELECT FROM copies GROUP BY posting_id, profile_id HAVING count(*) > 1) d) AS twice,
       (SELECT count(*)::int FROM copies WHERE source_version <> now) AS old,
       -- What was deleted before its copy was made has none.
       (SELECT count(*)::int FROM copies WHERE (withdrawn_at IS NOT NULL) <> (posting_id = $4)) AS "notWithdrawn",
       (SELECT count(*)::int FROM copies WHERE posting_id = $2 AND NOT message_edited AND message <> 'Said for the last time') AS words,
       (SELECT count(*)::int FROM copies WHERE posting_id = $3 AND fire_at < $5::timestamptz - interval '1 day') AS times,
       (SELECT count(*)::int FROM copies WHERE posting_id = $2 AND (id % 7 = 0) <> (message_edited AND message = 'Mine ' || id)) AS "agentsWords",
       (SELECT (SELECT sum(made) FROM spreads WHERE what = 'publish') - count(*) FROM copies)::int AS uncounted,
       -- What the last edit counted is every copy, each where it belongs; it may have been said twice.
       (SELECT abs(coalesce(sum(made + kept + passed), 0) - (SELECT count(*) FROM copies WHERE posting_id = $2))
          + abs(coalesce(sum(kept), 0) - (SELECT count(*) FROM copies WHERE posting_id = $2 AND message_edited))
        FROM spreads WHERE posting_id = $2 AND id > (SELECT max(id) FROM spreads WHERE posting_id = $4))::int AS unkept`,
    [campaign, first, second, third, later],
  );
  return said;
}
