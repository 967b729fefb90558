import type { SocialApp } from '@waypost/contract';
import { type GrantTokens, type RemotePage, SocialError } from '../../connectors/social/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownProfiles, scopeOfProfile } from '../profiles/index.ts';
import { type ConnectionDeps, connectorOf } from './deps.ts';
import { answers } from './get-status.ts';
import { pageAccessOf } from './page-access.ts';
import { refreshPages } from './refresh-pages.ts';
import { hashOfState, redirectUriOf } from './start-consent.ts';
import { lockConnection, saveGrant } from './store.ts';

/** What the network's redirect carries; everything in it is the visitor's to write. */
export interface Callback {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
}

/** Facebook Login says the first, LinkedIn the others (its "Authorization Code Flow"). */
const DENIALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

/** Each has a sentence in the catalogues under `connections.problem`. */
export type ConsentProblem = 'denied' | 'expired' | 'permissions' | 'unavailable' | 'failed';

interface State {
  readonly profile_id: number;
  readonly slug: string;
}

/** Ends a consent and answers where the browser goes. Never throws for what a person or network did. */
export async function finishConsent(
  deps: ConnectionDeps,
  actor: Actor,
  app: SocialApp,
  callback: Callback,
): Promise<string> {
  const state = await takeState(deps.db, actor, app, callback.state ?? '');
  if (state === null) return back(await anyProfile(deps.db, actor), app, 'expired');
  if (callback.code === undefined || callback.code === '')
    return back(
      state.slug,
      app,
      callback.error === undefined || DENIALS.includes(callback.error) ? 'denied' : 'failed',
    );
  const connector = connectorOf(deps, app);
  let tokens: GrantTokens;
  let pages: RemotePage[];
  try {
    tokens = await connector.exchangeCode({ code: callback.code, redirectUri: redirectUriOf(deps.config, app) });
    if (tokens.missingNeeded.length > 0) return back(state.slug, app, 'permissions');
    const { networkUserId, accessToken, refreshToken } = tokens;
    pages = await connector.listPages({ networkUserId, accessToken, refreshToken });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    deps.log.warn({ app, reason: error.refusal.code }, 'a consent could not be finished');
    return back(state.slug, app, error.refusal.kind === 'try-later' ? 'unavailable' : 'failed');
  }
  await store(deps, actor, app, state, tokens, pages);
  return `/${state.slug}/connections/?open_connections=${app}`;
}

/** Marks the state as used; it fits only the session, user and app that it was made for, once, for ten minutes. */
async function takeState(db: Sql, actor: Actor, app: SocialApp, state: string): Promise<State | null> {
  return db.row<State>(
    `UPDATE oauth_states s SET used_at = app_now() FROM profiles p
     WHERE s.state_hash = $1 AND s.session_id = $2 AND s.user_id = $3 AND s.app = $4
       AND s.used_at IS NULL AND s.expires_at > app_now() AND p.id = s.profile_id AND p.deleted_at IS NULL
     RETURNING s.profile_id, p.slug`,
    [hashOfState(state), actor.sessionId, actor.userId, app],
  );
}

async function store(
  deps: ConnectionDeps,
  actor: Actor,
  app: SocialApp,
  state: State,
  tokens: GrantTokens,
  pages: readonly RemotePage[],
): Promise<void> {
  const scope = await scopeOfProfile(deps.db, actor, state.profile_id);
  const leftOut = await deps.db.transaction(async (tx) => {
    const connection = await lockConnection(tx, scope, app);
    const grantId = await saveGrant(tx, deps.sealer, { userId: scope.userId, app, tokens });
    await tx.run(
      'UPDATE connections SET grant_id = $2, erase_token_at = NULL, updated_at = clock_timestamp() WHERE id = $1',
      [connection.id, grantId],
    );
    return refreshPages(tx, deps.sealer, grantId, pages);
  });
  for (const id of leftOut) {
    const access = await pageAccessOf(deps.db, deps.sealer, id);
    if (access?.connected) await answers(deps, id, access);
  }
}

async function anyProfile(db: Sql, actor: Actor): Promise<string | null> {
  const [first] = await ownProfiles(db, actor);
  return first?.slug ?? null;
}

function back(slug: string | null, app: SocialApp, problem: ConsentProblem): string {
  return slug === null ? '/' : `/${slug}/connections/?reconnect=${app}&problem=${problem}`;
}
