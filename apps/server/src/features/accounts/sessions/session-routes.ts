import {
  endSessions as endAllEndpoint,
  endSession as endEndpoint,
  listSessions as listEndpoint,
} from '@waypost/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/index.ts';
import { endSession, endSessions, listSessions } from './own-sessions.ts';
import { clearSessionCookie } from './sessions.ts';

export function registerSessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listEndpoint, async ({ actor }) => ({ results: await listSessions(deps, actor) }));
  route(app, endEndpoint, async ({ actor, params }) => {
    await endSession(deps, actor, params.session);
    return undefined;
  });
  route(app, endAllEndpoint, async ({ actor, reply }) => {
    await endSessions(deps, actor);
    clearSessionCookie(reply, deps.config);
    return undefined;
  });
}
