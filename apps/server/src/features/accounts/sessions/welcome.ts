import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { presentUser } from '../present.ts';
import { knowBrowser } from './known-browser.ts';
import { landingOf } from './landing.ts';
import { nameDevice } from './own-sessions.ts';
import { setSessionCookie } from './sessions.ts';
import { accountOf, type SignedIn } from './sign-in.ts';

/** What every call answers after which somebody is signed in, with the session's cookie. */
export async function welcome(deps: Deps, reply: FastifyReply, { user, token }: SignedIn) {
  await nameDevice(deps.db, token, reply.request.headers['user-agent']);
  setSessionCookie(reply, deps.config, token);
  knowBrowser(reply, deps.config, accountOf(user.email));
  return { user: presentUser(user), redirect: await landingOf(deps.db, user) };
}
