import * as calls from '@waypost/contract/billing';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import type { BillingDeps } from './deps.ts';
import { registerNotices } from './looking/take-notice.ts';
import { mayRead, mayWrite } from './policy.ts';
import { registerWidget } from './widget/serve-widget.ts';

/** What is done here, loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerBillingRoutes(app: FastifyInstance, deps: BillingDeps): void {
  registerWidget(app, deps);
  // Before the account: a fixed word is no id.
  route(app, calls.addressOptions, async ({ locale }) => (await verbs()).addressOptions(deps.db, locale));
  route(app, calls.getBilling, async ({ actor, params, query, locale }) => {
    if (!mayRead(actor, params.user)) throw notFound();
    return (await verbs()).readAccount(deps, actor, params.user, query, locale);
  });
  route(app, calls.putBilling, async ({ actor, params, body, locale }) => {
    if (!mayWrite(actor, params.user)) throw notFound();
    const { saveAddress, readAccount } = await verbs();
    await saveAddress(deps, actor, body, locale);
    return readAccount(deps, actor, params.user, {}, locale);
  });
  route(app, calls.postBilling, async ({ actor, body: { user, ...address }, locale }) => {
    if (!mayWrite(actor, user)) throw notFound();
    const { saveAddress, readAccount } = await verbs();
    await saveAddress(deps, actor, address, locale);
    return readAccount(deps, actor, user, {}, locale);
  });
  registerNotices(app, deps);
}
