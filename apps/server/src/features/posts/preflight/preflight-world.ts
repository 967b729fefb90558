import type { Provider, SocialApp } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import {
  LATE_AFTER_MINUTES,
  normaliseMessage,
  PENDING_STATUSES,
  POST_STATUS,
  type PreflightWorld,
  publishedText,
  SAME_TEXT_WINDOW_MINUTES,
  type TextSettings,
} from '@waypost/contract/posts';
import { orNull, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { any, query, sql, typed } from '../../../platform/db/query.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { endOfConsent } from '../../connections/index.ts';
import { endCardOf } from '../../media/index.ts';
import { TEXT_COLUMNS, textSettings, textSettingsIn } from '../../profiles/index.ts';
import { literals } from '../conditions.ts';

export interface ProfileWorld {
  readonly pro: boolean;
  readonly signature: TextSettings;
  /** For how long the end card is shown behind what the agent brings himself; null where there is none. */
  readonly endCard: number | null;
  readonly connections: ReadonlyMap<SocialApp, WorldConnection>;
}

/** What the rules ask of a connection `c`, beside its id. */
export const CONNECTION_COLUMNS = [
  'c.app',
  'c.provider',
  'c.page_id',
  'c.installed',
  'c.connected',
  'c.paused',
  'c.late_after_minutes',
  // A member's own feed on LinkedIn.
  'c.is_feed',
  typed(orNull(timestamptz))`(SELECT ${endOfConsent} FROM social_grants g WHERE g.id = c.grant_id)`.as('expires_at'),
] as const;
const connections = query.selectFrom('connections as c').select(['c.id', ...CONNECTION_COLUMNS]);
const ofProfile = prepared('world-connections', (p: { profileId: number }) =>
  connections.where('c.profile_id', '=', p.profileId).orderBy('c.id'),
);
export type WorldConnection = Readonly<RowOf<typeof ofProfile>>;

const kept = prepared('world-connections-keep', (p: { profiles: readonly number[] }) =>
  query
    .selectFrom('connections as c')
    .select('c.id')
    .where('c.profile_id', '=', any(p.profiles))
    .orderBy('c.id')
    .forNoKeyUpdate(),
);
/**
 * The connections of all these profiles stay as they are until the transaction ends, so that a post is never born on a
 * page that is being disconnected, and two equal texts see each other. All of them at once, in the order of their ids:
 * profile by profile, two creations that name the same profiles in another order would wait for each other.
 */
export async function keepConnections(tx: Sql, scopes: readonly ProfileScope[]): Promise<void> {
  await tx.run(kept({ profiles: scopes.map(({ profileId }) => profileId) }));
}

const one = prepared('world-connection', (p: { id: number }) => connections.where('c.id', '=', p.id));
/** The connection of a post; there always is one. */
export async function connectionOf(db: Sql, row: { readonly connection_id: number }): Promise<WorldConnection> {
  const found = await db.row(one({ id: row.connection_id }));
  if (found === null) throw new Error('A post without a connection');
  return found;
}

/** What the rules ask of the owner `u` and of the settings `af` of a profile. */
export const OWNER_COLUMNS = ['u.plan', 'u.is_superuser', ...TEXT_COLUMNS] as const;
const ownerOf = prepared('world-owner', (p: { profileId: number }) =>
  query
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'p.id')
    .select(OWNER_COLUMNS)
    .where('p.id', '=', p.profileId),
);

/** What the rules look at. */
export async function profileWorld(db: Sql, { profileId }: ProfileScope): Promise<ProfileWorld> {
  const rows = await db.rows(ofProfile({ profileId }));
  const owner = await db.row(ownerOf({ profileId }));
  return {
    pro: owner !== null && hasPro(owner.plan, owner.is_superuser),
    signature: textSettingsIn(owner),
    endCard: await endCardOf(db, profileId, 'generator'),
    connections: new Map(rows.map((connection) => [connection.app, connection])),
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

interface Near {
  readonly provider: Provider;
  readonly pageId: string;
  readonly at: Date;
  readonly except: readonly number[];
}
const WINDOW = sql.raw(`make_interval(mins => ${SAME_TEXT_WINDOW_MINUTES})`);
/** How long after its time a post may leave by itself at most. The index knows only that time. */
const LATEST = sql.raw(`make_interval(mins => ${LATE_AFTER_MINUTES.max})`);
/** When a post is on its page: when it left; any moment, while it is late and may still leave by itself; else at its time. */
const onPageAt = sql<Date>`CASE
  WHEN s.status = ${sql.lit(POST_STATUS.posted)} THEN coalesce(s.posted_at, s.fire_at)
  WHEN s.late_after > app_now() THEN greatest(s.fire_at, app_now())
  ELSE s.fire_at END`;
const near = prepared('same_text_near', (p: Near) =>
  query
    .selectFrom('scheduled_postings as s')
    .select(['s.id', 's.message', 's.published_text', 's.status', 's.permalink'])
    .select((e) => e.fn.coalesce('s.posted_at', 's.fire_at').as('at'))
    .where('s.provider', '=', p.provider)
    .where('s.pgid', '=', p.pageId)
    .where('s.deleted', '=', sql.lit(false))
    .where('s.status', 'in', literals([POST_STATUS.posted, ...PENDING_STATUSES]))
    .where('s.fire_at', '>', sql<Date>`${p.at}::timestamptz - ${WINDOW} - ${LATEST}`)
    .where('s.fire_at', '<', sql<Date>`${p.at}::timestamptz + ${WINDOW}`)
    .where(onPageAt, '>', sql<Date>`${p.at}::timestamptz - ${WINDOW}`)
    .where(onPageAt, '<', sql<Date>`${p.at}::timestamptz + ${WINDOW}`)
    .where('s.id', '<>', sql<number>`ALL (${p.except})`)
    .orderBy('s.fire_at')
    .orderBy('s.id'),
);

/** Another post of the page that carries the same text inside the window around `at`; two without any text do not clash. */
export async function sameTextPost(
  db: Sql,
  look: {
    connection: Pick<WorldConnection, 'provider' | 'page_id' | 'app'>;
    text: string;
    at: Date;
    signature: TextSettings;
    except?: readonly number[];
  },
): Promise<PreflightWorld['sameTextPost']> {
  const { connection, signature, at } = look;
  const wanted = normaliseMessage(look.text);
  if (wanted === '' || connection.page_id === null) return null;
  const { provider, page_id: pageId } = connection;
  const others = await db.rows(near({ provider, pageId, at, except: look.except ?? [] }));
  const same = others.find(
    (post) => (post.published_text ?? publishedText(post.message, connection.app, signature)) === wanted,
  );
  if (same === undefined) return null;
  const { id, at: when, status, permalink: link } = same;
  return { id, fireAt: when.getTime(), out: status === POST_STATUS.posted, link };
}
