import {
  acceptInvitation as acceptEndpoint,
  getInvitation,
  inviteUsers as inviteEndpoint,
  resendInvitation as resendEndpoint,
  revokeInvitation as revokeEndpoint,
} from '@waypost/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { translate } from '../../../platform/errors/index.ts';
import { route } from '../../../platform/http/index.ts';
import { welcome } from '../sessions/welcome.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { inviteUsers } from './invite-users.ts';

export function registerInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, inviteEndpoint, async ({ actor, body, locale }) => {
    const results = await inviteUsers(deps, actor, body);
    return { results: results.map(({ error, ...line }) => ({ ...line, error: error && translate(locale, error) })) };
  });
  route(app, resendEndpoint, async ({ actor, params }) => ({ link: await resendInvitation(deps, actor, params.user) }));
  route(app, revokeEndpoint, async ({ actor, params }) => {
    await revokeInvitation(deps, actor, params.user);
    return undefined;
  });
  route(app, getInvitation, ({ query }) => readInvitation(deps, query.token));
  route(app, acceptEndpoint, async ({ actor, body, locale, reply }) =>
    welcome(deps, reply, await acceptInvitation(deps, body, { locale, actor })),
  );
}
