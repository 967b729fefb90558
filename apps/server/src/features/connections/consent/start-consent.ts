import { hash, randomBytes } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import type { Config } from '../../../platform/config/config.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { type ConnectionDeps, connectorOf } from '../deps.ts';
import { mayConnect } from '../policy.ts';
import { profileForConsent } from '../store.ts';

const STATE_MINUTES = 10;

export const hashOfState = (state: string): Buffer => hash('sha256', state, 'buffer');

/** Must be the same, byte for byte, in the dialog and in the exchange of the code. */
export const redirectUriOf = (config: Pick<Config, 'publicUrl'>, app: SocialApp): string =>
  `${config.publicUrl.replace(/\/+$/, '')}/oauth/${app}/callback/`;

/** The address of the network's consent dialog, with a state that works once, in this session, for this profile and app. */
export async function startConsent(
  deps: ConnectionDeps,
  scope: ProfileScope,
  app: SocialApp,
  reconnect: boolean,
): Promise<string> {
  const profile = await profileForConsent(deps.db, scope);
  if (profile === null) throw notFound();
  const refusal = mayConnect(scope.actor, app, profile);
  if (refusal) throw refusal;
  const connector = connectorOf(deps, app);
  const state = randomBytes(32).toString('base64url');
  await deps.db.transaction(async (tx) => {
    await tx.run('DELETE FROM oauth_states WHERE session_id = $1 AND expires_at < app_now()', [scope.actor.sessionId]);
    await tx.run(
      `INSERT INTO oauth_states (state_hash, session_id, user_id, profile_id, app, reconnect, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, app_now() + make_interval(mins => $7))`,
      [hashOfState(state), scope.actor.sessionId, scope.actor.userId, scope.profileId, app, reconnect, STATE_MINUTES],
    );
  });
  return connector.authUrl({ redirectUri: redirectUriOf(deps.config, app), state, again: reconnect });
}
