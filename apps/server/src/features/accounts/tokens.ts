import { createHmac, hash, hkdfSync } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { TokenKind } from './tables.ts';

const LIFE: Readonly<Record<TokenKind, string>> = { verify: '24 hours', reset: '1 hour' };

/**
 * The token that a mail carries. It is derived from the mail's id, so it stands in no table and a mail that is sent
 * twice (a crash after the mail server took it) carries the same link.
 */
export function tokenOfMail(config: Config, kind: TokenKind, mailId: number): string {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'waypost one-time token', 32));
  return createHmac('sha256', key).update(`${kind}:${mailId}`).digest('base64url');
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Makes the link of a mail valid; the newest of its kind replaces the earlier ones. */
export async function issueToken(
  tx: Sql,
  config: Config,
  token: { kind: TokenKind; mailId: number; userId: number; email: string },
): Promise<void> {
  await tx.run('UPDATE one_time_tokens SET used_at = app_now() WHERE user_id = $1 AND kind = $2 AND used_at IS NULL', [
    token.userId,
    token.kind,
  ]);
  await tx.run(
    `INSERT INTO one_time_tokens (token_hash, user_id, kind, email, expires_at)
     VALUES ($1, $2, $3, $4, app_now() + $5::interval)`,
    [hashOf(tokenOfMail(config, token.kind, token.mailId)), token.userId, token.kind, token.email, LIFE[token.kind]],
  );
}

/** Uses a token up, once; it counts only for the address that it was mailed to. */
export async function redeemToken(tx: Sql, kind: TokenKind, token: string): Promise<{ userId: number } | null> {
  const row = await tx.row<{ user_id: number }>(
    `UPDATE one_time_tokens t SET used_at = app_now() FROM users u
     WHERE t.token_hash = $1 AND t.kind = $2 AND t.used_at IS NULL AND t.expires_at > app_now()
       AND u.id = t.user_id AND u.is_active AND u.deleted_at IS NULL AND lower(u.email) = lower(t.email)
     RETURNING t.user_id`,
    [hashOf(token), kind],
  );
  return row === null ? null : { userId: row.user_id };
}

/** The token of a waiting mail; `null` when its link opens nothing any more, and so is not worth sending. */
export const openTokenOf =
  (kind: TokenKind) =>
  async (tx: Sql, config: Config, mailId: number): Promise<string | null> => {
    const token = tokenOfMail(config, kind, mailId);
    const row = await tx.row(
      'SELECT 1 AS found FROM one_time_tokens WHERE token_hash = $1 AND used_at IS NULL AND expires_at > app_now()',
      [hashOf(token)],
    );
    return row === null ? null : token;
  };
