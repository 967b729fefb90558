import * as calls from '@waypost/contract/reports';
import type { FastifyInstance } from 'fastify';
import { onePage, pageOf, route } from '../../platform/http/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { ReportDeps } from './deps.ts';
import { registerFileRoutes } from './exporting/file-routes.ts';
import { scopeOfCampaign, scopeOfReport } from './scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerReportRoutes(app: FastifyInstance, deps: ReportDeps): void {
  const { db } = deps;
  route(app, calls.newsletterSummary, async ({ actor, query }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    return (await verbs()).newsletterSummary(db, scope, query);
  });
  route(app, calls.newsletterReport, async ({ actor, params: { id } }) => {
    const scope = await scopeOfReport(db, actor, id, 'read');
    return (await verbs()).newsletterReport(db, scope);
  });
  route(app, calls.listRecipients, async ({ actor, params: { id }, query, request }) => {
    const scope = await scopeOfReport(db, actor, id, 'read');
    const { count, capped, totals, results } = await (await verbs()).listRecipients(db, scope, query);
    return { ...pageOf(request, query, count, results), count_capped: capped, totals };
  });
  route(app, calls.sendAgain, async ({ actor, params: { id }, body: { deliveries } }) => {
    const scope = await scopeOfReport(db, actor, id);
    return { sent_again: await (await verbs()).sendAgain(deps, scope, deliveries) };
  });
  route(app, calls.exportRecipients, async ({ actor, params: { id } }) => {
    const scope = await scopeOfReport(db, actor, id);
    const { askForFile, newsletterReport } = await verbs();
    await askForFile(db, scope);
    return newsletterReport(db, scope);
  });
  registerOfCampaign(app, deps);
  registerFileRoutes(app, deps);
}

function registerOfCampaign(app: FastifyInstance, { db }: ReportDeps): void {
  route(app, calls.campaignLinks, async ({ actor, params: { id }, query: { supplier = null } }) => {
    const scope = await scopeOfCampaign(db, actor, id);
    return onePage(await (await verbs()).linksOfCampaign(db, scope, supplier));
  });
  route(app, calls.campaignStats, async ({ actor, params: { id }, query: { supplier = null }, locale }) => {
    const scope = await scopeOfCampaign(db, actor, id);
    return (await verbs()).campaignStats(db, scope, supplier, locale);
  });
  route(app, calls.campaignPreview, async ({ actor, params: { id } }) => {
    const scope = await scopeOfCampaign(db, actor, id);
    return { htmlbody: await (await verbs()).sentHtml(db, scope) };
  });
}
