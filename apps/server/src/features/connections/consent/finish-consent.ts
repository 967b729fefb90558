import { connectionsPaths } from '@waypost/contract/connections';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import { HOME, type Href } from '@waypost/contract/wire';
import { type AnyRefusal, type GrantTokens, type RemotePage, SocialError } from '../../../connectors/social/port.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { holdSession } from '../../accounts/index.ts';
import { ownProfiles, scopeOfProfile } from '../../profiles/index.ts';
import { mailBroken } from '../breaking/mail-broken.ts';
import { type ConnectionDeps, connectorOf } from '../deps.ts';
import { findGrant, lockConnectionsOfPerson, saveGrant, updateConnection } from '../store.ts';
import { forgetUnusedGrants } from '../tokens/forget-grants.ts';
import { refreshPages } from '../tokens/refresh-pages.ts';
import { hashOfState, redirectUriOf } from './start-consent.ts';

/** What the network's redirect carries; everything in it is the visitor's to write. */
export interface Callback {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
}

/** Facebook Login says the first, LinkedIn the others (its "Authorization Code Flow"). */
const DENIALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

/** Each has a sentence in the catalogues under `connections.problem`. */
export type ConsentProblem =
  | 'denied'
  | 'upgrade'
  | 'expired'
  | 'permissions'
  | 'page_missing'
  | 'other_account'
  | 'misconfigured'
  | 'unavailable'
  | 'failed';

/** What a consent was begun for. */
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
  if (callback.code === undefined || callback.code === '') return back(state.slug, app, refusalOf(callback.error));
  // The plan may have fallen while the network asked: a code that nobody redeems is worth nothing in minutes.
  if (CHANNELS[app].proOnly && !hasPro(actor.plan, actor.isSuperuser)) return back(state.slug, app, 'upgrade');
  const connector = connectorOf(deps, app);
  let tokens: GrantTokens;
  let pages: RemotePage[];
  try {
    tokens = await connector.exchangeCode({ code: callback.code, redirectUri: redirectUriOf(deps.config, app) });
    if (tokens.missingNeeded.length > 0) return back(state.slug, app, 'permissions', tokens.missingNeeded);
    pages = await connector.listPages(tokens);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    deps.log.warn({ app, reason: error.refusal.code }, 'a consent could not be finished');
    return back(state.slug, app, PROBLEMS[error.refusal.kind] ?? 'failed');
  }
  const outcome = await store(deps, actor, app, state, tokens, pages);
  if (outcome !== 'first' && outcome !== 'restored') return back(state.slug, app, outcome);
  const restored = outcome === 'restored' ? 'true' : undefined;
  return connectionsPaths.list({ slug: state.slug }, { open_connections: app, restored });
}

const PROBLEMS: Readonly<Partial<Record<AnyRefusal['kind'], ConsentProblem>>> = {
  'try-later': 'unavailable',
  wait: 'unavailable',
  ours: 'misconfigured',
};

function refusalOf(error: string | undefined): ConsentProblem {
  if (error === undefined || DENIALS.includes(error)) return 'denied';
  return error === 'unauthorized_scope_error' ? 'misconfigured' : 'failed';
}

/** Marks the state as used; it fits only the session, user and app that it was made for, once, for ten minutes. */
const takeState = (db: Sql, actor: Actor, app: SocialApp, state: string): Promise<State | null> =>
  db.row(
    query
      .updateTable('oauth_states as s')
      .from('profiles as p')
      .set({ used_at: appNow })
      .where('s.state_hash', '=', hashOfState(state))
      .where('s.session_id', '=', actor.sessionId)
      .where('s.user_id', '=', actor.userId)
      .where('s.app', '=', app)
      .where('s.used_at', 'is', null)
      .where('s.expires_at', '>', appNow)
      .whereRef('p.id', '=', 's.profile_id')
      .where('p.deleted_at', 'is', null)
      .returning(['s.profile_id', 'p.slug']),
  );

/** `first`: a page is still to be chosen; `restored`: the one that was chosen before is reached as it was. */
type Outcome = 'first' | 'restored' | 'page_missing' | 'other_account' | 'expired';

/**
 * Keeps the consent. A connection that has a page keeps it: where the consent is another person's and does not reach that
 * page nothing is changed, where the same person left it out the connection counts as broken until it is given again.
 */
async function store(
  deps: ConnectionDeps,
  actor: Actor,
  app: SocialApp,
  state: State,
  tokens: GrantTokens,
  pages: readonly RemotePage[],
): Promise<Outcome> {
  const scope = await scopeOfProfile(deps.db, actor, state.profile_id);
  return deps.db.transaction(async (tx) => {
    // The network took its time; whoever signed out meanwhile, or everywhere, keeps nothing of it.
    if (!(await holdSession(tx, actor.sessionId))) return 'expired';
    await deps.pendingPosts.lockOfPerson(tx, scope, app);
    const connection = await lockConnectionsOfPerson(tx, scope, app);
    const reached = pages.some((page) => page.admin && page.id === connection.page_id);
    const before = connection.grant_id === null ? null : await findGrant(tx, connection.grant_id);
    const sameUser = before === null || before.network_user_id === tokens.networkUserId;
    if (connection.installed && !reached && !sameUser) return 'other_account';
    const grantId = await saveGrant(tx, deps.sealer, { userId: scope.userId, app, tokens });
    await tx.run(updateConnection(connection.id).set({ grant_id: grantId, erase_token_at: null }));
    await audit(tx, actor, { action: 'connection.consent', objectType: 'connection', objectId: connection.id });
    // Whoever is looking at the page reads it there.
    for (const lost of await refreshPages(deps, tx, grantId, pages))
      if (lost !== connection.id) await mailBroken(tx, lost);
    if (!connection.installed) return 'first';
    // The consent of the person before, if nothing hangs on it any more.
    if (connection.grant_id !== grantId) await forgetUnusedGrants(tx, scope.userId, app);
    return reached ? 'restored' : 'page_missing';
  });
}

async function anyProfile(db: Sql, actor: Actor): Promise<string | null> {
  const [first] = await ownProfiles(db, actor);
  return first?.slug ?? null;
}

function back(slug: string | null, app: SocialApp, problem: ConsentProblem, missing: readonly string[] = []): Href {
  if (slug === null) return HOME;
  return connectionsPaths.list({ slug }, { reconnect: app, problem, missing: missing.join(' ') });
}
