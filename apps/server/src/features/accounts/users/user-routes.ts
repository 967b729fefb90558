import { getUser, listUsers as listUsersEndpoint, patchUser } from '@waypost/contract/accounts';
import { downgradeUser as downgradeUserEndpoint, getUserPlan } from '@waypost/contract/plans';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors/index.ts';
import { pageOf, route } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { acceptedTerms } from '../../legal/index.ts';
import { plansOfUsers } from '../../plans/index.ts';
import type { AccountDeps } from '../deps.ts';
import { changeUser } from './change-user.ts';
import { listUsers, readUser } from './list-users.ts';
import { presentListed, presentUserDetail } from './present-users.ts';

export function registerUserRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const detail = async (actor: Actor, id: number) => {
    const user = await readUser(deps.db, actor, id);
    if (user === null) throw notFound();
    return presentUserDetail(actor, user, await acceptedTerms(deps, deps.db, id));
  };
  route(app, listUsersEndpoint, async ({ query, actor, request }) => {
    const { page, page_size: limit, ...search } = query;
    const { count, rows } = await listUsers(deps.db, actor, { ...search, limit, offset: (page - 1) * limit });
    return pageOf(request, query, count, rows.map(presentListed));
  });
  route(app, getUser, ({ params, actor }) => detail(actor, params.user));
  route(app, patchUser, async ({ params, actor, body }) => {
    // Whom the reader may not see does not exist for him.
    await detail(actor, params.user);
    await deps.db.transaction((tx) => changeUser(tx, actor, params.user, body));
    return detail(actor, params.user);
  });
  route(app, getUserPlan, async ({ params, actor }) => {
    await detail(actor, params.user);
    return (await plansOfUsers()).planOfUser(deps, params.user);
  });
  route(app, downgradeUserEndpoint, async ({ params, actor }) => {
    await detail(actor, params.user);
    const { downgradeUser } = await plansOfUsers();
    await deps.db.transaction((tx) => downgradeUser(deps, tx, actor, params.user));
    return { status: true as const };
  });
}
