import { hash, randomBytes } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import type { Config } from '../../../platform/config/config.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
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
  const { sessionId, userId } = scope.actor;
  await deps.db.transaction(async (tx) => {
    await tx.run(query.deleteFrom('oauth_states').where('expires_at', '<', appNow));
    await tx.run(
      query.insertInto('oauth_states').values({
        state_hash: hashOfState(state),
        session_id: sessionId,
        user_id: userId,
        profile_id: scope.profileId,
        app,
        reconnect,
        expires_at: sql`app_now() + make_interval(mins => ${STATE_MINUTES})`,
      }),
    );
  });
  return connector.authUrl({ redirectUri: redirectUriOf(deps.config, app), state, again: reconnect });
}
