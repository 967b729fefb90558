import type { Sql } from '../../../platform/db/database.ts';
import { mailBroken } from './mail-broken.ts';

export interface Break {
  readonly connectionId: number;
  /** `grant`: the consent is dead, and every connection on it; `page`: only this one. */
  readonly scope: 'grant' | 'page';
  /** Of the token that the network refused. */
  readonly tokenVersion: number;
  readonly reason: string;
}

/**
 * Marks a connection as no longer connected, if the refused token is still the current one: an answer that was under
 * way while the person reconnected means nothing. Answers the connections that broke by this call; their owners get a
 * mail. Posts stay; the publisher parks them when their time comes.
 */
export async function breakConnection(
  tx: Sql,
  { connectionId, scope, tokenVersion, reason }: Break,
): Promise<number[]> {
  const row = await currentToken(tx, connectionId);
  if (row === null || row.version !== tokenVersion) return [];
  const broken = await tx.rows<{ id: number }>(
    `UPDATE connections SET connected = false, broken_reason = $2, broken_at = app_now(), last_error = $2,
       updated_at = clock_timestamp()
     WHERE installed AND connected AND (id = $1 OR ($3 AND grant_id = $4)) RETURNING id`,
    [connectionId, reason, scope === 'grant', row.grant_id],
  );
  for (const { id } of broken) await mailBroken(tx, id);
  return broken.map(({ id }) => id);
}

/** Which token a connection acts with now, and the row locked with it; null when it was removed. */
export function currentToken(
  tx: Sql,
  connectionId: number,
): Promise<{ grant_id: number | null; version: number } | null> {
  return tx.row(
    `SELECT c.grant_id, CASE WHEN c.page_token_enc IS NULL THEN g.token_version ELSE c.page_token_version END AS version
     FROM connections c LEFT JOIN social_grants g ON g.id = c.grant_id
     WHERE c.id = $1 AND c.installed FOR UPDATE OF c`,
    [connectionId],
  );
}
