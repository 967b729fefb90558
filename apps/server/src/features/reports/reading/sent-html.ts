import { int8, jsonb, orNull } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { RunContent } from '../../mailing/index.ts';
import type { CampaignScope } from '../scope.ts';

/** Of several that were sent, the reader's own, or the first one. */
const readContent = statement(
  'content-of-newsletter-campaign',
  {
    takes: { campaign: int8, user: orNull(int8) },
    gives: { content: jsonb<RunContent>() },
  },
  ($) => `
  SELECT r.content FROM newsletters n JOIN mailing_runs r ON r.id = n.run_id
  WHERE n.campaign_id = ${$.campaign}
    AND (${$.user}::int8 IS NULL OR n.profile_id IN (SELECT p.id FROM profiles p WHERE p.user_id = ${$.user}))
  ORDER BY n.id LIMIT 1`,
);

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);

/** What went out, as a reader without a name got it, its links as they are written; nothing before. Nobody is counted for looking at it. */
export async function sentHtml(db: Sql, { campaignId, userId }: CampaignScope): Promise<string> {
  const row = await db.row(readContent({ campaign: campaignId, user: userId }));
  if (row === null) return '';
  const { html, links = [] } = row.content;
  return html
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.kind === 'contact') return escaped(piece.fallback);
      return piece.kind === 'link' ? escaped(links[piece.ordinal]?.url ?? '') : '';
    })
    .join('');
}
