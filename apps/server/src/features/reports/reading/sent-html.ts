import { int8, jsonb, orNull } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { piecesOfBodies, type RunContent } from '../../mailing/index.ts';
import type { CampaignScope } from '../scope.ts';

/** Of several that were sent, the reader's own, or the first one; what was erased with its profile says nothing any more. */
const readContent = statement(
  'content-of-newsletter-campaign',
  {
    takes: { campaign: int8, user: orNull(int8) },
    gives: { content: jsonb<RunContent>() },
  },
  ($) => `
  SELECT r.content FROM newsletters n JOIN mailing_runs r ON r.id = n.run_id
  WHERE n.campaign_id = ${$.campaign} AND r.content ? 'html'
    AND (${$.user}::int8 IS NULL OR n.profile_id IN (SELECT p.id FROM profiles p WHERE p.user_id = ${$.user}))
  ORDER BY n.id LIMIT 1`,
);

/** What went out, as a reader without a name got it, its links as they are written; nothing before. Nobody is counted for looking at it. */
export async function sentHtml(db: Sql, { campaignId, userId }: CampaignScope): Promise<string> {
  const row = await db.row(readContent({ campaign: campaignId, user: userId }));
  if (row === null) return '';
  const { shownPieces } = await piecesOfBodies();
  const { html, links = [] } = row.content;
  return shownPieces(html, { links });
}
