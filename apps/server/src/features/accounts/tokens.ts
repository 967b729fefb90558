import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query, sql, type TableRow } from '../../platform/db/query.ts';
import { type AccountChanges, lockEnterable, type UserRow } from './store.ts';

type TokenKind = TableRow<'one_time_tokens'>['kind'];

const LIFE: Readonly<Record<TokenKind, string>> = {
  verify: '24 hours',
  reset: '1 hour',
  invitation: '7 days',
};

/**
 * The token that a mail carries. It is derived from the mail's id, so it stands in no table and a mail that is sent
 * twice (a crash after the mail server took it) carries the same link.
 */
export function tokenOfMail(config: Config, kind: TokenKind, mailId: number): string {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'waypost one-time token', 32));
  return createHmac('sha256', key).update(`${kind}:${mailId}`).digest('base64url');
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Makes the link of a mail valid. Earlier ones stay so: else whoever asks for a new one kills the link in somebody's hands. */
export async function issueToken(
  tx: Sql,
  config: Config,
  token: { kind: TokenKind; mailId: number; userId: number; email: string },
): Promise<void> {
  await keepToken(tx, tokenOfMail(config, token.kind, token.mailId), token);
}

/** A link that no mail carries, for whoever hands it over; only the caller ever sees its token. It replaces the earlier ones. */
export async function issueLink(tx: Sql, link: { kind: TokenKind; userId: number; email: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await closeTokens(tx, link.userId, [link.kind]);
  await keepToken(tx, token, link);
  return token;
}

async function keepToken(
  tx: Sql,
  token: string,
  { kind, userId: user_id, email }: { kind: TokenKind; userId: number; email: string },
): Promise<void> {
  const token_hash = hashOf(token);
  const expires_at = sql<Date>`app_now() + ${LIFE[kind]}::interval`;
  await tx.run(query.insertInto('one_time_tokens').values({ token_hash, user_id, kind, email, expires_at }));
}

/** Sets a password, and ends all links that would set another one: who holds an old mail gets in no more. */
export async function setPassword(
  tx: Sql,
  id: number,
  changes: AccountChanges & { password_hash: string },
): Promise<UserRow | null> {
  const user = await tx.row(query.updateTable('users').set(changes).where('id', '=', id).returningAll());
  await closeTokens(tx, id, ['reset', 'invitation']);
  return user;
}

/** Ends all links of these kinds, because one was used or what they are for was done in another way. */
export async function closeTokens(tx: Sql, userId: number, kinds: readonly TokenKind[]): Promise<void> {
  await tx.run(
    query
      .updateTable('one_time_tokens')
      .set({ used_at: appNow })
      .where('user_id', '=', userId)
      .where('kind', 'in', kinds)
      .where('used_at', 'is', null),
  );
}

/**
 * A token `t` of a person `u` works: once, in its time, for somebody who may sign in, at the address that it was mailed to. Who
 * deleted the account and would take that back may need a new password first.
 */
const OPEN = sql<boolean>`t.used_at IS NULL AND t.expires_at > ${appNow}
  AND u.is_active AND (u.deleted_at IS NULL OR t.kind = 'reset') AND lower(u.email) = lower(t.email)`;

/**
 * Uses a token up, once, and all others of its kind with it. Answers whose it was: locked before the token is, as everybody
 * does who ends tokens.
 */
export async function redeemToken(tx: Sql, kind: TokenKind, token: string): Promise<UserRow | null> {
  const open = await readToken(tx, kind, token);
  const user = open === null ? null : await lockEnterable(tx, open.userId);
  if (user === null) return null;
  const used = await tx.run(
    query
      .updateTable('one_time_tokens as t')
      .from('users as u')
      .set({ used_at: appNow })
      .where('t.token_hash', '=', hashOf(token))
      .whereRef('u.id', '=', 't.user_id')
      .where(OPEN),
  );
  if (used === 0) return null;
  await closeTokens(tx, user.id, [kind]);
  return user;
}

/** Whose token it is, as long as it works; it keeps working. */
export async function readToken(
  db: Pick<Sql, 'row'>,
  kind: TokenKind,
  token: string,
): Promise<{ userId: number } | null> {
  const row = await db.row(
    query
      .selectFrom('one_time_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select('t.user_id')
      .where('t.token_hash', '=', hashOf(token))
      .where('t.kind', '=', kind)
      .where(OPEN),
  );
  return row === null ? null : { userId: row.user_id };
}

/** The token of a waiting mail; `null` when its link opens nothing any more, and so is not worth sending. */
export const openTokenOf =
  (kind: TokenKind) =>
  async (tx: Sql, config: Config, mailId: number): Promise<string | null> => {
    const token = tokenOfMail(config, kind, mailId);
    return (await readToken(tx, kind, token)) === null ? null : token;
  };
