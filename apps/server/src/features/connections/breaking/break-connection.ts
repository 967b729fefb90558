import type { Sql } from '../../../platform/db/database.ts';
import { any, query, realNow } from '../../../platform/db/query.ts';
import { broken, type ConnectionRow, findGrant } from '../store.ts';
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
  const held = await tx.rows(scope === 'page' ? only(connectionId) : sharingGrant(connectionId));
  const refused = held.find(({ id }) => id === connectionId);
  if (refused === undefined || (await versionOf(tx, refused)) !== tokenVersion) return [];
  const lost = held
    .filter(({ id, connected, grant_id }) => connected && (id === connectionId || grant_id === refused.grant_id))
    .map(({ id }) => id);
  const marked = { ...broken(reason), updated_at: realNow };
  await tx.run(query.updateTable('connections').set(marked).where('id', '=', any(lost)));
  for (const id of lost) await mailBroken(tx, id);
  return lost;
}

/** The version of the token that a connection acts with now, and the row locked with it; null when it was removed. */
export async function currentToken(tx: Sql, connectionId: number): Promise<number | null> {
  const held = await tx.row(only(connectionId));
  return held && versionOf(tx, held);
}

/** Locks connections in the order of their ids, as everybody does who takes several. */
const lock = query
  .selectFrom('connections')
  .select(['id', 'grant_id', 'connected', 'page_token_enc', 'page_token_version'])
  .where('installed', '=', true)
  .orderBy('id')
  .forUpdate();
const only = (id: number) => lock.where('id', '=', id);
const sharingGrant = (id: number) =>
  lock.where((e) =>
    e.or([
      e('id', '=', id),
      e('grant_id', '=', query.selectFrom('connections').select('grant_id').where('id', '=', id)),
    ]),
  );

/** Asked after the lock: what was read while it was waited for would be the consent of before. */
async function versionOf(
  tx: Sql,
  held: Pick<ConnectionRow, 'grant_id' | 'page_token_enc' | 'page_token_version'>,
): Promise<number | null> {
  if (held.page_token_enc !== null) return held.page_token_version;
  return held.grant_id === null ? null : ((await findGrant(tx, held.grant_id))?.token_version ?? null);
}
