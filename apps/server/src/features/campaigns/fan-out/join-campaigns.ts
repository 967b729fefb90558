import { int8 } from '../../../platform/db/column.ts';
import { appNow, query, realNow } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Deps } from '../../../platform/deps.ts';
import { CONNECTIONS, copies, ELIGIBLE, HAS_PRO } from '../../posts/index.ts';
import { holdPostings } from './publish-chunk.ts';
import { wakeSpread } from './spread-store.ts';

/** Campaigns with postings that are still to come, for one network. */
const openFor = statement(
  'fan-out-open-campaigns',
  { takes: { connection: int8 }, gives: { id: int8 } },
  ($) => `
  SELECT g.id FROM connections c, campaigns g
  WHERE c.id = ${$.connection} AND g.type = 'standard' AND g.published_at IS NOT NULL
    AND EXISTS (SELECT FROM postings t WHERE t.campaign_id = g.id AND t.app = c.app AND t.deleted_at IS NULL AND t.fire_at > app_now())
  ORDER BY g.id`,
);

/**
 * Gives a connection what the others have of published campaigns and what is still to come: who connected later, turned auto-schedule on
 * or got the plan that brings it. Asked twice, it gives nothing twice.
 */
export async function joinCampaigns({ db }: Pick<Deps, 'db'>, connection: number): Promise<number> {
  let made = 0;
  const { makeCopies } = await copies();
  for (const { id: campaign } of await db.rows(openFor({ connection })))
    made += await db.transaction(async (tx) => {
      const row = await tx.row(query.selectNoFrom(appNow.as('now')));
      if (row === null) return 0;
      const postings = await holdPostings(tx, campaign, row.now);
      return (await makeCopies(tx, { campaign, postings, connections: [connection], now: row.now })).made;
    });
  return made;
}

/**
 * Connections that lack a copy of what is to come next of a campaign. Asked one by one: as a join it would compare all copies with all
 * connections where the statistics are old.
 */
const lacking = statement(
  'fan-out-lacking',
  { takes: { limit: int8 }, gives: { id: int8 } },
  ($) => `
  SELECT DISTINCT c.id FROM campaigns g
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (t.app, t.type = 'reel') t.id, t.app, t.type FROM postings t
    WHERE t.campaign_id = g.id AND t.deleted_at IS NULL AND t.fire_at > app_now() ORDER BY t.app, t.type = 'reel', t.fire_at DESC, t.id
  ) t
  JOIN (${CONNECTIONS}) ON c.app = t.app
  WHERE g.type = 'standard' AND g.published_at IS NOT NULL AND ${ELIGIBLE}
    AND (t.type <> 'reel' OR ${HAS_PRO})
    AND NOT EXISTS (SELECT FROM campaign_spreads w WHERE w.campaign_id = g.id AND w.what = 'publish' AND w.done_at IS NULL)
    AND (SELECT true FROM scheduled_postings p
      WHERE p.source = 'campaign' AND p.posting_id = t.id AND p.profile_id = c.profile_id AND p.app = c.app) IS NULL
  ORDER BY c.id LIMIT ${$.limit}`,
);

/** Takes up what a dead process left, and connections that nobody told us of. */
export async function catchUp(deps: Pick<Deps, 'db'>, atMost = 2_000): Promise<void> {
  const { db } = deps;
  const left = query
    .selectFrom('campaign_spreads as w')
    .leftJoin('postings as t', 't.id', 'w.posting_id')
    .select('w.id')
    .where('w.done_at', 'is', null)
    // A deletion that can still be taken back is not woken before its time.
    .where((e) =>
      e.or([e('w.what', '!=', 'delete'), e('t.followed_from', 'is', null), e('t.followed_from', '<=', realNow)]),
    )
    .orderBy('w.id');
  for (const { id } of await db.rows(left)) await wakeSpread(db, id);
  for (const { id } of await db.rows(lacking({ limit: atMost }))) await joinCampaigns(deps, id);
}
