import { changeBusinessCard, getBusinessCard } from '@waypost/contract/branding';
import { hasPro } from '@waypost/contract/plans';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import { agencyOf, scopeOfProfile } from '../profiles/index.ts';
import { mayBrand } from './branding-of.ts';
import { changeBranding } from './change-branding.ts';
import type { BrandingDeps } from './deps.ts';
import { presentCard } from './present.ts';
import { orderBanner } from './redraw-banner.ts';
import { readCard } from './store.ts';

export function registerBrandingRoutes(app: FastifyInstance, deps: BrandingDeps): void {
  const { db } = deps;
  route(app, getBusinessCard, async ({ actor, query: { profile } }) => {
    await scopeOfProfile(db, actor, profile, 'read');
    const [row, agency, pending] = await Promise.all([
      readCard(db, profile),
      agencyOf(db, profile),
      deps.brandedPending(db, profile),
    ]);
    if (row === null || agency === null) throw notFound();
    const card = presentCard(deps, row, agency, pending);
    // Seen for the first time, or drawn by an earlier version.
    if (!card.banner_ready && mayBrand(row)) await orderBanner(db, profile);
    return card;
  });
  route(app, changeBusinessCard, async ({ actor, query: { profile }, body }) => {
    const scope = await scopeOfProfile(db, actor, profile);
    // The permission can be given by itself; editing needs the plan as well (BCARD-006).
    if (!hasPro(actor.plan, actor.isSuperuser)) throw forbidden('errors.upgrade_required', 'upgrade_required');
    return changeBranding(deps, scope, body);
  });
}
