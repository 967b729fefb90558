import type { Provider, SocialApp } from '@waypost/contract/networks';
import { isPro, type Plan } from '@waypost/contract/plans';
import {
  normaliseMessage,
  type PreflightWorld,
  publishedText,
  SAME_TEXT_WINDOW_MINUTES,
  type SignatureSettings,
} from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { PENDING } from '../conditions.ts';

export interface WorldConnection {
  readonly id: number;
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly page_id: string | null;
  readonly installed: boolean;
  readonly connected: boolean;
  readonly paused: boolean;
  readonly late_after_minutes: number;
  /** A member's own feed on LinkedIn. */
  readonly is_feed: boolean | null;
  readonly expires_at: Date | null;
}

export interface ProfileWorld {
  readonly pro: boolean;
  readonly signature: SignatureSettings | null;
  readonly connections: ReadonlyMap<SocialApp, WorldConnection>;
}

export const CONNECTION_COLUMNS = `c.id, c.app, c.provider, c.page_id, c.installed, c.connected, c.paused,
  c.late_after_minutes, c.is_feed, CASE WHEN c.page_token_enc IS NULL
    THEN (SELECT g.expires_at FROM social_grants g WHERE g.id = c.grant_id) END AS expires_at`;

/**
 * What the rules look at. With `lock` the connections stay as they are until the transaction ends, so that a post is
 * never born on a page that is being disconnected, and two equal texts see each other.
 */
export async function profileWorld(db: Sql, scope: ProfileScope, options: { lock: boolean }): Promise<ProfileWorld> {
  const connections = await db.rows<WorldConnection>(
    `SELECT ${CONNECTION_COLUMNS} FROM connections c WHERE c.profile_id = $1 ORDER BY c.id
     ${options.lock ? 'FOR NO KEY UPDATE OF c' : ''}`,
    [scope.profileId],
  );
  const owner = await db.row<{ plan: Plan; is_superuser: boolean } & Partial<SignatureSettings>>(
    `SELECT u.plan, u.is_superuser, af.hashtag_signature, af.hashtag_enabled_apps
     FROM profiles p JOIN users u ON u.id = p.user_id LEFT JOIN advanced_features af ON af.profile_id = p.id
     WHERE p.id = $1`,
    [scope.profileId],
  );
  return {
    pro: owner !== null && (isPro(owner.plan) || owner.is_superuser),
    signature: {
      hashtag_signature: owner?.hashtag_signature ?? null,
      hashtag_enabled_apps: owner?.hashtag_enabled_apps ?? [],
    },
    connections: new Map(connections.map((connection) => [connection.app, connection])),
  };
}

export const worldConnection = (found: WorldConnection | undefined): PreflightWorld['connection'] =>
  found === undefined
    ? null
    : {
        connected: found.connected,
        installed: found.installed,
        paused: found.paused,
        expiresAt: found.expires_at?.getTime() ?? null,
      };

/** Another post of the page that carries the same text inside the window around `at`; two without any text do not clash. */
export async function sameTextPost(
  db: Sql,
  look: {
    connection: Pick<WorldConnection, 'provider' | 'page_id' | 'app'>;
    text: string;
    at: Date;
    signature: SignatureSettings | null;
    except?: readonly number[];
  },
): Promise<PreflightWorld['sameTextPost']> {
  const { connection, signature, at } = look;
  const wanted = normaliseMessage(look.text);
  if (wanted === '' || connection.page_id === null) return null;
  const near = await db.rows<{ id: number; fire_at: Date; message: string; published_text: string | null }>(
    `SELECT s.id, s.fire_at, s.message, s.published_text FROM scheduled_postings s
     WHERE s.provider = $1 AND s.pgid = $2 AND NOT s.deleted AND s.status IN (10, ${PENDING})
       AND s.fire_at > $3::timestamptz - make_interval(mins => $4)
       AND s.fire_at < $3::timestamptz + make_interval(mins => $4)
       AND s.id <> ALL ($5::bigint[])
     ORDER BY s.fire_at, s.id`,
    [connection.provider, connection.page_id, at, SAME_TEXT_WINDOW_MINUTES, look.except ?? []],
    'same_text_near',
  );
  const same = near.find(
    (post) => (post.published_text ?? publishedText(post.message, connection.app, signature)) === wanted,
  );
  return same === undefined ? null : { id: same.id, fireAt: same.fire_at.getTime() };
}
