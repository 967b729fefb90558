import type { Sql } from '../../../platform/db/database.ts';
import { query, realNow } from '../../../platform/db/query.ts';
import { broken } from '../store.ts';
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
  const lost = await tx.rows(
    query
      .updateTable('connections')
      .set({ ...broken(reason), updated_at: realNow })
      .where('installed', '=', true)
      .where('connected', '=', true)
      .where((e) =>
        scope === 'page'
          ? e('id', '=', connectionId)
          : e.or([e('id', '=', connectionId), e('grant_id', '=', row.grant_id)]),
      )
      .returning('id'),
  );
  for (const { id } of lost) await mailBroken(tx, id);
  return lost.map(({ id }) => id);
}

/** Which token a connection acts with now, and the row locked with it; null when it was removed. */
export function currentToken(
  tx: Sql,
  connectionId: number,
): Promise<{ grant_id: number | null; version: number | null } | null> {
  return tx.row(
    query
      .selectFrom('connections as c')
      .leftJoin('social_grants as g', 'g.id', 'c.grant_id')
      .select('c.grant_id')
      .select((e) =>
        e
          .case()
          .when('c.page_token_enc', 'is', null)
          .then(e.ref('g.token_version'))
          .else(e.ref('c.page_token_version'))
          .end()
          .as('version'),
      )
      .where('c.id', '=', connectionId)
      .where('c.installed', '=', true)
      .forUpdate('c'),
  );
}
