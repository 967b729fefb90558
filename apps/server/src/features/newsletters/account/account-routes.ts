import * as calls from '@waypost/contract/newsletters';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/index.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { scopeOfAccount } from './scope.ts';

const verbs = () => import('./verbs.ts');

export function registerAccountRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { db } = deps;
  route(app, calls.signUpEmarketing, async ({ actor, body: { profile, ...given } }) => {
    const scope = await scopeOfProfile(db, actor, profile);
    const { accountOf, signUp } = await verbs();
    return accountOf(deps, await signUp(deps, scope, given));
  });
  route(app, calls.getEmarketing, async ({ actor, params }) => {
    const scope = await scopeOfAccount(db, actor, params.id, 'read');
    return (await verbs()).accountOf(deps, scope);
  });
  route(app, calls.patchEmarketing, async ({ actor, params, body }) => {
    const scope = await scopeOfAccount(db, actor, params.id);
    const { accountOf, changeAccount } = await verbs();
    await changeAccount(deps, scope, body);
    return accountOf(deps, scope);
  });
  route(app, calls.removeEmarketing, async ({ actor, params }) => {
    const scope = await scopeOfAccount(db, actor, params.id);
    await (await verbs()).removeAccount(deps, scope);
    return undefined;
  });
  registerDomain(app, deps);
}

function registerDomain(app: FastifyInstance, deps: NewsletterDeps): void {
  const { db } = deps;
  route(app, calls.putSendingDomain, async ({ actor, params, body }) => {
    const scope = await scopeOfAccount(db, actor, params.id);
    const { accountOf, saveDomain } = await verbs();
    await saveDomain(deps, scope, body.domain);
    return accountOf(deps, scope);
  });
  route(app, calls.checkSendingDomain, async ({ actor, params }) => {
    const scope = await scopeOfAccount(db, actor, params.id);
    const { accountOf, checkNow } = await verbs();
    await checkNow(deps, scope);
    return accountOf(deps, scope);
  });
  route(app, calls.removeSendingDomain, async ({ actor, params }) => {
    const scope = await scopeOfAccount(db, actor, params.id);
    const { accountOf, removeDomain } = await verbs();
    await removeDomain(deps, scope);
    return accountOf(deps, scope);
  });
}
