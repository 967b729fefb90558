import {
  getAccountData,
  getConnectionStatus,
  getConnectUrl,
  listPages as listPagesEndpoint,
  patchConnectionSettings,
  removalPreview,
  removeConnection as removeEndpoint,
  selectPage as selectEndpoint,
} from '@waypost/contract/connections';
import { socialAppSchema } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { z } from '#zod';
import { invalid, text } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import { shownConnection } from './applications.ts';
import { finishConsent } from './consent/finish-consent.ts';
import { listPages } from './consent/list-pages.ts';
import { selectPage } from './consent/select-page.ts';
import { startConsent } from './consent/start-consent.ts';
import { registerWithdrawals } from './consent/withdrawal-routes.ts';
import type { ConnectionDeps } from './deps.ts';
import { getStatus } from './get-status.ts';
import { patchSettings } from './patch-settings.ts';
import { presentAccount } from './present.ts';
import { previewRemoval, removeConnection } from './remove-connection.ts';

export function registerConnectionRoutes(app: FastifyInstance, deps: ConnectionDeps): void {
  const { db } = deps;
  registerWithdrawals(app, deps);
  route(app, getConnectionStatus, async ({ actor, params }) => {
    const status = await getStatus(deps, await scopeOfProfile(db, actor, params.profile, 'read'), params.app);
    return {
      installed: status.installed,
      connected: status.connected,
      expires_at: status.expiresAt?.toISOString() ?? null,
      days_left: status.daysLeft,
      state: status.state,
    };
  });
  route(app, getAccountData, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'read');
    return presentAccount(await shownConnection(db, scope, params.app));
  });
  route(app, removalPreview, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'read');
    const { pending, open, asked } = await previewRemoval(deps, scope, params.app);
    return { pending_posts: pending, busy_posts: open - asked, asked_posts: asked };
  });
  route(app, removeEndpoint, async ({ actor, params }) => {
    await removeConnection(deps, await scopeOfProfile(db, actor, params.profile), params.app);
    return undefined;
  });
  route(app, patchConnectionSettings, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    const changes = { paused: body.paused, lateAfterMinutes: body.late_after_minutes };
    const settings = await patchSettings(deps, scope, params.app, changes);
    return { paused: settings.paused, late_after_minutes: settings.lateAfterMinutes };
  });
  registerConsent(app, deps);
}

function registerConsent(app: FastifyInstance, deps: ConnectionDeps): void {
  const { db } = deps;
  route(app, getConnectUrl, async ({ actor, params, query }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    return { url: await startConsent(deps, scope, params.app, query.reconnect ?? false) };
  });
  route(app, listPagesEndpoint, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    const { results, missing } = await listPages(deps, scope, params.app);
    return { results, missing_permissions: missing };
  });
  route(app, selectEndpoint, async ({ actor, params, query, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    const page = body.id ?? query.id;
    if (page === undefined) throw invalid({ id: [text('errors.field.required')] });
    await selectPage(deps, scope, params.app, page);
    return presentAccount(await shownConnection(db, scope, params.app));
  });
  // A page of the browser's journey and no call of the API: it always answers with a redirect into the product.
  app.get('/oauth/:app/callback/', { schema: { hide: true }, onRequest: app.identify }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const named = socialAppSchema.safeParse((request.params as { app?: unknown }).app);
    if (request.actor === null || !named.success) return reply.redirect('/', 302);
    const callback = callbackSchema.safeParse(request.query);
    return reply.redirect(await finishConsent(deps, request.actor, named.data, callback.data ?? {}), 302);
  });
}

const short = z.string().max(4_000).optional();
const callbackSchema = z.object({ state: short, code: short, error: short });
