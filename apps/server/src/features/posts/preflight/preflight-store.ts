import type { SocialApp } from '@waypost/contract/networks';
import type { PostType, PreflightMessage } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { PENDING } from '../conditions.ts';
import { MEDIA_FILE, type MediaFile } from './preflight-posts.ts';
import { CONNECTION_COLUMNS, type WorldConnection } from './preflight-world.ts';

// The sweep acts for nobody: it takes whatever is due, so these functions have no scope.

export interface PreflightRow extends Omit<WorldConnection, 'id'> {
  readonly id: number;
  readonly connection_id: number;
  readonly pgid: string;
  readonly version: number;
  readonly type: PostType;
  readonly message: string;
  readonly link: string | null;
  readonly fire_at: Date;
  readonly name: string | null;
  readonly user_id: number;
  readonly slug: string;
  readonly pro: boolean;
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: SocialApp[] | null;
}

const CLAIM_MINUTES = 10;

/** Takes due rows by moving their time ahead; a process that dies leaves them to a later sweep. */
export async function claimPreflights(db: Sql, limit: number): Promise<PreflightRow[]> {
  const claimed = await db.rows<{ id: number }>(
    `UPDATE scheduled_postings s SET preflight_at = app_now() + make_interval(mins => $2)
     WHERE s.id IN (
       SELECT d.id FROM scheduled_postings d WHERE d.preflight_at <= app_now() AND NOT d.deleted
       ORDER BY d.preflight_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING s.id`,
    [limit, CLAIM_MINUTES],
    'preflight_claim',
  );
  const columns = CONNECTION_COLUMNS.replace('c.id, ', '');
  return db.rows<PreflightRow>(
    `SELECT s.id, s.connection_id, s.pgid, s.version, s.type, s.message, s.link, s.fire_at, c.name, p.user_id, p.slug, ${columns},
       (u.plan IN ('pro', 'premium') OR u.is_superuser) AS pro, af.hashtag_signature, af.hashtag_enabled_apps
     FROM scheduled_postings s JOIN connections c ON c.id = s.connection_id JOIN profiles p ON p.id = s.profile_id
     JOIN users u ON u.id = p.user_id LEFT JOIN advanced_features af ON af.profile_id = p.id
     WHERE s.id = ANY($1::bigint[]) ORDER BY s.fire_at, s.id`,
    [claimed.map((row) => row.id)],
    'preflight_rows',
  );
}

export async function preflightImages(db: Sql, row: Pick<PreflightRow, 'id'>): Promise<MediaFile[]> {
  return db.rows<MediaFile>(
    `SELECT ${MEDIA_FILE} FROM post_media pm JOIN media m ON m.id = pm.media_id
     WHERE pm.scheduled_posting_id = $1 ORDER BY pm.position`,
    [row.id],
    'preflight_images',
  );
}

/**
 * Keeps the result and ends the preflight. False when nobody needs to hear of it: the post was changed in the meantime
 * (a later sweep looks again), or it waits for nothing any more.
 */
export async function savePreflight(
  tx: Sql,
  row: PreflightRow,
  messages: readonly PreflightMessage[],
): Promise<boolean> {
  const saved = await tx.row<{ waiting: boolean }>(
    `UPDATE scheduled_postings SET preflight_at = NULL, preflight_result = $3 WHERE id = $1 AND version = $2
     RETURNING NOT deleted AND status IN (${PENDING}) AS waiting`,
    [row.id, row.version, JSON.stringify(messages)],
  );
  return saved?.waiting ?? false;
}
